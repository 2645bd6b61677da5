import { mix } from '../../colour'
import { ellipse, flattenPath, lineOf, type Point, wholeSheet, wobble } from '../../geometry'
import { fill, fillAll, stroke, strokeLines } from '../../svg'
import { type Field, type Layout, oil, quiet, shadowOf, turned } from './desk'
import { skyOf } from './hung'

/** Middle, width and turn of one, two or three kites, and clouds with their radius. */
const KITES = [
  '512 400 640 .12',
  '338 318 430 -.16, 706 574 400 .2',
  '276 286 350 -.18, 728 328 370 .16, 470 676 340 .04',
]
const CLOUDS = '122 634 120, 880 122 100, 922 860 150, 82 922 170'

const numbersOf = (text: string) => text.split(', ').map((one) => one.split(' ').map(Number))

/** Kites of paper in the sky. */
export const kites: Layout = {
  lines: ['in the wind'],
  suits: ({ length }) => length < 4,
  arrange(desk) {
    const { motifs, dark, paper, palette, tints } = desk
    const sky = skyOf(desk)
    const fields = numbersOf(KITES[motifs.length - 1] ?? '').map(
      ([x = 0, y = 0, wide = 0, turn = 0], of): Field => ({
        x,
        y,
        wide,
        high: wide * 1.06,
        turn,
        of,
        share: 0.54,
      }),
    )
    const clouds = numbersOf(CLOUDS).flatMap(([x = 0, y = 0, r = 0]) => [
      ellipse(x, y, r, r * 0.28),
      ellipse(x + r * 0.3, y - r * 0.16, r * 0.5, r * 0.3),
    ])
    return {
      medium: `${motifs.length > 1 ? 'Kites' : 'A kite'} in the sky with`,
      fields,
      defs: sky.defs,
      back: sky.body + fillAll(clouds, mix(paper, palette.sky[2], 0.35), { opacity: 0.8 }),
      under: (field, ground) => {
        const { wide } = field
        const shape = (path: string) =>
          flattenPath(path).map(([x, y]) => turned(field)([x * wide, y * wide]))
        const frame = shape('M0 -.5 L.46 -.06 L0 .62 L-.46 -.06')
        const [fx, fy] = frame[2] ?? [0, 0]
        const tail = lineOf(40, (t): Point => [fx + Math.sin(t * 9) * 34 + t * 40, fy + t * 240])
        const bows = [12, 22, 32].flatMap((at) => {
          const [x, y] = tail[at] ?? [fx, fy]
          return [-26, 26].map((by): Point[] => [
            [x, y],
            [x + by, y - 13],
            [x + by, y + 13],
          ])
        })
        return (
          stroke(tail, dark, 4) +
          fillAll(bows, palette.a) +
          fill(frame, ground) +
          fill(shape('M-.46 -.06 L0 0 L0 .62'), quiet(ground, 0.05)) +
          fill(shape('M0 -.5 L.46 -.06 L0 0'), quiet(ground, 0.03)) +
          stroke(frame, mix(tints[3] ?? paper, dark, 0.15), 9, { closed: true })
        )
      },
      finish: oil('#a98f78', 'wave'),
    }
  },
}

/** Rods and threads of a mobile of two or three discs. */
const RODS = [
  'M512 0 L512 120 M250 130 Q500 78 740 130 M270 130 L270 300 M720 130 L720 420',
  'M512 0 L512 110 M200 126 Q450 76 700 126 M215 126 L215 280 M690 126 L690 240 M500 250 Q665 210 830 250 M512 250 L512 604 M820 250 L820 340',
].map((text) => text.split(' M').map((one) => flattenPath(`M${one.replace('M', '')}`)))

/** Discs on rods that balance each other. */
export const mobile: Layout = {
  lines: ['on a mobile'],
  suits: ({ length }) => length === 2 || length === 3,
  arrange({ size, motifs, paper, dark, tints, noise }) {
    const wall = mix(paper, tints[4] ?? paper, 0.5)
    const discs =
      motifs.length === 2
        ? ['270 480 400', '720 640 450']
        : ['215 430 310', '512 760 330', '820 490 310']
    const fields = discs.map((text, of): Field => {
      const [x = 0, y = 0, wide = 0] = text.split(' ').map(Number)
      return { x, y, wide, high: wide, of, share: 0.66 }
    })
    const back = ellipse(size * 0.5, size * 0.56, size * 0.42, undefined, 0, 72)
    return {
      medium: 'A mobile of paper discs with',
      fields,
      back:
        fill(wholeSheet(size), wall) +
        fill(back, mix(wall, tints[1] ?? wall, 0.4)) +
        strokeLines(RODS[motifs.length - 2] ?? [], dark, 6),
      under: ({ x, y, wide }, ground) => {
        const disc = ellipse(x, y, wide / 2, undefined, 0, 60)
        return (
          fill(shadowOf(disc, 14, 16), dark, { opacity: 0.14 }) +
          fill(wobble(disc, noise, 2), ground) +
          fill(ellipse(x, y - wide / 2 + 16, 7), dark)
        )
      },
    }
  },
}
