// Plain Node, as it answers while the packages are being installed.
import { createHash } from 'node:crypto'
import http from 'node:http'

const RETRY_S = 3
const TEXT = 'The site is starting.'
/** It tells this page from the site. */
const MARK = 'x-starting'

const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#f4f4f1, #131414); --ink: light-dark(#18191a, #ecebe6) }
* { margin: 0 }
html { background: var(--paper); color: var(--ink); font: 400 16px/24px 'JetBrains Mono', ui-monospace, monospace }
main { display: grid; gap: 32px; max-width: 64ch; padding: 72px clamp(16px, 4vw, 32px) }
h1 { font-size: clamp(36px, 11vw, 88px); line-height: 1; font-weight: 200; letter-spacing: -0.06em }
`
/** A browser would show an error of its own for a moment in which nothing listens. */
const SCRIPT = `
setInterval(async () => {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer && !answer.headers.has('${MARK}')) location.reload()
}, ${RETRY_S * 1000})
`
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Starting …</title>
<style>${STYLE}</style>
<script>${SCRIPT}</script>
<noscript><meta http-equiv="refresh" content="${RETRY_S}"></noscript>
</head>
<body>
<main>
<h1>Starting …</h1>
<p role="status">${TEXT} The first time this takes some minutes. This page loads again by itself.</p>
</main>
</body>
</html>
`
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const POLICY = `default-src 'none'; style-src ${hashOf(STYLE)}; script-src ${hashOf(SCRIPT)}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Answers with 503 at this address until the site takes the socket over; rejects as `listen` does. */
export function openStartingPage(host, port) {
  const server = http.createServer(answer)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port, exclusive: true }, () => {
      server.off('error', reject)
      resolve(server)
    })
  })
}

function answer(request, response) {
  const isCall = /^\/api(\/|$)/.test(request.url ?? '')
  const body = isCall ? JSON.stringify({ error: TEXT, message: TEXT }) : PAGE
  response.writeHead(503, {
    'content-type': isCall ? 'application/json' : 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'retry-after': String(RETRY_S),
    connection: 'close',
    [MARK]: '1',
  })
  response.end(body)
}
