import { withTimeLimit } from '@/lib/runtime/time-limit'

/** Longer than any answer may take, whatever happens to the database. */
const BOUND_MS = 30_000

const CLEAR = new Set([
  'The site cannot reach its data right now. Please try again in a moment.',
  'The site is very busy right now. Please try again in a moment.',
])
const ANSWERED_AS_TEXT = new Set(['/api/signin', '/api/signup'])

export type Call = {
  /** The session: in the header of a call, in the cookie of a page. */
  token?: string | undefined
  method?: string
  body?: unknown
  isPage?: boolean
  /** It is the status of a success. */
  status?: number
  check?: ((answer: { text: string; json: Record<string, unknown> }) => boolean) | undefined
}

export type Outcome = { ms: number } & (
  | { kind: 'right'; text: string }
  /** A clear 503. */
  | { kind: 'unavailable' }
  /** Neither; or no whole answer in time. */
  | { kind: 'wrong'; problem: string }
)

export type Ask = (path: string, call?: Call) => Promise<Outcome>

/** Calls a site whose database may be gone, and judges what comes back. */
export async function callSite(url: string, path: string, call: Call = {}): Promise<Outcome> {
  const method = call.method ?? (call.body ? 'POST' : 'GET')
  const startedAt = performance.now()
  const since = () => performance.now() - startedAt
  try {
    const { response, text } = await withTimeLimit(BOUND_MS, async (signal) => {
      const body = call.body ? JSON.stringify(call.body) : undefined
      const response = await fetch(`${url}${path}`, {
        method,
        headers: headersOf(call),
        body,
        signal,
      })
      return { response, text: await response.text() }
    })
    const ms = since()
    if (response.status === 503 && isClear(response, path, text, call)) {
      return { kind: 'unavailable', ms }
    }
    if (isRight(response, text, call)) return { kind: 'right', text, ms }
    const problem = `${method} ${path}: ${response.status} ${text.slice(0, 300)}`
    return { kind: 'wrong', problem, ms }
  } catch (error) {
    return { kind: 'wrong', problem: `${method} ${path}: ${String(error)}`, ms: since() }
  }
}

function headersOf({ token, body, isPage }: Call): Headers {
  const headers = new Headers()
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (token && isPage) headers.set('cookie', `next-auth.session-token=${token}`)
  else if (token) headers.set('x-auth-token', token)
  return headers
}

function isRight(response: Response, text: string, call: Call): boolean {
  if (response.status !== (call.status ?? 200)) return false
  if (call.isPage) {
    const isWhole = text.startsWith('<!DOCTYPE html>') && text.endsWith('</html>')
    const isSignedIn = /logout/i.test(text)
    return isWhole && !text.includes('An error occurred.') && (!call.token || isSignedIn)
  }
  return call.check?.({ text, json: readJson(text) }) ?? true
}

/** Says what it is in the shape of its family (G-1), and when to come back. */
function isClear(response: Response, path: string, text: string, call: Call): boolean {
  if (!(Number(response.headers.get('retry-after')) > 0)) return false
  if (call.isPage) {
    return text.includes('<h1>Back in a moment</h1>') && text.trimEnd().endsWith('</html>')
  }
  if (ANSWERED_AS_TEXT.has(path)) return CLEAR.has(text)
  const { error, message } = readJson(text)
  return error === message && typeof error === 'string' && CLEAR.has(error)
}

function readJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}
