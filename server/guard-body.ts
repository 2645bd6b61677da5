import type { IncomingMessage, ServerResponse } from 'node:http'
import { LIMITS } from '@/lib/config/limits'
import type { BodyRule } from '@/lib/http/api-document'
import { BUSY } from './admission'
import { type BodyBudget, bodyBudget } from './body-budget'
import type { Refusal } from './refuse'
import { tapBody } from './tap-body'

const TOO_LARGE = 'File too large'
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

type BodyGuard = (
  request: IncomingMessage,
  response: ServerResponse,
  guarded: Guarded,
) => Refusal | undefined

/**
 * Bounds what a request may send, how slowly, and how much of it all requests hold together. The
 * result is why an upload is refused before it begins.
 */
export function bodyGuard(budget: BodyBudget = bodyBudget()): BodyGuard {
  return (request, response, { rule, caller, cutOff }) => {
    const { maxBytes, upload } = rule ?? UNREAD_BODY
    const declared = declaredBytes(request)
    let [received, held] = [0, 0]

    /** Makes room for all that has arrived, and is to be held until the answer. */
    function hold(bytes: number): boolean {
      if (bytes <= held) return true
      if (!budget.take(caller, bytes - held)) return false
      held = bytes
      return true
    }

    if (upload !== undefined && !hold(declared)) return BUSY
    response.once('close', () => budget.give(caller, held))
    tapBody(request, (bytes) => {
      received += bytes
      // Nobody reads what arrives after the answer.
      if (response.writableEnded) return false
      const isTooLarge = received > maxBytes
      if (!isTooLarge && (!rule || hold(received))) return rule !== undefined
      cutOff(isTooLarge ? tooLarge(rule) : BUSY)
      return false
    })
    if (declared === 0 && request.headers['transfer-encoding'] === undefined) return undefined
    watchPace(request, response, {
      ...(upload !== undefined ? UPLOAD_PACE : BODY_PACE),
      received: () => received,
      onSlow: () => cutOff(TOO_SLOW),
    })
    return undefined
  }
}

/** The refusal stands at the field of the file that was expected. */
export function tooLarge({ upload }: BodyRule = UNREAD_BODY): Refusal {
  const refusal = { status: 413, message: TOO_LARGE }
  return upload === undefined ? refusal : { ...refusal, fields: { [upload]: TOO_LARGE } }
}

/** The length of a body by its head; 0 where it has none or does not tell. */
export function declaredBytes({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0)
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
