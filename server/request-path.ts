import type { IncomingMessage } from 'node:http'

export function pathOf(request: Pick<IncomingMessage, 'url'>): string {
  return (request.url ?? '').split('?', 1)[0] ?? ''
}

/** As it may stand in a log: the secret of a ping is left out (G-106). */
export function loggedPath(path: string): string {
  return path.replace(/^(\/+api\/+ping\/+)[^/]+(\/+unsubscribe)/, '$1…$2')
}

export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

export function isPagePath(path: string): boolean {
  return !path.startsWith('/api/') || path === '/api/docs'
}
