import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { codedFrom, markdown } from '../src/lib/markdown'

it('sets headings one level down, with marks inside', () => {
  expect(markdown('# The *rules*')).toBe('<h2>The <i>rules</i></h2>')
})

it('joins the lines of a paragraph', () => {
  expect(markdown('One\ntwo **three** `G2b`.')).toBe('<p>One two <b>three</b> <code>G2b</code>.</p>')
})

it('makes lists, also right after a sentence', () => {
  expect(markdown('You may:\n- buy\n- sell\n  twice')).toBe(
    '<p>You may:</p><ul><li>buy</li><li>sell twice</li></ul>',
  )
  expect(markdown('1. first\n2. second')).toBe('<ol><li>first</li><li>second</li></ol>')
})

it('makes tables', () => {
  const made = markdown('| a | b |\n|---|---|\n| 1 | 2 |')
  expect(made).toContain('<th>a</th><th>b</th>')
  expect(made).toContain('<tr><td>1</td><td>2</td></tr>')
})

it('lets no HTML through', () => {
  expect(markdown('<img src=x onerror=alert(1)>')).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>')
  expect(markdown('[x](javascript:alert(1))')).not.toContain('<a')
})

it('gives sections and rulings their number to be linked to', () => {
  expect(markdown('## 7. The end')).toBe('<h3 id="7">7. The end</h3>')
  expect(markdown('### 24 cards')).toBe('<h4>24 cards</h4>')
  expect(markdown('**R6.** *Why?* Because.')).toBe('<p id="R6"><b>R6.</b> <i>Why?</i> Because.</p>')
  expect(markdown('**†** About this mark.')).toBe('<p id="†"><b>†</b> About this mark.</p>')
  expect(markdown('- **A2** Both.')).toBe('<ul><li id="A2"><b>A2</b> Both.</li></ul>')
  expect(markdown('| n | says |\n|---|---|\n| R7 | yes |\n| T7 | no |')).toContain(
    '<tr id="R7"><td>R7</td><td>yes</td></tr><tr><td>T7</td>',
  )
  expect(markdown('See (R6).')).toBe('<p>See (R6).</p>')
})

it('numbers the items of a section, and letters its paragraphs that begin in bold', () => {
  const made = markdown('## 8. War\n\n**Veto.** No.\n\n1. first\n2. second\n\nPlain.\n\n**Pay.** Gold.')
  expect(made).toContain('<p id="8.a"><b>Veto.</b> No.</p>')
  expect(made).toContain('<li id="8.2" value="2">second</li>')
  expect(made).toContain('<p>Plain.</p>')
  expect(made).toContain('<p id="8.b"><b>Pay.</b> Gold.</p>')
})

it('keeps a list within an item of another in its place', () => {
  expect(markdown('1. one of\n   * A. buy\n   * B. sell\n2. end')).toBe(
    '<ol><li>one of<br>• A. buy<br>• B. sell</li><li>end</li></ol>',
  )
})

it('shows the number of a ruling small, with what the ruling says', () => {
  const made = markdown('No pay (R6), nor (R7).\n\n**R6.** *Why?* “Because”.')
  expect(made).toContain('No pay<sup class="ref" title="R6. Why? “Because”.">R6</sup>, nor (R7).')
})

it('shows small what was reconstructed, and what older rules had', () => {
  expect(markdown('3 gold† a year.')).toContain('3 gold<sup class="ref">†</sup> a year.')
  expect(markdown('So. (In version 1 it was not.)')).toContain('<small class="ref">(In version 1')
})

it.each(['lorenzo', 'masters', 'princes', 'wiege'])(
  'folds what only programs need away at the end of the rules of %s, in every language',
  (game) => {
    const sections = { lorenzo: ['16'], masters: ['15', '16'], princes: ['16', '17'], wiege: ['18', '19'] }[
      game
    ]
    for (const language of ['', '.de', '.it']) {
      const text = readFileSync(`../docs/rules/${game}${language}.md`, 'utf8')
      const coded = text.slice(codedFrom(text))
      expect([...coded.matchAll(/^## (\d+)\./gm)].map(([, number]) => number)).toEqual(sections)
      expect(markdown(text, 'For programmers')).toContain('<summary>For programmers</summary><h3 id=')
    }
  },
)
