import type { DayColours } from '@/lib/aotd/schema'
import { STANDALONE_STYLE, standalonePage } from '@/lib/pages/standalone-page'

type Options = Pick<DayColours, 'palette' | 'accent'> & {
  font: string | null
  script: string
  nonce: string
}

/** It has no scripts of its own and no words about the reader: the browser keeps it. */
export function offlinePage({ palette, accent, font, script, nonce }: Options): string {
  const style = `${font === null ? '' : fontFace(font)}${STANDALONE_STYLE}
:root { --accent: light-dark(${accent.light}, ${accent.dark}) }
:root[data-theme='light'] { color-scheme: light }
:root[data-theme='dark'] { color-scheme: dark }
body { border-top: 0 }
svg { display: block; width: 100%; height: 8px }
`
  return standalonePage({
    tab: 'Offline',
    title: 'You are offline',
    message: 'This page needs a connection. Try again when you have one.',
    head: [
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
      `<script nonce="${nonce}">${script}</script>`,
      `<style nonce="${nonce}">${style}</style>`,
    ].join('\n'),
    top: strip(palette),
  })
}

function fontFace(address: string): string {
  return `@font-face { font-family: 'JetBrains Mono'; font-weight: 100 800; font-display: swap; src: url('${address}') format('woff2') }`
}

function strip(palette: DayColours['palette']): string {
  const whole = palette.reduce((sum, { share }) => sum + share, 0)
  let left = 0
  const bands = palette.map(({ hex, share }) => {
    const x = ((100 * left) / whole).toFixed(1)
    left += share
    return `<rect x="${x}%" width="100%" height="8" fill="${hex}"/>`
  })
  return `<svg aria-hidden="true">${bands.join('')}</svg>\n`
}
