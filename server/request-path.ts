import type { IncomingMessage } from 'node:http'

/** The path of a request, as it was sent. */
export function pathOf(request: IncomingMessage): string {
  return (request.url ?? '').split('?', 1)[0] ?? ''
}

/** A decoded path, or undefined when its encoding is invalid. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Whether a browser shows what the path answers. */
export function isPagePath(path: string): boolean {
  return !path.startsWith('/api/') || path === '/api/docs'
}
