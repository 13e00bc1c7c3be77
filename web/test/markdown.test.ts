import { expect, it } from 'vitest'
import { markdown } from '../src/lib/markdown'

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
