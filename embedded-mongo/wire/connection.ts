import type { Socket } from 'node:net'
import type { Reply, Request } from '../commands/context'
import { FrameReader } from './frames'
import { encodeReply, parseMessage } from './messages'

export type Answer = (request: Request, connection: number) => Promise<Reply>

/** An idle connection may stay; one that stops in the middle of a message holds memory. */
const STALLED_MS = 30_000

/**
 * Serves one connection until it ends: one message after the other; while one is worked on and
 * until its reply has left, nothing more is read. What cannot be understood closes this connection.
 */
export function serveConnection(
  socket: Socket,
  connection: number,
  answer: Answer,
  stalledMs = STALLED_MS,
): void {
  const reader = new FrameReader()
  let replies = 0
  let working = Promise.resolve()
  let isWorking = false
  socket.setNoDelay(true)
  socket.setTimeout(stalledMs, () => {
    const waitsForReader = socket.writableLength > 0
    const waitsForRest = reader.isWithinMessage && !isWorking
    if (waitsForReader || waitsForRest) socket.destroy()
  })
  socket.on('error', () => socket.destroy())
  socket.on('data', (bytes: Buffer) => {
    let frames: Buffer[]
    try {
      frames = reader.push(bytes)
    } catch {
      socket.destroy()
      return
    }
    if (frames.length === 0) return
    socket.pause()
    isWorking = true
    working = working
      .then(() => work(frames))
      .then(
        () => {
          isWorking = false
          socket.resume()
        },
        () => void socket.destroy(),
      )
  })

  async function work(frames: readonly Buffer[]): Promise<void> {
    for (const frame of frames) {
      const message = parseMessage(frame)
      const reply = await answer(message, connection)
      if (message.isSilent || socket.destroyed) continue
      socket.cork()
      let isFlowing = true
      for (const part of encodeReply(message, ++replies, reply)) isFlowing = socket.write(part)
      socket.uncork()
      if (!isFlowing) await drained(socket)
    }
  }
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      socket.off('drain', done)
      socket.off('close', done)
      resolve()
    }
    socket.on('drain', done)
    socket.on('close', done)
  })
}
