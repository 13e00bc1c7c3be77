/** Where a long name may be broken, for a card that is narrower than it. Browsers know that for few languages only. */

/** A word this long may not fit. */
const LONG = 10
/** So much of a word stays together at either end. */
const LEAST = 3
const SOFT = '\u00ad'
const VOWEL = '[aeiouyäöüàèéìòù]'
const CONSONANT = '[bcdfghjklmnpqrstvwxzß]'
/** Of two consonants the second begins the syllable, unless both are one sound or begin it together. */
const TOGETHER = '(?:[cpstg]h|ck|gn|[bcdfgkptv][lr]|s[bcdfgklmnpqrtvz])'
/** What joins two German words, and what the second may begin with: in Italian that never follows. */
const JOINT = `(?<=${VOWEL}[lnr]s)(?=[bdfghklmnrvwz]${VOWEL})`
/** Right in Italian and in German alike: before a consonant with a vowel after it. */
const BREAK = new RegExp(
  `(?<=${VOWEL})(?=${CONSONANT}${VOWEL})|(?<=${VOWEL}${CONSONANT})(?<!(?=${TOGETHER}).)(?=${CONSONANT}${VOWEL})|${JOINT}`,
  'giu',
)

/** A name with the places where its long words may be broken. */
export function hyphenated(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : broken(word)))
}

function broken(word: string): string {
  return word.replace(BREAK, (_, place: number) => (place < LEAST || word.length - place < LEAST ? '' : SOFT))
}
