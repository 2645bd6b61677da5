import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { tapBody } from './tap-body'

/** How long a client may go on sending after the answer, so that it can read it. */
const LINGER_MS = 10_000
/** One connection has at most 2.5 MB a second, all together have about 10 MB. */
const PIECE_BYTES = 64 * 1024
const PAUSE_MS = 25
const AT_FULL_PACE = 4

type DiscardRest = (request: IncomingMessage, socket: Socket) => void

/**
 * Discards what is left of a body after its answer, then ends the connection. It does so slowly, as
 * a flood of refused bodies must not keep the process busy.
 */
export function restDiscarder(): DiscardRest {
  let discarding = 0

  return (request, socket) => {
    if (request.complete || socket.destroyed) return
    let received = 0
    discarding++
    tapBody(request, (bytes) => {
      received += bytes
      if (received < PIECE_BYTES) return false
      received = 0
      socket.pause()
      setTimeout(() => socket.resume(), PAUSE_MS * Math.max(1, discarding / AT_FULL_PACE))
      return false
    })
    const timer = setTimeout(() => request.complete || socket.destroy(), LINGER_MS)
    const end = () => {
      discarding--
      clearTimeout(timer)
      request.off('end', end)
      socket.off('close', end)
    }
    request.once('end', end)
    socket.once('close', end)
  }
}
