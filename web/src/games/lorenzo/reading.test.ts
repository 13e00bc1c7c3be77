import { describe, expect, it } from 'vitest'
import type { View } from './generated'
import { cardOn, inSentences, piecesOn } from './reading'

describe('reading the position', () => {
  const found = {
    floors: { 'venture 1': 'walls', 'venture 2': 'none' },
    spaces: { palace: ['2 white', '1 neutral'], harvest: [] },
  } as unknown as View

  it('knows who stands where, and which card lies on a floor', () => {
    expect(piecesOn(found, 'palace')).toEqual([
      { seat: 2, member: 'white' },
      { seat: 1, member: 'neutral' },
    ])
    expect(piecesOn(found, 'harvest')).toEqual([])
    expect([cardOn(found, 'venture 1'), cardOn(found, 'venture 2')]).toEqual(['walls', null])
  })
})

describe('what stands on a card', () => {
  it('is read one sentence after the other', () => {
    const guild = ['At once:', 'Receive 6 VP', 'In productions:', 'You may pay 1 stone', 'or 3 stone']
    expect(inSentences(guild)).toBe('At once: Receive 6 VP. In productions: You may pay 1 stone or 3 stone.')
    expect(inSentences([])).toBe('')
  })
})
