import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorFamily } from '@/lib/http/error-response'
import { answerPlainly, type PlainAnswer } from './plain-answers'
import { pathOf } from './request-path'

export type Refusal = PlainAnswer & { allow?: string; location?: string }

/** Refuses a request by its head; the rest is discarded, so that the client can read the response. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  family: ErrorFamily,
  { allow, location, ...answer }: Refusal,
): void {
  if (allow) response.setHeader('allow', allow)
  if (location) response.setHeader('location', location)
  // The site binds its own host alone to https (G-157).
  if (location || answer.status === 421) response.removeHeader('strict-transport-security')
  request.resume()
  answerPlainly(response, pathOf(request), { ...answer, family })
}

/** Refuses a request whose body is too long or too slow, while it is read. */
export function cutOff(
  request: IncomingMessage,
  response: ServerResponse,
  family: ErrorFamily,
  refusal: Refusal,
): void {
  if (response.headersSent) return void request.destroy()
  response.setHeader('connection', 'close')
  response.once('finish', () => setTimeout(() => request.destroy(), 200).unref())
  answerPlainly(response, pathOf(request), { ...refusal, family })
}
