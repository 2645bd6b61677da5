import type { IncomingMessage } from 'node:http'

export function pathOf(request: Pick<IncomingMessage, 'url'>): string {
  return (request.url ?? '').split('?', 1)[0] ?? ''
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
