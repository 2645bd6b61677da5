import type { IncomingMessage, ServerResponse } from 'node:http'
import { GET as artStatus } from '@/app/api/art-of-the-day/status/route'
import type { RouteHandler } from '@/lib/http/define-route'

/**
 * Calls that a page repeats for as long as it is open. The handlers are the routes' own; only Next's
 * way to them is left out, which costs several times what they do.
 */
const DIRECT: ReadonlyMap<string, RouteHandler> = new Map([
  ['/api/art-of-the-day/status', artStatus],
])

/** The handler that may answer this request at once; HEAD is derived from GET by Next alone. */
export function directRoute(method: string | undefined, path: string): RouteHandler | undefined {
  return method === 'GET' ? DIRECT.get(path) : undefined
}

/** Answers with what a handler makes of the request, headers of the web process included. */
export async function answerDirectly(
  handler: RouteHandler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of Array.isArray(value) ? value : [value ?? '']) headers.append(name, each)
  }
  const url = `http://localhost${request.url ?? '/'}`
  const answer = await handler(new Request(url, { headers }), { params: Promise.resolve({}) })
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) response.appendHeader(name, value)
  response.end(Buffer.from(await answer.arrayBuffer()))
}
