import { untrack } from 'svelte'
import { gameClient, type GameClient, hasBoard } from '../games'
import { api, printedAt, Trouble } from './api'
import { tableAt } from './arriving'
import { speed } from './following.svelte'
import { Held } from './held.svelte'
import { house } from './house.svelte'
import { Live, liveAddress } from './live.svelte'
import { readyForRematch, revealAt } from './nonce'
import { cardTexts } from './cards'
import { Play } from './play.svelte'
import { keepMoments, recallMoments } from './reopened'
import { begun, drawnSeats, leftFor } from './seating'
import { sound } from './sound.svelte'
import { reason, toasts } from './toasts.svelte'
import type { ClientMessage, Said, ServerMessage, TableInfo, Update } from './wire'
import { language, t } from './words.svelte'

/** A visit to a table: the line to it, the play on it and what is said around it. */
export class Session {
  play: Play | null = $state.raw(null)
  client: GameClient | null = $state.raw(null)
  trouble: Trouble | null = $state.raw(null)
  chat: Omit<Said, 'type'>[] = $state.raw([])
  live: Live | null = $state.raw(null)
  /** What was decided and is not yet known to be kept: without a line it waits here. */
  held: Held | null = $state.raw(null)
  readonly id: string
  /** The secret of the link by which one came, if any. */
  #invite: string | null
  #language = language.current
  #left = false
  /** Nothing draws this game, so the line tells it in words. */
  #plain = false
  /** What the line said before there was anything to show it. */
  #waiting: ServerMessage[] = []
  /** The table has been seen whole. */
  #opened = false
  #toldLots = false

  constructor(id: string, invite: string | null) {
    this.id = id
    this.#invite = invite
    void this.#enter()
  }

  /** Whether it could be said. */
  say(text: string): boolean {
    const said = this.live?.send({ type: 'say', text, invite: this.#invite }) ?? false
    if (!said) toasts.show(reason('offline', ''), 'trouble')
    return said
  }

  /** Thinks better of a decision that still waits for the line. */
  letGo(): void {
    this.held?.letGo()
  }

  /** The table changed by a request of ours; the line will tell the others. */
  takeNews(table: TableInfo): void {
    if (!this.play || (table.status === 'dealing' && begun(this.play.table))) return
    this.play.table = table
  }

  /** Reads everything again when the reader changes the language. */
  follow(chosen: string): void {
    if (chosen === this.#language || !this.play) return
    this.#language = language.current
    this.#dial(this.play, true)
    void this.#readWords(this.play)
  }

  /** The board of the game does not work: the plain one serves, which needs the table in words. */
  giveUpBoard(error?: unknown): void {
    if (error) console.error(error)
    this.client = null
    this.#plain = true
    this.#waiting = []
    if (this.play) this.#dial(this.play, true)
  }

  /** The page goes, for now or for good. */
  readonly keep = (): void => {
    if (this.play) keepMoments(this.play)
  }

  leave(): void {
    this.keep()
    removeEventListener('pagehide', this.keep)
    this.#left = true
    this.live?.close()
  }

  async #enter(): Promise<void> {
    try {
      const table = await tableAt(this.id)
      if (this.#left) return
      const play: Play = new Play(table, (message) => this.#post(message))
      this.#plain = !hasBoard(table.game)
      this.#dial(play, false) // what the line says waits until there is a board to show it
      ;[this.client, play.printed] = await Promise.all([
        gameClient(table.game),
        api.printed(table.game, table.rules, printedAt(table)),
        this.#readWords(play),
      ])
      if (this.#left) return
      speed.sit(table.id)
      this.play = play
      this.held = new Held(
        play,
        (message) => this.live?.send(message) ?? false,
        () => this.#refuse(t('line-back-refused')),
      )
      void this.#reveal(play)
      if (this.client === null && !this.#plain) this.giveUpBoard()
      for (const message of this.#waiting.splice(0)) this.#receive(play, message)
      addEventListener('pagehide', this.keep)
    } catch (error) {
      if (!(error instanceof Trouble)) throw error
      this.live?.close()
      this.trouble = error
    }
  }

  /** Everybody sits: what this browser adds to the shuffle is due. When the game is over, the same for a rematch. */
  async #reveal(play: Play): Promise<void> {
    const known = play.table
    if (known.status !== 'dealing') return readyForRematch(known)
    const found = await revealAt(known)
    if (play.table === known) this.takeNews(found) // what the line has said meanwhile is newer
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
      address: () => liveAddress(this.id, language.current, this.#plain),
      ply: () => (whole ? null : play.ply),
      ended: () => void house.readMe(),
      receive: (message) => {
        if (message.type === 'update') whole = false
        if (this.play) this.#receive(play, message)
        else this.#waiting.push(message)
      },
    })
  }

  #post(message: ClientMessage): void {
    if (message.type === 'answer') this.held?.give(message)
    else if (!this.live?.send(message) && message.type !== 'explain')
      toasts.show(reason('offline', ''), 'trouble')
  }

  #refuse(why: string): void {
    toasts.show(why, 'trouble')
    sound.play('refused')
  }

  #receive(play: Play, message: ServerMessage): void {
    switch (message.type) {
      case 'update':
        if (play.receive(message)) {
          if (message.base === null) {
            if (!this.#opened) recallMoments(play)
            this.#opened = true
            void this.held?.lineIsBack()
          }
          this.#tellLots(play, message)
          void this.#ring(play, message)
        } else this.live?.hello(null)
        break
      case 'table':
        for (const name of leftFor(play.table, message.table)) toasts.show(t('left-for-good', { name }))
        play.table = message.table
        void this.#reveal(play)
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
      case 'kept':
        this.held?.kept(message.id)
        break
      case 'refused':
        if (!message.id && play.onlyLooked()) break
        if (this.held?.refused(message)) break
        if (message.code === 'not-found') {
          this.#isGone(message)
          break
        }
        play.refused()
        this.#refuse(reason(message.code, message.message))
        break
    }
  }

  /** The table was deleted: whoever did so is on their way to the lobby. */
  #isGone({ code, message }: { code: string; message: string }): void {
    this.live?.close()
    this.trouble = new Trouble(code, message)
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
    const before = untrack(() => play.mustAnswer)
    await play.shown()
    if (update.base === null) return
    if (update.result) sound.play('end')
    else if (play.mustAnswer && !before) sound.play('turn')
  }
}
