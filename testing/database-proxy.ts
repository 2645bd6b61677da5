import fs from 'node:fs'
import net, { type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export type DatabaseProxy = {
  uri: string
  /** It delays both directions. */
  delay: (ms: number) => void
  /** Closes open connections. */
  cut: () => void
  /** Closes open connections and refuses new ones until `open`. */
  block: () => void
  open: () => void
  close: () => Promise<void>
}

export async function openDatabaseProxy(uri: string, folder: string): Promise<DatabaseProxy> {
  const target = decodeURIComponent(uri.replace('mongodb://', ''))
  const socketPath = path.join(folder, 'link.sock')
  const sockets = new Set<Socket>()
  let delayMs = 0
  let isOpen = true

  const server = net.createServer((near) => {
    if (!isOpen) return void near.destroy()
    const far = net.connect(target)
    join(near, far)
    join(far, near)
  })

  function join(from: Socket, to: Socket): void {
    let sent: Promise<unknown> = Promise.resolve()
    const later = (send: () => void) => {
      sent = Promise.all([sent, delayMs > 0 && pause(delayMs)]).then(send)
    }
    sockets.add(from)
    from.on('data', (bytes) => later(() => void (to.destroyed || to.write(bytes))))
    from.on('end', () => later(() => to.end()))
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }

  function cut(): void {
    for (const socket of sockets) socket.destroy()
  }

  fs.rmSync(socketPath, { force: true })
  await new Promise<void>((resolve) => server.listen(socketPath, resolve))
  return {
    uri: `mongodb://${encodeURIComponent(socketPath)}`,
    delay: (ms) => void (delayMs = ms),
    cut,
    block: () => {
      isOpen = false
      cut()
    },
    open: () => void (isOpen = true),
    close: async () => {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
