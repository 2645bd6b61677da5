import type { IncomingMessage } from 'node:http'

export type Refusal = { status: 400 | 404 | 405 | 413; message: string; allow?: string }

const BAD_REQUEST: Refusal = { status: 400, message: 'Bad request.' }
const HOST = /^(?:[a-z0-9_](?:[a-z0-9_.-]*)|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/**
 * The error of a request's head, or undefined when it is valid. Requests that claim to come from
 * Next's own middleware are refused (G-7).
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
 * Whether a target is a well-encoded path of this site without control characters, backslashes or
 * `..`, in any encoding.
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

/** A decoded path, or undefined when its encoding is invalid. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

const INTERNAL = /^(x-middleware-|x-invoke-|x-nonce$|x-request-id$|x-client-ip$|x-matched-path$)/
const FORWARDED = /^(x-forwarded-|forwarded$|x-real-ip$)/

/**
 * Removes the headers that only this server may set. Returns whether the client sent forwarding
 * headers although no proxy is trusted.
 */
export function stripInternalHeaders(request: IncomingMessage, trustedProxies: number): boolean {
  let forwarded = false
  for (const name of Object.keys(request.headers)) {
    const isForwarded = FORWARDED.test(name)
    forwarded ||= isForwarded
    if (INTERNAL.test(name) || (isForwarded && trustedProxies === 0)) delete request.headers[name]
  }
  return forwarded && trustedProxies === 0
}
