import { createHash } from 'node:crypto'

const WORDS = {
  429: {
    tab: 'Too many requests',
    title: 'Too many requests',
    message: 'Too many requests. Please try again later.',
  },
  503: {
    tab: 'Back in a moment',
    title: 'Back in a moment',
    message: 'The site cannot reach its data right now. Please try again in a moment.',
  },
  500: {
    tab: 'Error',
    title: 'Something went wrong',
    message: 'Something went wrong. Please try again.',
  },
} as const

/** A short version of the site's styles, in the system's theme and with local fonts. */
const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#f4f4f1, #131414); --ink: light-dark(#18191a, #ecebe6); --accent: light-dark(#107766, #66beaa) }
* { box-sizing: border-box; margin: 0 }
html { background: var(--paper); color: var(--ink); font: 400 16px/24px 'JetBrains Mono', ui-monospace, monospace }
body { min-width: 320px; border-top: 8px solid var(--accent) }
main { display: grid; gap: 32px; justify-items: start; max-width: 1184px; margin-inline: auto; padding: 72px clamp(16px, 4vw, 32px) }
h1 { font-size: clamp(36px, 11vw, 88px); line-height: 1; font-weight: 200; letter-spacing: -0.06em; text-wrap: balance }
p { max-width: 64ch }
a { display: inline-flex; align-items: center; min-height: 44px; padding: 4px 20px; border: 1px solid; border-radius: 2px; background: var(--ink); color: var(--paper); font-size: 14px; font-weight: 600; text-decoration: none }
a:hover { background: var(--accent) }
a:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px }
`

const hash = createHash('sha256').update(STYLE).digest('base64')
/** The page loads and runs nothing; its style is allowed by its hash. */
export const FALLBACK_POLICY = `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** A page that depends on nothing else. `text` says more than the page's own words (G-115). */
export function fallbackPage(status: 429 | 500 | 503, text?: string | null): string {
  const { tab, title, message } = WORDS[status]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${tab}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(text ?? message)}</p>
<a href="">Try again</a>
</main>
</body>
</html>
`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
}
