# Lettere che la casa manda per posta elettronica. Cominciano con un saluto e contengono un solo link.

letter-verify =
    Ciao { $name },

    questo indirizzo è stato inserito per il tuo profilo di Bottega. Se l’hai inserito tu, apri questo link entro un giorno:

    { $link }

    Se un giorno dimenticherai la password, riceverai qui il link per sceglierne una nuova. Se non l’hai inserito tu, non devi fare nulla.
    .subject = Bottega: è il tuo indirizzo?
letter-recover =
    Ciao { $name },

    qualcuno, probabilmente tu, ha dimenticato la password del tuo profilo di Bottega. Con questo link puoi sceglierne un’altra. Funziona una volta sola, entro la prossima ora:

    { $link }

    Se la richiesta non è tua, non devi fare nulla: la tua password resta com’è.
    .subject = Bottega: scegli una nuova password
