import { expect, it } from 'vitest'
import { isPicture, runsOf } from '../src/lib/marks'

it('cuts a line where its colour changes', () => {
  expect(runsOf('pays [yellow]6[/] florins')).toEqual([
    { text: 'pays ', marks: [] },
    { text: '6', marks: ['yellow'] },
    { text: ' florins', marks: [] },
  ])
})

it('knows marks inside each other, and several words in one', () => {
  expect(runsOf('[dim]+2 [magenta]V[/][/][bold red]!')).toEqual([
    { text: '+2 ', marks: ['dim'] },
    { text: 'V', marks: ['dim', 'magenta'] },
    { text: '!', marks: ['bold', 'red'] },
  ])
})

it('takes a bracket behind a backslash for a bracket', () => {
  expect(runsOf('[red]\\[[/]3[red]][/] \\[red]')).toEqual([
    { text: '[', marks: ['red'] },
    { text: '3', marks: [] },
    { text: ']', marks: ['red'] },
    { text: ' [red]', marks: [] },
  ])
})

it('leaves what is no mark as it stands', () => {
  expect(runsOf('[1] [ ] [/] <b>')).toEqual([{ text: '[1] [ ]  <b>', marks: [] }])
  expect(runsOf('')).toEqual([])
})

it('tells a picture from a sentence', () => {
  expect(isPicture(['Hand: 3 9 12', 'Submitted: –'])).toBe(false)
  expect(isPicture(['a  b'])).toBe(true)
  expect(isPicture(['(1)──(2)'])).toBe(true)
  expect(isPicture(['Hand:', '  3'])).toBe(true)
})
