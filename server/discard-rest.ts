import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { tapBody } from './tap-body'

/** How long a client may go on sending after the answer, so that it can read it. */
const LINGER_MS = 10_000
/** A connection has at most 2.5 MB a second, as a flood must not keep the process busy. */
const PIECE_BYTES = 256 * 1024
const PAUSE_MS = 100

/** Discards what is left of a body after its answer, then ends the connection. */
export function discardRest(request: IncomingMessage, socket: Socket): void {
  if (request.complete || socket.destroyed) return
  let received = 0
  tapBody(request, (bytes) => {
    received += bytes
    if (received < PIECE_BYTES) return false
    received = 0
    socket.pause()
    setTimeout(() => socket.resume(), PAUSE_MS)
    return false
  })
  const timer = setTimeout(() => request.complete || socket.destroy(), LINGER_MS)
  socket.once('close', () => clearTimeout(timer))
}
