import { escapeXml } from '@/lib/pages/escape-xml'

/** A short version of the site's styles, in the system's theme and with local fonts. */
export const STANDALONE_STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#f4f4f1, #131414); --ink: light-dark(#18191a, #ecebe6); --accent: light-dark(#107766, #66beaa) }
* { box-sizing: border-box; margin: 0 }
html { background: var(--paper); color: var(--ink); font: 400 16px/24px 'JetBrains Mono', ui-monospace, monospace; font-variant-ligatures: none }
body { min-width: 320px; border-top: 8px solid var(--accent) }
main { display: grid; gap: 32px; justify-items: start; max-width: 1184px; margin-inline: auto; padding: 72px clamp(16px, 4vw, 32px) }
h1 { font-size: clamp(36px, 11vw, 88px); line-height: 1; font-weight: 200; letter-spacing: -0.06em; text-wrap: balance }
p { max-width: 64ch }
a { display: inline-flex; align-items: center; min-height: 44px; padding: 4px 20px; border: 1px solid; border-radius: 2px; background: var(--ink); color: var(--paper); font-size: 14px; font-weight: 600; text-decoration: none }
a:hover { background: var(--accent) }
a:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px }
`

type StandalonePage = {
  tab: string
  title: string
  message: string
  /** The style element and what else the head needs, as HTML. */
  head: string
  /** It stands above the text, as HTML. */
  top?: string
}

export function standalonePage({ tab, title, message, head, top = '' }: StandalonePage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(tab)}</title>
${head}
</head>
<body>
${top}<main>
<h1>${escapeXml(title)}</h1>
<p>${escapeXml(message)}</p>
<a href="">Try again</a>
</main>
</body>
</html>
`
}
