# Briefe, die das Haus per E-Mail schickt. Sie beginnen mit einem Gruß und enthalten einen Link.

letter-verify =
    Hallo { $name },

    diese Adresse wurde für dein Konto bei Bottega angegeben. Wenn du das warst, öffne innerhalb eines Tages diesen Link:

    { $link }

    Falls du dein Passwort einmal vergisst, kommt hierher ein Link, mit dem du ein neues wählst. Wenn du es nicht warst, brauchst du nichts zu tun.
    .subject = Bottega: Ist das deine Adresse?
letter-recover =
    Hallo { $name },

    jemand, wahrscheinlich du, hat das Passwort deines Kontos bei Bottega vergessen. Mit diesem Link kannst du ein anderes wählen. Er gilt einmal und nur in der nächsten Stunde:

    { $link }

    Wenn du es nicht warst, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.
    .subject = Bottega: neues Passwort wählen
