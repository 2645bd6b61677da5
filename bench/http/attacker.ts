import net, { type Socket } from 'node:net'
import { constants, setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { answerMessages } from '../helper-process'

export type Attack = {
  url: string
  method?: 'GET' | 'POST'
  /** `{n}` here, in the address and in the body is replaced by the number of the request. */
  headers?: Record<string, string>
  body?: string
  /** Bytes of a body that are sent without its end, in place of `body`. */
  unfinished?: { declared: number; sent: number }
  connections: number
  /** They come from this many addresses; the default is one. */
  addresses?: number
  /** How many requests each connection sends at once; none for an idle one. */
  ahead: number
  /** Closes each connection as soon as it has sent them. */
  leaves?: boolean
}

/** A connection that the site has closed is opened anew after this time. */
const REOPEN_MS = 1000

const sockets = new Set<Socket>()
let isOver = true
let requests = 0

async function attack({ connections, addresses = 1, ...attacked }: Attack): Promise<void> {
  isOver = false
  const { hostname, port } = new URL(attacked.url)

  async function keepOpen(place: number): Promise<void> {
    // Each address of the loopback network is an attacker of its own.
    const localAddress = `127.0.0.${2 + (place % addresses)}`
    while (!isOver) {
      const socket = net.connect({ host: hostname, port: Number(port), localAddress })
      sockets.add(socket)
      socket.on('error', () => {})
      socket.resume()
      const { ahead, leaves } = attacked
      for (let i = 0; i < ahead; i++) socket.write(requestText(attacked, i === ahead - 1))
      if (attacked.unfinished) socket.write(Buffer.alloc(attacked.unfinished.sent, 'a'))
      if (leaves) socket.end()
      await new Promise((resolve) => socket.once('close', resolve))
      sockets.delete(socket)
      await pause(leaves || isEnded(socket) ? REOPEN_MS : 0)
    }
  }
  for (let i = 0; i < connections; i++) void keepOpen(i)
  // Until the site feels it.
  await pause(500)
}

/** A connection on which something was answered goes on at once. */
function isEnded(socket: Socket): boolean {
  return socket.bytesRead === 0
}

function requestText(
  { url, method = 'GET', headers = {}, body = '', unfinished }: Omit<Attack, 'connections'>,
  isLast: boolean,
): string {
  const number = String(++requests)
  const numbered = (text: string) => text.replaceAll('{n}', number)
  const { pathname, search, host } = new URL(numbered(url))
  const sent = numbered(body)
  const length = unfinished?.declared ?? Buffer.byteLength(sent)
  const lines = [
    `${method} ${pathname}${search} HTTP/1.1`,
    `Host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${numbered(value)}`),
    ...(length > 0 ? [`Content-Length: ${length}`] : []),
    ...(isLast && !unfinished ? ['Connection: close'] : []),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${sent}`
}

function end(): void {
  isOver = true
  for (const socket of sockets) socket.destroy()
}

// The priority is low, because real attackers use no CPU time of the server.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
/** Returns how many connections are open. */
answerMessages<Attack | 'end', number>(async (message) => {
  if (message === 'end') end()
  else await attack(message)
  return sockets.size
})
