import net, { type Socket } from 'node:net'
import { constants, setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { answerMessages } from '../helper-process'

export type Attack = {
  url: string
  connections: number
  /** How many requests each connection sends at once; none for an idle one. */
  ahead: number
  /** Closes each connection as soon as it has sent them. */
  leaves?: boolean
}

/** The attacker has an address of its own on this machine. */
const ADDRESS = '127.0.0.2'
/** A connection that the site has closed is opened anew after this time. */
const REOPEN_MS = 1000

const sockets = new Set<Socket>()
let isOver = true

async function attack({ url, connections, ahead, leaves }: Attack): Promise<void> {
  isOver = false
  const { hostname, port, pathname, host } = new URL(url)
  const head = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\n`
  const text = ahead > 0 ? `${head}\r\n`.repeat(ahead - 1) + `${head}Connection: close\r\n\r\n` : ''

  async function keepOpen(): Promise<void> {
    while (!isOver) {
      const socket = net.connect({ host: hostname, port: Number(port), localAddress: ADDRESS })
      sockets.add(socket)
      socket.on('error', () => {})
      socket.resume()
      if (text) socket.write(text, () => leaves && socket.destroy())
      await new Promise((resolve) => socket.once('close', resolve))
      sockets.delete(socket)
      await pause(REOPEN_MS)
    }
  }
  for (let i = 0; i < connections; i++) void keepOpen()
  // Until the site feels it.
  await pause(500)
}

function end(): void {
  isOver = true
  for (const socket of sockets) socket.destroy()
}

// At low priority, because real attackers use no CPU time of the server.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
/** Returns how many connections are open. */
answerMessages<Attack | 'end', number>(async (message) => {
  if (message === 'end') end()
  else await attack(message)
  return sockets.size
})
