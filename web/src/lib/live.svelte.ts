import type { ClientMessage, ServerMessage } from './wire'

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
const PING_EVERY = 25_000
/** Whoever has answered hears something within this time, or the line is dead. */
const SILENCE_AFTER_ANSWER = 8000
/** How the server hangs up on a page whose session was ended. */
const SESSION_ENDED = 4401

/** What the line needs from a websocket; tests bring their own. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  onopen: ((event: Event) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
}

export interface Ends {
  /** The address to call, asked again at every attempt. */
  address: () => string
  /** The ply we have, to be told first. */
  ply: () => number | null
  receive: (message: ServerMessage) => void
  /** The session was ended, from here or from another device. */
  ended?: () => void
  dial?: (address: string) => Socket
}

/** The line to one table: opens, says which ply we have, and calls again whenever it breaks. */
export class Live {
  status = $state<'calling' | 'open' | 'lost'>('calling')
  #ends: Ends
  #socket: Socket | null = null
  #wait = FIRST_WAIT
  #again: ReturnType<typeof setTimeout> | undefined
  #pings: ReturnType<typeof setInterval> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #closed = false
  #heard = true

  constructor(ends: Ends) {
    this.#ends = ends
    this.#call()
  }

  send(message: ClientMessage): boolean {
    if (!this.#socket || this.status !== 'open') return false
    this.#socket.send(JSON.stringify(message))
    if (message.type === 'answer') {
      this.#heard = false
      clearTimeout(this.#silence)
      this.#silence = setTimeout(() => this.#heard || this.drop(), SILENCE_AFTER_ANSWER)
    }
    return true
  }

  /** Tells the server anew what we have; null asks for everything. */
  hello(ply: number | null): void {
    this.send({ type: 'hello', ply })
  }

  /** Calls at once instead of waiting for the next attempt. */
  retry(): void {
    if (this.status === 'open' || this.#closed) return
    clearTimeout(this.#again)
    this.#hangUp()
    this.#call()
  }

  /** The line is known to be dead, though nobody has hung up. */
  drop(): void {
    if (this.status === 'open') this.#lose()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#again)
    this.#hangUp()
  }

  #call(): void {
    const dial = this.#ends.dial ?? ((address: string) => new WebSocket(address) as Socket)
    const socket = dial(this.#ends.address())
    this.#socket = socket
    socket.onopen = () => {
      this.status = 'open'
      this.#wait = FIRST_WAIT
      this.hello(this.#ends.ply())
      this.#heard = true
      this.#pings = setInterval(() => this.#ping(), PING_EVERY)
    }
    socket.onmessage = (event) => {
      this.#heard = true
      this.#ends.receive(JSON.parse(event.data))
    }
    socket.onclose = (event) => {
      if (event.code === SESSION_ENDED) this.#ends.ended?.()
      this.#lose()
    }
  }

  /** A line on which even a ping is not answered is dead, though nobody has said so. */
  #ping(): void {
    if (!this.#heard) return this.#lose()
    this.#heard = false
    this.send({ type: 'ping', at: Date.now() })
  }

  #lose(): void {
    this.#hangUp()
    this.status = 'lost'
    this.#again = setTimeout(() => this.#call(), this.#wait)
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }

  #hangUp(): void {
    clearInterval(this.#pings)
    clearTimeout(this.#silence)
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }
}

/** The websocket address of a table, on the server this page came from. A plain page is sent the table in words. */
export function liveAddress(table: string, language: string, plain: boolean): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  const asked = `lang=${language}${plain ? '&plain=true' : ''}`
  return `${scheme}//${location.host}/api/tables/${table}/live?${asked}`
}
