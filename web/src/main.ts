import { mount } from 'svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/page.css'
import './styles/text.css'
import './styles/sheets.css'
import './styles/buttons.css'
import './styles/seats.css'
import './styles/shell.css'
import App from './App.svelte'
import { house } from './lib/house.svelte'
import { theme } from './lib/theme.svelte'
import { attempt } from './lib/toasts.svelte'
import { language } from './lib/words.svelte'

theme.apply()
const spoken = language.begin()
const opened = attempt(() => house.open()) // while the words of another language are still on the way
void spoken.then(() => mount(App, { target: document.getElementById('app')!, props: { opened } }))
