import type { Socket } from 'node:net'
import type { Reply, Request } from '../commands/context'
import { FrameReader } from './frames'
import { encodeReply, parseMessage } from './messages'

export type Answer = (request: Request) => Reply | Promise<Reply>

const EMPTY = Buffer.alloc(0)

/** Limit for connections that stop within a message; idle ones may stay. */
const STALLED_MS = 30_000

/**
 * Serves one connection until it ends, one message at a time: nothing more is read until the reply
 * has been sent. Synchronous answers are sent in the same tick. A malformed message closes the
 * connection.
 */
export function serveConnection(socket: Socket, answer: Answer, stalledMs = STALLED_MS): void {
  const reader = new FrameReader()
  const waiting: Buffer[] = []
  let replies = 0
  let isWorking = false
  socket.setNoDelay(true)
  const isStalled = (): boolean =>
    socket.writableLength > 0 || (reader.isWithinMessage && !isWorking)
  socket.setTimeout(stalledMs)
  socket.on('timeout', () => {
    const { bytesRead, writableLength } = socket
    // Data that arrived while this process was busy is read before the timeout is applied.
    setImmediate(() => {
      const hasMoved = socket.bytesRead > bytesRead || socket.writableLength < writableLength
      if (isStalled() && !hasMoved) socket.destroy()
    })
  })
  socket.on('error', () => socket.destroy())
  socket.on('data', (bytes: Buffer) => {
    try {
      waiting.push(...reader.push(bytes))
    } catch {
      socket.destroy()
      return
    }
    if (isWorking) socket.pause()
    else if (waiting.length > 0) void work()
  })

  async function work(): Promise<void> {
    isWorking = true
    try {
      for (let frame = waiting.shift(); frame; frame = waiting.shift()) {
        const message = parseMessage(frame)
        const answered = answer(message)
        const reply = answered instanceof Promise ? await answered : answered
        if (message.isSilent || socket.destroyed) continue
        if (!send(socket, encodeReply(message, ++replies, reply))) await drained(socket)
      }
    } catch {
      socket.destroy()
    }
    isWorking = false
    if (socket.isPaused()) socket.resume()
  }
}

/** False if the client must read before more is sent. */
function send(socket: Socket, parts: readonly Uint8Array[]): boolean {
  const [only = EMPTY, ...more] = parts
  if (more.length === 0) return socket.write(only)
  socket.cork()
  let isFlowing = true
  for (const part of parts) isFlowing = socket.write(part)
  socket.uncork()
  return isFlowing
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
