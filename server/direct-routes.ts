import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { GET as artStatus } from '@/app/api/art-of-the-day/status/route'
import { POST as signIn } from '@/app/api/signin/route'
import type { RouteHandler } from '@/lib/http/define-route'

/**
 * Calls that a page repeats for as long as it is open, and the one that many make at once while
 * others wait for their pages. The handlers are the routes' own; only Next's way to them is left
 * out, which costs several times what they do.
 */
const DIRECT = new Map<string, RouteHandler>([
  ['GET /api/art-of-the-day/status', artStatus],
  ['POST /api/signin', signIn],
])

/** The handler that can answer this request; HEAD is left to Next, which derives it from GET. */
export function directRoute(method: string | undefined, path: string): RouteHandler | undefined {
  return DIRECT.get(`${method} ${path}`)
}

/** Runs a handler and sends its response, with the headers that the web process has set. */
export async function answerDirectly(
  handler: RouteHandler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await handler(toWebRequest(request), { params: Promise.resolve({}) })
  // A body that was too long or too slow has been refused meanwhile.
  if (response.headersSent) return
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) response.appendHeader(name, value)
  response.end(Buffer.from(await answer.arrayBuffer()))
}

function toWebRequest(request: IncomingMessage): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of Array.isArray(value) ? value : [value ?? '']) headers.append(name, each)
  }
  const { method = 'GET', url = '/' } = request
  return new Request(`http://localhost${url}`, {
    ...{ method, headers },
    ...(method !== 'GET' && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
  })
}
