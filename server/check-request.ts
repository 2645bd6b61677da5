import type { IncomingMessage } from 'node:http'

export type Refusal = { status: 400 | 404 | 405 | 413; message: string; allow?: string }

const BAD_REQUEST: Refusal = { status: 400, message: 'Bad request.' }
const HOST = /^(?:[a-z0-9_](?:[a-z0-9_.-]*)|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/**
 * What is wrong with a request's head, before anything is read or run; undefined when it may pass.
 * Requests that pretend to come from Next's own middleware are dropped (G-7).
 */
export function refusalOf(request: IncomingMessage, bodyLimit: number): Refusal | undefined {
  const { headers } = request
  if (headers['x-middleware-subrequest'] !== undefined) return BAD_REQUEST
  const hosts = request.headersDistinct.host ?? []
  if (hosts.length > 1 || (headers.host && !HOST.test(headers.host))) return BAD_REQUEST
  if (!isPlainTarget(request.url ?? '')) return BAD_REQUEST
  if (Number(headers['content-length'] ?? 0) > bodyLimit) {
    return { status: 413, message: 'File too large' }
  }
  return undefined
}

/**
 * Whether a target is a path of this site, well encoded, without control characters, backslashes
 * or steps to the folder above, however they are written.
 */
function isPlainTarget(target: string): boolean {
  if (!target.startsWith('/') || target.startsWith('//') || target.includes('#')) return false
  const [path = ''] = target.split('?', 1)
  const decoded = decodePath(path)
  if (decoded === undefined) return false
  return !hasControls(decoded) && !/\\|(^|\/)\.\.(\/|$)/.test(decoded)
}

function hasControls(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f')
}

/** The text of an encoded path, or undefined when it is not well encoded. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

const OURS = /^(x-middleware-|x-invoke-|x-nonce$|x-request-id$|x-client-ip$|x-matched-path$)/
const FORWARDED = /^(x-forwarded-|forwarded$|x-real-ip$)/

/**
 * Removes what only this server may say to the app. Returns whether the client sent forwarding
 * headers although no proxy is trusted.
 */
export function stripClaims(request: IncomingMessage, trustedProxies: number): boolean {
  let forwarded = false
  for (const name of Object.keys(request.headers)) {
    const isForwarded = FORWARDED.test(name)
    forwarded ||= isForwarded
    if (OURS.test(name) || (isForwarded && trustedProxies === 0)) delete request.headers[name]
  }
  return forwarded && trustedProxies === 0
}
