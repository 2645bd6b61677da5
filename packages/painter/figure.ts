import { HATS } from './hats'
import { movedShape, readShape, type Shape } from './motif'

/** Hair for a head of radius 1 at the origin; shapes behind the head come first. */
const BACK: Readonly<Record<string, readonly string[]>> = {
  long: [
    'a M-1.06 -.1 C-1.2 -1.5 1.2 -1.5 1.06 -.1 L1.16 1.3 C.8 1.5 .7 1.3 .6 1 L-.6 1 C-.7 1.3 -.8 1.5 -1.16 1.3 Z',
  ],
  curly: ['a& O .7 -.6 .55', 'a& O 1 0 .46', 'a O 0 -.94 .6', 'a& O .96 .5 .36'],
  plaits: ['a/.32& M.9 .3 C1.24 .8 1.1 1.1 1.16 1.5', 'y& O 1.16 1.56 .2'],
  bun: ['a O 0 -1.26 .42'],
  veil: ['l M-1.2 1.9 C-1.5 -.4 -.9 -1.4 0 -1.4 C.9 -1.4 1.5 -.4 1.2 1.9 Z'],
  scarf: ['y M-1.24 1.5 C-1.5 -.4 -.9 -1.42 0 -1.42 C.9 -1.42 1.5 -.4 1.24 1.5 Z'],
}

const TOP: Readonly<Record<string, readonly string[]>> = {
  short: [
    'a M-1.02 .06 C-1.14 -1.44 1.14 -1.44 1.02 .06 C.9 -.5 .6 -.66 0 -.62 C-.6 -.66 -.9 -.5 -1.02 .06 Z',
  ],
  bob: [
    'a M-1.08 .5 C-1.24 -1.5 1.24 -1.5 1.08 .5 C.8 .5 .86 -.3 .6 -.56 C.2 -.44 -.4 -.5 -.64 -.56 C-.86 -.3 -.8 .5 -1.08 .5 Z',
  ],
  long: [
    'a M-1.04 .3 C-1.14 -1.44 1.14 -1.44 1.04 .3 C.9 -.3 .5 -.6 .1 -.74 C-.3 -.5 -.8 -.3 -1.04 .3 Z',
  ],
  curly: ['a& O .5 -.74 .36', 'a O 0 -.8 .36'],
  plaits: [
    'a M-1.02 .1 C-1.14 -1.44 1.14 -1.44 1.02 .1 C.8 -.5 .4 -.6 0 -.74 C-.4 -.6 -.8 -.5 -1.02 .1 Z',
  ],
  bun: [
    'a M-1.02 .1 C-1.14 -1.4 1.14 -1.4 1.02 .1 C.8 -.5 .5 -.7 0 -.7 C-.5 -.7 -.8 -.5 -1.02 .1 Z',
  ],
  beard: [
    'a M-1.02 .06 C-1.14 -1.44 1.14 -1.44 1.02 .06 C.9 -.5 .6 -.66 0 -.62 C-.6 -.66 -.9 -.5 -1.02 .06 Z',
    'a M-1 .02 C-.9 .3 -.5 .26 0 .22 C.5 .26 .9 .3 1 .02 C1.1 1 .6 1.5 0 1.5 C-.6 1.5 -1.1 1 -1 .02 Z',
    'k/.1 M-.24 .62 C-.1 .72 .1 .72 .24 .62',
  ],
  moustache: [
    'a M-1.02 .06 C-1.14 -1.44 1.14 -1.44 1.02 .06 C.9 -.5 .6 -.66 0 -.62 C-.6 -.66 -.9 -.5 -1.02 .06 Z',
    'a& M0 .3 C.3 .2 .5 .34 .6 .5 C.3 .6 .1 .5 0 .42 Z',
  ],
  baby: ['a/.12 M0 -1 C.3 -1.2 .3 -.7 0 -.76'],
  bald: ['l O -.4 -.66 .16 .1 -30'],
  veil: ['a M-.9 -.1 C-.9 -1.2 .9 -1.2 .9 -.1 C.6 -.5 .3 -.66 0 -.7 C-.3 -.66 -.6 -.5 -.9 -.1 Z'],
  scarf: [],
}

/** A head of radius 1 at the origin. @param hat one of the hats, or none */
export function drawHead(hair: string, hat?: string): Shape[] {
  const hidden = hat === 'ninja' || hat === 'visor'
  const lines = [
    ...(BACK[hair] ?? []),
    's O 0 0 1 1.04',
    ...(hat === 'ninja' ? [] : ['s& O 1 .08 .17 .22']),
    ...(hat === 'visor' ? [] : ['k& O .36 -.02 .11 .14']),
    ...(hidden || hair === 'beard' ? [] : ['k/.1 M-.34 .46 C-.16 .64 .16 .64 .34 .46']),
    ...(hair === 'old' ? (TOP.bun ?? []) : (TOP[hair] ?? [])),
    ...(hat ? (HATS[hat] ?? []) : []),
  ]
  return lines.flatMap(readShape)
}

/** The arm that is not raised. */
const OTHER_DOWN = ['m/.17 M-.3 .08 C-.44 .24 -.48 .4 -.46 .52', 's O -.46 .58 .1'] as const

/** Arms for shoulders at y -.02, behind or in front of the body. */
const ARMS: Readonly<Record<string, readonly string[]>> = {
  down: ['m/.17& M.3 .08 C.44 .24 .48 .4 .46 .52', 's& O .46 .58 .1'],
  hold: ['m/.17& M.3 .08 C.5 .2 .56 .26 .62 .34', 's& O .66 .36 .1'],
  raise: [...OTHER_DOWN, 'm/.17 M.3 .08 C.52 -.02 .62 -.22 .66 -.46', 's O .67 -.56 .11'],
  cheer: ['m/.17& M.3 .08 C.52 -.02 .62 -.22 .66 -.46', 's& O .67 -.56 .11'],
  ok: ['m/.17& M.3 .1 C.8 -.1 .78 -.6 .26 -.96', 's O 0 -1 .17 .1'],
  no: [
    'x/.16 M.36 .08 C.46 .34 .3 .44 -.2 .3',
    's O -.26 .27 .09',
    'k/.022 M-.36 .16 C-.34 .38 -.1 .44 .2 .34',
    'x/.16 M-.36 .08 C-.46 .32 -.2 .38 .2 .26',
    's O .27 .23 .09',
  ],
  shrug: ['m/.17& M.3 .08 C.44 .26 .58 .28 .72 .08', 's& O .78 .02 .12 .08'],
  tip: [...OTHER_DOWN, 'm/.17 M.3 .08 C.44 .26 .58 .26 .74 .1', 's O .82 .06 .14 .07'],
  face: [
    ...OTHER_DOWN,
    'm/.17 M.3 .1 C.62 .1 .56 -.14 .36 -.3',
    's M.36 -.42 C.2 -.52 .02 -.56 -.14 -.52 C-.2 -.46 -.16 -.4 -.1 -.38 C.06 -.3 .2 -.22 .34 -.22 C.46 -.26 .46 -.36 .36 -.42 Z',
    'a/.024 M.36 -.42 C.2 -.52 .02 -.56 -.14 -.52 C-.2 -.46 -.16 -.4 -.1 -.38 C.06 -.3 .2 -.22 .34 -.22',
  ],
  ear: [
    ...OTHER_DOWN,
    'm/.17 M.3 .1 C.7 .1 .66 -.2 .48 -.32',
    's O .4 -.42 .1',
    's/.05 M.4 -.44 L.34 -.52',
  ],
  hips: ['m/.17& M.3 .08 C.66 .16 .62 .36 .4 .44', 's& O .36 .46 .09'],
  pray: ['m/.17& M.3 .08 C.4 .3 .24 .4 .08 .3', 's O 0 .24 .08 .16'],
}

/** Clothes drawn over the body. */
const CLOTHES: Readonly<Record<string, readonly string[]>> = {
  plain: [],
  suit: [
    'l M-.12 -.06 L.12 -.06 L0 .3 Z',
    'y M-.04 -.04 L.04 -.04 L.06 .22 L0 .32 L-.06 .22 Z',
    'k/.03 M0 .3 L0 .6',
  ],
  coat: [
    'l M-.3 -.06 L-.12 -.06 L-.06 .74 L-.44 .74 Z',
    'l M.3 -.06 L.12 -.06 L.06 .74 L.44 .74 Z',
    'k/.025& M.24 .42 L.34 .42',
  ],
  overall: [
    'y M-.2 .2 L.2 .2 L.22 .36 L.4 .66 L-.4 .66 L-.22 .36 Z',
    'y/.08& M.17 .24 L.2 -.06',
    'k/.025 M-.1 .3 L.1 .3 L.1 .44 L-.1 .44 L-.1 .3',
  ],
  apron: ['l M-.2 .04 L.2 .04 L.3 .66 L-.3 .66 Z', 'k/.025 M-.12 .36 L.12 .36'],
  vest: [
    'y M-.3 -.04 L-.1 -.06 L-.08 .6 L-.38 .6 Z',
    'y M.3 -.04 L.1 -.06 L.08 .6 L.38 .6 Z',
    'l M-.35 .36 L.35 .36 L.36 .44 L-.36 .44 Z',
  ],
  uniform: [
    'y& O .16 .12 .06',
    'k M-.38 .46 L.38 .46 L.39 .54 L-.39 .54 Z',
    'y M-.06 .46 L.06 .46 L.06 .54 L-.06 .54 Z',
  ],
  robe: ['x M.1 -.06 L.3 -.04 L.56 .94 L.2 .94 Z', 'y/.06 M-.34 .4 L.34 .4'],
  gown: ['k M-.3 -.04 L.3 -.04 L.5 .9 L-.5 .9 Z', 'l M-.14 -.06 L.14 -.06 L0 .2 Z'],
  hero: ['y M-.16 .06 L.16 .06 L0 .34 Z', 'y M-.38 .52 L.38 .52 L.39 .6 L-.39 .6 Z'],
  stripes: ['l/.06 M-.36 .22 L.36 .22', 'l/.06 M-.38 .42 L.38 .42'],
  cross: [
    'l M-.06 .1 L.06 .1 L.06 .2 L.16 .2 L.16 .32 L.06 .32 L.06 .44 L-.06 .44 L-.06 .32 L-.16 .32 L-.16 .2 L-.06 .2 Z',
  ],
  belly: ['m O .1 .36 .36 .3', 'l/.03 M.1 .2 C.2 .3 .2 .44 .1 .52'],
  bride: ['l M-.28 -.04 L.28 -.04 L.22 .3 L.7 .98 L-.7 .98 L-.22 .3 Z', 'a& O .3 .5 .07'],
  cape: ['y M-.3 -.02 L.3 -.02 L.2 .06 L-.2 .06 Z'],
}

const LONG_CLOTHES: readonly string[] = ['robe', 'gown', 'bride']

/** A standing figure with a large head: clothes, arms, hair and hat. */
export function drawFigure(clothes: string, arms: string, hair: string, hat?: string): Shape[] {
  const long = LONG_CLOTHES.includes(clothes)
  const lines = [
    ...(clothes === 'hero' ? ['y M-.26 -.04 L.26 -.04 L.74 .92 L-.74 .92 Z'] : []),
    ...(long ? [] : ['k& M.04 .5 L.25 .5 L.26 .92 C.38 .92 .4 1 .36 1 L.04 1 Z']),
    ...(arms === 'no' || arms === 'pray' || arms === 'face' ? [] : (ARMS[arms] ?? [])),
    long
      ? 'm M-.28 -.06 C-.1 -.14 .1 -.14 .28 -.06 L.56 .96 L-.56 .96 Z'
      : 'm M-.3 -.04 C-.1 -.12 .1 -.12 .3 -.04 L.37 .64 L-.37 .64 Z',
    ...(CLOTHES[clothes] ?? []),
    ...(arms === 'no' || arms === 'pray' ? (ARMS[arms] ?? []) : []),
  ].flatMap(readShape)
  if (hair === 'none') return lines
  const head = drawHead(hair, hat).map((shape) =>
    movedShape(shape, ([x, y]) => [x * 0.3, -0.45 + y * 0.3], 0.3),
  )
  const neck = readShape('s M-.1 -.26 L.1 -.26 L.12 -.06 C.06 .0 -.06 .0 -.12 -.06 Z')
  const over = arms === 'face' ? (ARMS.face ?? []).flatMap(readShape) : []
  return [...lines, ...neck, ...head, ...over]
}
