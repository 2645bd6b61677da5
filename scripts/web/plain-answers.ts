import type { ServerResponse } from 'node:http'
import { errorFamily } from '@/lib/http/error-family'

const UNAVAILABLE = 'The site cannot reach its data right now. Please try again in a moment.'
const BROKEN = 'Something went wrong. Please try again.'

/** What this server says by itself, in the shape that the caller of the path expects (G-1). */
export function answerPlainly(
  response: ServerResponse,
  path: string,
  status: number,
  message: string,
): void {
  if (response.headersSent || response.destroyed) return void response.destroy()
  const isApi = path.startsWith('/api/')
  const json = isApi && errorFamily(path) !== 'text'
  const body = json ? JSON.stringify({ error: message, message }) : `${message}${isApi ? '' : '\n'}`
  response.statusCode = status
  response.setHeader('content-type', json ? 'application/json' : 'text/plain; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.setHeader('content-length', Buffer.byteLength(body))
  response.end(body)
}

/** The page shown where the app could not make one; it needs nothing but itself. */
export function fallbackPage(status: 500 | 503): string {
  const message = status === 503 ? UNAVAILABLE : BROKEN
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${status === 503 ? 'Back in a moment' : 'Error'}</title>
</head>
<body>
<main>
<h1>${status === 503 ? 'Back in a moment' : 'Something went wrong'}</h1>
<p>${message}</p>
<p><a href="">Try again</a></p>
</main>
</body>
</html>
`
}
