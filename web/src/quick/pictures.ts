/** Every game on one page: what its pictures show, made of our own pieces. The words are in the catalogues beside. */

/** An icon, perhaps so many of it; or what stands between pieces. */
export type Piece = string | [icon: string, amount: number | string]

export interface QuickPart {
  /** The words are `masters-quick-market` and, for the sentence, `masters-quick-market-line`. */
  id: string
  /** Lines of pieces. */
  picture: Piece[][]
}

export interface Quick {
  /** What one does in a turn. */
  acts: QuickPart[]
  /** What one has to know besides. */
  notes: QuickPart[]
  points: { id: string; icon: string }[]
}

const masters: Quick = {
  acts: [
    {
      id: 'market',
      picture: [
        ['marble-white', 'marble-red', 'marble-white', 'marble-grey'],
        ['→', ['faith', 1], ['stone', 1]],
      ],
    },
    { id: 'buy', picture: [[['coin', 4], '→', 'deck', ['vp', 5]]] },
    {
      id: 'produce',
      picture: [
        [['coin', 1], ['stone', 1], '→', ['servant', 3]],
        [['any', 1], ['any', 1], '→', ['any', 1]],
        ['→', 'strongbox'],
      ],
    },
  ],
  notes: [
    { id: 'warehouse', picture: [['servant'], ['coin', 'coin'], ['stone', 'stone', 'stone']] },
    { id: 'faith', picture: [['faith', '→', ['pope', '2'], ['pope', '3'], ['pope', '4']]] },
    { id: 'leaders', picture: [['portrait-1', 'portrait-3']] },
  ],
  points: [
    { id: 'cards', icon: 'deck' },
    { id: 'faith', icon: 'faith' },
    { id: 'tiles', icon: 'pope' },
    { id: 'leaders', icon: 'hand' },
    { id: 'stock', icon: 'warehouse' },
  ],
}

const lorenzo: Quick = {
  acts: [
    { id: 'value', picture: [['die-5', '→', 'cap-orange', '+', ['servant', 2], '→', '7']] },
    { id: 'tower', picture: [['tower', '→', 'territory', 'character', 'building', 'venture']] },
    { id: 'harvest', picture: [['territory', 'harvest', '→', ['wood', 1], ['stone', 1]]] },
    { id: 'production', picture: [['building', 'production', '→', ['coin', 3], ['vp', 2]]] },
    { id: 'council', picture: [['market', '→', ['coin', 5], 'palace', '→', 'privilege']] },
    {
      id: 'church',
      picture: [
        ['pope', ['faith', 3], '→', ['vp', 3]],
        ['pope', '→', 'excommunication'],
      ],
    },
  ],
  notes: [],
  points: [
    { id: 'territory', icon: 'territory' },
    { id: 'character', icon: 'character' },
    { id: 'venture', icon: 'venture' },
    { id: 'military', icon: 'military' },
    { id: 'faith', icon: 'faith' },
    { id: 'stock', icon: 'wood' },
  ],
}

const princes: Quick = {
  acts: [
    {
      id: 'troop',
      picture: [
        [['gold', 6], '→', 'cavalry'],
        ['infantry', 'pikes', 'crossbow', 'artillery', 'fort'],
      ],
    },
    { id: 'treachery', picture: [[['gold', 1], ['influence', 1], '→', 'treachery']] },
    { id: 'auction', picture: [['gavel', '→', 'florence', 'artist', 'pope']] },
    {
      id: 'war',
      picture: [
        ['venice', 'war', 'milan'],
        ['die-4', '+', 'cavalry', '→', 'laurel'],
      ],
    },
  ],
  notes: [
    { id: 'income', picture: [['merchant', 'rome', '→', ['gold', 3], ['influence', 2]]] },
    { id: 'trade', picture: [[['gold', 2], 'exchange', ['influence', 1]]] },
  ],
  points: [
    { id: 'tiles', icon: 'florence' },
    { id: 'artists', icon: 'artist' },
    { id: 'pope', icon: 'pope' },
    { id: 'gold', icon: 'gold' },
    { id: 'influence', icon: 'influence' },
    { id: 'wars', icon: 'laurel' },
  ],
}

const wiege: Quick = {
  acts: [
    {
      id: 'place',
      picture: [
        ['inf-0', '→', '●'],
        ['genius', '→', '◆'],
      ],
    },
    { id: 'draw', picture: [['deck', '→', 'hand']] },
    {
      id: 'play',
      picture: [
        ['science', 'architecture', 'finance', 'exploration', 'religion'],
        ['rotation', '→', '2'],
      ],
    },
    { id: 'culture', picture: [[['science', 4], ['religion', 2], '→', ['inf-1', 2]]] },
    { id: 'characters', picture: [['portrait-2', 'portrait-5', '→', ['inf-2', 3]]] },
    { id: 'pay', picture: [['inf-1', 'inf-2', '→', 'inf-0']] },
  ],
  notes: [],
  points: [
    { id: 'stones', icon: 'inf-0' },
    { id: 'tie', icon: 'science' },
    { id: 'end', icon: 'deck' },
  ],
}

export const QUICK: Record<string, Quick> = { masters, lorenzo, princes, wiege }
