# Letters that the house sends by e-mail. They begin with a greeting and hold one link.

letter-verify =
    Hello { $name },

    this address was entered for your account at Bottega. If that was you, open this link within a day:

    { $link }

    If you ever forget your password, a link to choose a new one will come here. If it was not you, there is nothing you need to do.
    .subject = Bottega: is this your address?
letter-recover =
    Hello { $name },

    somebody, probably you, has forgotten the password of your account at Bottega. This link lets you choose another one. It works once, within the next hour:

    { $link }

    If it was not you, there is nothing you need to do: your password stays as it is.
    .subject = Bottega: choose a new password
