/** The words of this board join those of the house. */
import { addWords } from '../../lib/words.svelte'
import en from './en.ftl?raw'
import it from './it.ftl?raw'

addWords({ en, it })

export { t } from '../../lib/words.svelte'
