import type { IncomingMessage, ServerResponse } from 'node:http'
import { LIMITS } from '@/lib/config/limits'
import type { BodyRule } from '@/lib/http/api-document'
import { BUSY } from './admission'
import { type BodyBudget, bodyBudget } from './body-budget'
import type { Refusal } from './refuse'
import { tapBody } from './tap-body'

export const TOO_LARGE: Refusal = { status: 413, message: 'File too large' }
const TOO_SLOW: Refusal = { status: 408, message: 'The request took too long.' }

/** The least that arrives in each window: 8 kB a second of a file, a small body at once. */
const UPLOAD_PACE = { windowMs: 10_000, minBytes: 80 * 1024 }
const BODY_PACE = { windowMs: 15_000, minBytes: Infinity }

/** The rule of what reads no body: a small one is discarded. */
export const UNREAD_BODY: BodyRule = { maxBytes: LIMITS.jsonBytes }

type Guarded = {
  rule: BodyRule | undefined
  caller: string
  /** Answers the request while its body is still arriving. */
  cutOff: (refusal: Refusal) => void
}

export type BodyGuard = (
  request: IncomingMessage,
  response: ServerResponse,
  guarded: Guarded,
) => void

/** Bounds what a request may send, how slowly, and how much of it all requests hold together. */
export function bodyGuard(budget: BodyBudget = bodyBudget()): BodyGuard {
  return (request, response, { rule, caller, cutOff }) => {
    const { maxBytes, isUpload = false } = rule ?? UNREAD_BODY
    let [received, held] = [0, 0]

    tapBody(request, (bytes) => {
      received += bytes
      // Nobody reads what arrives after the answer.
      if (response.writableEnded) return false
      const isTooLarge = received > maxBytes
      if (!isTooLarge && !rule) return false
      if (!isTooLarge && budget.take(caller, bytes)) {
        held += bytes
        return true
      }
      cutOff(isTooLarge ? TOO_LARGE : BUSY)
      return false
    })

    response.once('close', () => budget.give(caller, held))
    if (!hasBody(request)) return
    watchPace(request, response, {
      ...(isUpload ? UPLOAD_PACE : BODY_PACE),
      received: () => received,
      onSlow: () => cutOff(TOO_SLOW),
    })
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
}

type Pace = {
  windowMs: number
  minBytes: number
  received: () => number
  onSlow: () => void
}

/** A client that sends byte by byte must not hold its connection and the reader of the body. */
function watchPace(
  request: IncomingMessage,
  response: ServerResponse,
  { windowMs, minBytes, received, onSlow }: Pace,
): void {
  let before = 0
  const timer = setInterval(() => {
    if (request.complete || response.writableEnded) return clearInterval(timer)
    const isReaderSlow = request.readableLength >= request.readableHighWaterMark
    if (!isReaderSlow && received() - before < minBytes) onSlow()
    before = received()
  }, windowMs)
  response.once('close', () => clearInterval(timer))
}
