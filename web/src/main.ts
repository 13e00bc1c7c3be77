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
import { theme } from './lib/theme.svelte'
import { language } from './lib/words.svelte'

theme.apply()
void language.begin().then(() => mount(App, { target: document.getElementById('app')! }))
