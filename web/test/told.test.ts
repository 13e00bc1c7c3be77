import { beforeAll, describe, expect, it } from 'vitest'
import { piecesOf } from '../src/lib/told'
import { addWords } from '../src/lib/words.svelte'

describe('a sentence of the log', () => {
  beforeAll(() =>
    addWords('pebbles', {
      en: async () => 'pebbles-told-gold = gold\npebbles-told-faith = Faith Point|Faith Points',
    }),
  )

  it('has icons for amounts of goods, whatever number stands before them', () => {
    expect(piecesOf('pebbles', 'Bot 4 offers Bot 2 5 gold for 12 Faith Points.')).toEqual([
      'Bot 4 offers Bot 2 ',
      { icon: 'gold', amount: '5', word: 'gold' },
      ' for ',
      { icon: 'faith', amount: '12', word: 'Faith Points' },
      '.',
    ])
  })

  it('stays as it is where it only sounds like that', () => {
    expect(piecesOf('pebbles', 'Bot 4 golden, 3 goldfinches')).toEqual(['Bot 4 golden, 3 goldfinches'])
    expect(piecesOf('another', 'pays 3 gold')).toEqual(['pays 3 gold'])
  })
})
