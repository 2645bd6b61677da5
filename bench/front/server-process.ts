import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE_MS = 30_000

export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** Throws where nothing answers in time. */
export async function untilAnswered(url: string): Promise<void> {
  const endsAt = performance.now() + PATIENCE_MS
  for (;;) {
    const answer = await fetch(url).catch((error: unknown) => {
      if (performance.now() > endsAt) throw error
    })
    if (answer?.ok) return
    if (performance.now() > endsAt) throw new Error(`${url} answers ${answer?.status}.`)
    await pause(100)
  }
}
