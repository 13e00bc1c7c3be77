import { untrack } from 'svelte'
import { gameClient, type GameClient } from '../games'
import { api, printedAt, Trouble } from './api'
import { Live, liveAddress } from './live.svelte'
import { cardTexts, Play } from './play.svelte'
import { drawnSeats } from './seating'
import { sound } from './sound.svelte'
import { reason, toasts } from './toasts.svelte'
import type { ClientMessage, GiveAnswers, Said, ServerMessage, TableInfo, Update } from './wire'
import { language, t } from './words.svelte'

/** A decision on its way. `sent`: it left this browser; `asked`: what it answers. */
interface Held {
  message: GiveAnswers
  sent: boolean
  asked: string
}

const asked = ({ question }: Play): string =>
  question ? JSON.stringify([question.seat, question.step, question.subject, question.prompt]) : ''

/** A visit to a table: the line to it, the play on it and what is said around it. */
export class Session {
  play: Play | null = $state.raw(null)
  client: GameClient | null = $state.raw(null)
  trouble: Trouble | null = $state.raw(null)
  chat: Omit<Said, 'type'>[] = $state.raw([])
  live: Live | null = $state.raw(null)
  /** What was decided and is not yet known to have arrived: without a line it waits here. */
  held: Held | null = $state.raw(null)
  readonly id: string
  #language = language.current
  #left = false
  #toldLots = false

  constructor(id: string) {
    this.id = id
    void this.#enter()
  }

  /** Whether it could be said. */
  say(text: string): boolean {
    const said = this.live?.send({ type: 'say', text }) ?? false
    if (!said) toasts.show(reason('offline', ''), 'trouble')
    return said
  }

  /** Thinks better of a decision that still waits for the line. */
  letGo(): void {
    this.held = null
    this.play?.refused()
  }

  /** The table changed by a request of ours; the line will tell the others. */
  takeNews(table: TableInfo): void {
    if (this.play) this.play.table = table
  }

  /** Reads everything again when the reader changes the language. */
  follow(chosen: string): void {
    if (chosen === this.#language || !this.play) return
    this.#language = language.current
    this.#dial(this.play, true)
    void this.#readWords(this.play)
  }

  /** The board of the game does not work: the plain one serves, which needs the table in words. */
  giveUpBoard(error: unknown): void {
    console.error(error)
    this.client = null
    if (this.play) this.#dial(this.play, true)
  }

  leave(): void {
    this.#left = true
    this.live?.close()
  }

  async #enter(): Promise<void> {
    try {
      const table = await api.table(this.id)
      if (this.#left) return
      const play: Play = new Play(table, (message) => this.#post(play, message))
      ;[this.client, play.printed] = await Promise.all([
        gameClient(table.game),
        api.printed(table.game, table.rules, printedAt(table)),
        this.#readWords(play),
      ])
      if (this.#left) return
      this.play = play
      this.#dial(play, false)
    } catch (error) {
      if (!(error instanceof Trouble)) throw error
      this.trouble = error
    }
  }

  async #readWords(play: Play): Promise<void> {
    const { game, rules } = play.table
    const lang = language.current
    const [cards, options] = await Promise.all([
      api.cards(game, rules, lang, printedAt(play.table)),
      api.options(game, rules, lang),
    ])
    play.cards = cardTexts(cards)
    play.tableOptions = options
  }

  #dial(play: Play, afresh: boolean): void {
    let whole = afresh
    this.live?.close()
    this.live = new Live({
      address: () => liveAddress(this.id, language.current, this.client === null),
      ply: () => (whole ? null : play.ply),
      receive: (message) => {
        if (message.type === 'update') whole = false
        this.#receive(play, message)
      },
    })
  }

  #post(play: Play, message: ClientMessage): void {
    const sent = this.live?.send(message) ?? false
    if (message.type === 'answer') this.held = { message, sent, asked: asked(play) }
    else if (!sent && message.type !== 'explain') toasts.show(reason('offline', ''), 'trouble')
  }

  /**
   * After a broken line: a decision that did not arrive is sent if its question still stands, and else refused. One that
   * was sent before the line broke has arrived if the table has moved on since.
   */
  async #sendHeld(play: Play, held: Held): Promise<void> {
    await play.shown()
    if (this.held !== held) return
    this.held = null
    const { message, sent } = held
    if (sent && (play.ply ?? 0) > message.ply) return
    if (asked(play) === held.asked && play.isLegal(message.answers[0])) play.send(message.answers)
    else {
      toasts.show(t('line-back-refused'), 'trouble')
      sound.play('refused')
    }
  }

  #receive(play: Play, message: ServerMessage): void {
    switch (message.type) {
      case 'update':
        if (play.receive(message)) {
          if (this.held && message.base === null) void this.#sendHeld(play, this.held)
          else if (this.held && message.ply > this.held.message.ply) this.held = null
          this.#tellLots(play, message)
          void this.#ring(play, message)
        } else this.live?.hello(null)
        break
      case 'table':
        play.table = message.table
        break
      case 'chat':
        this.chat = message.lines
        break
      case 'said':
        this.chat = [...this.chat, message]
        break
      case 'explained':
        play.explained(message.action, message.text)
        break
      case 'foreseen':
        play.foreseen(message)
        break
      case 'refused':
        this.held = null
        if (!play.refused()) break
        toasts.show(reason(message.code, message.message), 'trouble')
        sound.play('refused')
        break
    }
  }

  /** Whoever sees the game begin is told which seats were drawn; later it stands in the log. */
  #tellLots(play: Play, update: Update): void {
    const begun = update.turns_before === 0 && update.log.filter((line) => line.turn).length < 2
    if (this.#toldLots || update.base !== null || !begun || update.result) return
    this.#toldLots = true
    const lots = drawnSeats(play.table)
    if (lots) toasts.show(lots)
  }

  async #ring(play: Play, update: Update): Promise<void> {
    const before = untrack(() => play.asked.length)
    await play.shown()
    if (update.base === null) return
    if (update.result) sound.play('end')
    else if (update.asked.length > 0 && before === 0) sound.play('turn')
  }
}
