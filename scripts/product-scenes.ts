/** Merchandise with a painting on it, drawn for the painter's brush on a square of 1024. */
export const PRODUCTS = ['print', 'wall', 'tote', 'cards', 'card', 'mug', 'mug-back'] as const
export type Product = (typeof PRODUCTS)[number]

export type Scene = { svg: string; ground: string }

const SIDE = 1024
const PAPER = '#f5f2e9'

/** `paintings` are data URIs; a scene takes as many as it shows. */
export function drawProduct(product: Product, paintings: readonly string[]): Scene {
  const [first = ''] = paintings
  switch (product) {
    case 'print':
      return scene('#b6aea0', [sheet(212, 118, 600, 760, first, -1.2)])
    case 'wall':
      return wall(first)
    case 'tote':
      return tote(first)
    case 'cards':
      return cards(paintings)
    case 'card':
      return scene('#b98a63', [card(512, 512, 760, first, -2)])
    case 'mug':
      return mug(first, 1)
    case 'mug-back':
      return mug(first, -1)
  }
}

export function scene(ground: string, parts: readonly string[], defs = ''): Scene {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">`
  const floor = `<rect width="${SIDE}" height="${SIDE}" fill="${ground}"/>`
  return { svg: `${open}<defs>${defs}</defs>${floor}${parts.join('')}</svg>`, ground }
}

export function box(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`
}

function picture(x: number, y: number, width: number, height: number, uri: string, clip = '') {
  const cut = clip && ` clip-path="url(#${clip})"`
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"${cut} href="${uri}"/>`
}

/** A sheet with a margin, lying on the ground. */
function sheet(x: number, y: number, width: number, height: number, uri: string, turn: number) {
  const margin = width * 0.1
  const inner = width - 2 * margin
  const pencil = (top: number, length: number) =>
    `<path d="M${x + margin} ${y + top}h${length}" stroke="#8d877b" stroke-width="5"/>`
  return `<g transform="rotate(${turn} 512 512)">
${box(x + 20, y + 26, width, height, '#8b8376')}
${box(x, y, width, height, PAPER)}
${picture(x + margin, y + margin, inner, inner, uri)}
${pencil(margin + inner + 46, 150)}${pencil(margin + inner + 72, 96)}</g>`
}

/** Framed on a wall, above a bench. */
function wall(uri: string): Scene {
  return scene('#cdd2c6', [
    box(0, 800, SIDE, 224, '#a98d6f'),
    box(0, 792, SIDE, 14, '#e6e4d8'),
    box(292, 122, 480, 480, '#a9afa3'),
    box(272, 100, 480, 480, '#3f3a34'),
    box(288, 116, 448, 448, PAPER),
    picture(332, 160, 360, 360, uri),
    box(196, 706, 632, 34, '#7a5636'),
    box(236, 740, 34, 180, '#65462b'),
    box(754, 740, 34, 180, '#65462b'),
    `<path d="M650 706c-34-4-46-40-44-78 2-30 20-40 20-62h44c0 22 18 32 20 62 2 38-6 74-40 78z" fill="#5d7f8c"/>`,
    `<path d="M646 566c-14-60-40-84-62-96M650 566c2-70 6-96 26-128M654 566c12-44 34-62 54-66" stroke="#4d6b46" stroke-width="9" fill="none"/>`,
    `<circle cx="582" cy="468" r="22" fill="#d9b04a"/><circle cx="678" cy="434" r="24" fill="#d9b04a"/><circle cx="710" cy="498" r="18" fill="#cf8a4a"/>`,
  ])
}

function tote(uri: string): Scene {
  const bag = 'M276 350L748 350L792 922L232 922Z'
  const handle = (d: string, colour: string) =>
    `<path d="${d}" stroke="${colour}" stroke-width="34" fill="none"/>`
  return scene(
    '#41606a',
    [
      `<path d="M300 366L772 366L838 938L256 938Z" fill="#2f4850"/>`,
      handle('M392 356C392 150 470 104 512 104S632 150 632 356', '#cfc6b2'),
      `<path d="${bag}" fill="#ece5d6"/>`,
      `<path d="M688 350L748 350L792 922L716 922Z" fill="#d8cfbb"/>`,
      handle('M372 352C372 168 458 120 500 120S612 168 612 352', '#e6dfcf'),
      picture(316, 448, 352, 352, uri, 'round'),
    ],
    '<clipPath id="round"><circle cx="492" cy="624" r="172"/></clipPath>',
  )
}

/** Wider than high, around its middle. */
function card(x: number, y: number, width: number, uri: string, turn: number): string {
  const height = width * 0.72
  const [left, top] = [x - width / 2, y - height / 2]
  const edge = width * 0.045
  return `<g transform="rotate(${turn} ${x} ${y})">
${box(left + 12, top + 16, width, height, '#7d5636')}
${box(left, top, width, height, PAPER)}
${picture(left + edge, top + edge, width - 2 * edge, height - 2 * edge, uri)}</g>`
}

function cards([one = '', two = '', three = '', four = '']: readonly string[]): Scene {
  return scene('#b98a63', [
    card(334, 316, 500, one, -9),
    card(690, 402, 500, two, 7),
    card(346, 668, 500, three, 4),
    card(676, 742, 500, four, -6),
  ])
}

/** @param side 1 with the handle at the right, -1 at the left */
function mug(uri: string, side: 1 | -1): Scene {
  const body = 'M300 330V742C300 806 380 836 492 836S684 806 684 742V330Z'
  const light = side === 1 ? 316 : 636
  const dark = side === 1 ? 612 : 300
  return scene(
    '#d9cdb8',
    [
      box(0, 720, SIDE, 304, '#a77f5a'),
      '<g transform="translate(-122 -176) scale(1.24)">',
      '<ellipse cx="540" cy="842" rx="300" ry="54" fill="#835f3f"/>',
      `<g transform="${side === 1 ? '' : 'translate(984 0) scale(-1 1)'}">`,
      '<path d="M672 440C800 420 836 500 826 566S764 706 668 682" stroke="#e9e4d8" stroke-width="42" fill="none"/>',
      '</g>',
      `<path d="${body}" fill="#f1ede2"/>`,
      picture(side === 1 ? 240 : 200, 356, 520, 444, uri, 'body'),
      `<g clip-path="url(#body)">${box(dark, 330, 90, 520, 'rgb(40 30 20 / 18%)')}${box(light, 330, 34, 520, 'rgb(255 255 255 / 28%)')}</g>`,
      '<ellipse cx="492" cy="330" rx="192" ry="48" fill="#f1ede2"/>',
      '<ellipse cx="492" cy="334" rx="166" ry="36" fill="#5a3c26"/>',
      '</g>',
    ],
    `<clipPath id="body"><path d="M300 400C340 438 644 438 684 400V736C644 776 340 776 300 736Z"/></clipPath>`,
  )
}
