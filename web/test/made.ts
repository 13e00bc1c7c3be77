import type { Question, SeatInfo, TableInfo, Update } from '../src/lib/wire'

/** A seat, a table, a question and an update with nothing special about them. */
export function seat(number: number, more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: number,
    kind: 'person',
    name: `Seat ${number}`,
    bot: null,
    colour: null,
    host: number === 1,
    you: number === 1,
    online: true,
    stand_in: false,
    passing: null,
    commitment: null,
    ...more,
  }
}

export function table(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'abc',
    name: 'Santa Croce',
    game: 'masters',
    rules: 1,
    edition: null,
    options: {},
    seats: [seat(1), seat(2)],
    keep_order: true,
    leaving: 'bot',
    status: 'playing',
    public: true,
    host: true,
    deletable: false,
    waiting_for: [1],
    your_turn: true,
    limit_minutes: null,
    created: 0,
    updated: 0,
    commitment: '00',
    winners: [],
    rematch: null,
    comes_from: null,
    ...more,
  }
}

export function question(actions: string[], more: Partial<Question> = {}): Question {
  const options = actions.map((action) => ({
    action,
    label: action.toUpperCase(),
    verb: action,
    args: {},
    facts: {},
  }))
  return {
    seat: 1,
    step: 'act',
    prompt: 'What?',
    subject: null,
    options,
    automatic: false,
    pass_until: [],
    passed_while: [],
    denied: {},
    rule: '4',
    ...more,
  }
}

export function update(more: Partial<Update> = {}): Update {
  return {
    type: 'update',
    ply: 1,
    base: null,
    seat: 1,
    state: { coins: 1 },
    derived: {},
    turns_before: 0,
    asked: [question(['take', 'pass'])],
    waiting_for: [1],
    log: [],
    events: [],
    scores: [0, 0],
    can_undo: false,
    result: null,
    ...more,
  }
}
