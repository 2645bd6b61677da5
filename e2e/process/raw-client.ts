import net, { type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Site } from '../site'

/** A connection that sends given text and collects what comes back. */
export class RawClient {
  answer = ''
  isClosed = false
  readonly closed: Promise<string>
  readonly socket: Socket

  /** It connects from `localAddress`, one of this machine's own, as another client would. */
  constructor(site: Site, text = '', localAddress = '127.0.0.1') {
    const port = Number(new URL(site.url).port)
    this.socket = net.connect({ port, host: '127.0.0.1', localAddress })
    this.socket.on('data', (chunk) => (this.answer += chunk.toString()))
    this.socket.on('error', () => {})
    this.closed = new Promise((resolve) =>
      this.socket.once('close', () => {
        this.isClosed = true
        resolve(this.answer)
      }),
    )
    if (text) this.socket.write(text)
  }

  /** The statuses of the answers so far; one may begin where the body of another one ends. */
  get statuses(): number[] {
    return [...this.answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
  }

  /** Sends a text with a byte per second, until the connection is closed. */
  async drip(text: string): Promise<string> {
    for (const byte of text) {
      if (this.socket.destroyed) break
      this.socket.write(byte)
      await Promise.race([pause(1000), this.closed])
    }
    return this.closed
  }
}

/** The head of a request for `path`, as one of many that are sent ahead. */
export function get(site: Site, path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\n\r\n`
}
