import { mix, type Oklch, oklch, shade } from '../../colour'
import { silhouette } from '../../draw-motif'
import { ellipse, lineOf, type Point, rectangle, wholeSheet, wobble } from '../../geometry'
import { fill, fillAll, stroke, strokeAll, strokeLines } from '../../svg'
import { sortOf } from '../../relations/sorts'
import { ORNAMENTS, placedOn } from '../tiles/ornaments'
import {
  centred,
  type Desk,
  edgeOf,
  type Field,
  grid,
  type Layout,
  placedIn,
  quiet,
  shadowOf,
} from './desk'

/** A pane with a flat or a round top. */
function pane({ x, y, wide, high }: Field, isRound: boolean, grow = 0): Point[] {
  const [w, h] = [wide / 2 + grow, high / 2 + grow]
  if (!isRound) return rectangle(x - w, y - h, 2 * w, 2 * h)
  return [
    ...lineOf(17, (t): Point => [
      x - w * Math.cos(Math.PI * t),
      y - h + w - w * Math.sin(Math.PI * t),
    ]),
    [x + w, y + h],
    [x - w, y + h],
  ]
}

/** Which of nine windows are lit, by the number of motifs. */
const LIT: readonly (readonly number[])[] = [[1], [0, 5, 6, 7], [0, 2, 4, 6, 7], [0, 2, 5, 6]]

/** Windows of a house at night; some are lit. */
export const facade: Layout = {
  lines: ['after dark', 'at night'],
  suits: ({ length }) => length < 5,
  arrange(desk) {
    const { size, motifs, palette, dark, noise, rng, brief } = desk
    const wall = mix(oklch(0.36, 0.06, desk.cool), dark, 0.35)
    const side = motifs.length === 1 ? 2 : 3
    const all = grid(centred(size, 760, 850), side, side, 186 / side, 1)
    const isRound = rng.chance(0.5)
    const lit = LIT[motifs.length - 1] ?? LIT[0] ?? []
    const isLarge = motifs.length === 1 && brief.occurrence % 2 === 0
    const middle: Field = { x: size / 2, y: size * 0.48, wide: 430, high: 560, of: 0 }
    const glow = oklch(0.89, 0.105, 84)
    const places = isLarge ? [middle] : lit.flatMap((at) => all[at] ?? [])
    const bricks = Array.from({ length: 90 }, () => {
      const [x, y] = [rng.range(0, size), Math.round(rng.range(0, 40)) * 26]
      return rectangle(x, y, rng.range(30, 60), 9)
    })
    const unlit = isLarge ? [] : all.filter((_, i) => !lit.includes(i))
    const frame = shade(wall, 0.16)
    const whole = (field: Field) =>
      fill(pane(field, isRound, 12), frame) +
      fill(
        rectangle(field.x - field.wide / 2 - 26, field.y + field.high / 2 + 8, field.wide + 52, 20),
        frame,
      )
    const darkOnes = unlit.map((field, i) => {
      const cross: Point[][] = [
        [
          [field.x, field.y - field.high / 2],
          [field.x, field.y + field.high / 2],
        ],
        [
          [field.x - field.wide / 2, field.y],
          [field.x + field.wide / 2, field.y],
        ],
      ]
      return (
        whole(field) +
        fill(pane(field, isRound), shade(dark, i % 2 ? -0.05 : 0.02)) +
        strokeLines(cross, frame, 8)
      )
    })
    return {
      medium: isLarge
        ? 'A house wall at night; the lit window shows'
        : 'A house wall at night; the lit windows show',
      fields: places.map((field, i) => ({ ...field, of: i, ground: glow, share: 0.8 })),
      back: fill(wholeSheet(size), wall) + fillAll(bricks, quiet(wall, 0.03)) + darkOnes.join(''),
      under: (field, ground) =>
        `<g opacity="0.22">${fill(wobble(pane(field, isRound, 40), noise, 4), glow)}</g>` +
        whole(field) +
        fill(pane(field, isRound), ground) +
        fill(
          rectangle(
            field.x - field.wide / 2,
            field.y + field.high / 2 - field.high * 0.1,
            field.wide,
            field.high * 0.1,
          ),
          shade(ground, -0.16),
        ),
      over: (field) => {
        const [x, y, w, h] = [
          field.x - field.wide / 2,
          field.y - field.high / 2,
          field.wide,
          field.high,
        ]
        const curtain = (side: 1 | -1): Point[] => {
          const edge = side > 0 ? x : x + w
          const top = isRound ? y + w * 0.28 : y
          return [
            [edge, top],
            [edge + side * w * 0.13, top + 4],
            [edge + side * w * 0.07, y + h * 0.5],
            [edge, y + h * 0.9],
          ]
        }
        return fillAll([curtain(1), curtain(-1)], mix(palette.a, dark, 0.25))
      },
      finish: {
        brush: { ground: '#3a3340', sway: 'slant', centre: [512, 512] },
        grain: 0.4,
        wobble: 0.6,
        dropout: 0,
      },
    }
  },
}

/** Rims of round things on a wall. */
function rimOf(x: number, y: number, r: number, count: number): Point[][] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2
    return ellipse(x + r * Math.cos(angle), y + r * Math.sin(angle), r * 0.05)
  })
}

/** Round fields: one, or in rows that are set off from each other. */
function rounds(size: number, count: number, total: number): Field[] {
  if (total === 1) return [{ x: size / 2, y: size / 2, wide: 700, high: 700, of: 0 }]
  if (count === 3 && total === 3)
    return [
      [0.29, 0.3],
      [0.71, 0.42],
      [0.36, 0.73],
    ].map(([x = 0, y = 0], i) => ({ x: size * x, y: size * y, wide: 390, high: 390, of: i }))
  return grid(centred(size, 810), 2, 2, 46, count)
}

function groundWall({ size, tints, paper }: Desk, turn: number): { wall: Oklch; body: string } {
  const wall = turn % 2 ? mix(tints[1] ?? paper, paper, 0.2) : (tints[2] ?? paper)
  const stripes = Array.from({ length: 9 }, (_, i) => rectangle(i * 128 - 20, -20, 64, size + 40))
  return { wall, body: fill(wholeSheet(size), wall) + fillAll(stripes, quiet(wall, 0.025)) }
}

export const plates: Layout = {
  lines: ['on china'],
  arrange(desk) {
    const { size, motifs, paper, dark, brief, palette } = desk
    const total = motifs.length === 1 ? (brief.occurrence % 2 ? 1 : 4) : motifs.length === 3 ? 3 : 4
    const fields = rounds(size, motifs.length, total)
    const ink = oklch(
      0.45,
      0.12,
      palette.scheme.main > 60 && palette.scheme.main < 130 ? 258 : palette.scheme.main,
    )
    return {
      medium: `${total === 1 ? 'A painted plate' : `${total === 3 ? 'Three' : 'Four'} painted plates`} on a wall with`,
      fields: fields.map((field) => ({ ...field, share: 0.58, ground: paper })),
      back: groundWall(desk, brief.occurrence >> 1).body,
      under: ({ x, y, wide }, ground) => {
        const r = wide / 2
        return (
          fill(ellipse(x + 10, y + 18, r), dark, { opacity: 0.28 }) +
          fill(ellipse(x, y, r, r, 0, 72), ground) +
          stroke(ellipse(x, y, r * 0.96, r * 0.96, 0, 72), ink, r * 0.03, { closed: true }) +
          fillAll(rimOf(x, y, r * 0.84, 24), ink) +
          stroke(ellipse(x, y, r * 0.72, r * 0.72, 0, 72), ink, r * 0.02, { closed: true })
        )
      },
    }
  },
}

export const hoops: Layout = {
  lines: ['in embroidery'],
  arrange(desk) {
    const { size, motifs, dark, brief } = desk
    const total = motifs.length === 1 ? 1 : motifs.length === 3 ? 3 : 4
    const wood = oklch(0.7, 0.09, 66)
    return {
      medium: `${total === 1 ? 'An embroidery hoop' : `${total === 3 ? 'Three' : 'Four'} embroidery hoops`} with`,
      fields: rounds(size, motifs.length, total).map((field) => ({ ...field, share: 0.62 })),
      back: groundWall(desk, brief.occurrence).body,
      under: ({ x, y, wide }, ground) => {
        const r = wide / 2
        const weft = Array.from({ length: 22 }, (_, i): Point[] => {
          const dy = ((i - 10.5) / 11) * r * 0.86
          const dx = Math.sqrt(Math.max(0, (r * 0.88) ** 2 - dy * dy))
          return [
            [x - dx, y + dy],
            [x + dx, y + dy],
          ]
        })
        return (
          fill(ellipse(x + 8, y + 16, r), dark, { opacity: 0.28 }) +
          fill(rectangle(x - r * 0.08, y - r * 1.1, r * 0.16, r * 0.16), shade(wood, -0.2)) +
          fill(ellipse(x, y, r, r, 0, 72), wood) +
          stroke(ellipse(x, y, r * 0.94, r * 0.94, 0, 72), shade(wood, -0.13), 3, {
            closed: true,
          }) +
          fill(ellipse(x, y, r * 0.885, r * 0.885, 0, 72), ground) +
          strokeLines(weft, quiet(ground, 0.03), 3)
        )
      },
      over: ({ x, y, wide }, ground) =>
        `<g>${strokeAll([ellipse(x, y, wide * 0.39, wide * 0.39, 0, 72)], quiet(ground, 0.25), 4).replace('/>', ' stroke-dasharray="14 10"/>')}</g>`,
    }
  },
}

export const biscuits: Layout = {
  lines: ['in icing'],
  suits: (motifs) => motifs.every(({ kind, parts }) => !parts && kind !== 'place'),
  arrange(desk) {
    const { size, motifs, dark, paper, tints, brief } = desk
    const side = motifs.length > 4 || (motifs.length !== 2 && brief.occurrence % 2) ? 3 : 2
    const fields = grid(centred(size, 800), side, side, 40, motifs.length)
    const dough = oklch(0.74, 0.1, 68)
    const tray = mix(tints[2] ?? dark, dark, 0.25)
    const sheet = wobble(rectangle(64, 64, size - 128, size - 128), desk.noise, 5)
    return {
      medium: `${side > 2 ? 'Nine' : 'Four'} round biscuits with`,
      details: ['icing'],
      fields: fields.map((field) => ({ ...field, share: 0.56 })),
      back: fill(wholeSheet(size), tray) + fill(sheet, mix(paper, tints[4] ?? paper, 0.4)),
      under: ({ x, y, wide }, ground) => {
        const r = wide / 2
        const wavy = (by: number) =>
          lineOf(120, (t): Point => {
            const angle = t * Math.PI * 2
            const reach = r * by * (1 + 0.035 * Math.cos(angle * 16))
            return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
          })
        return (
          fill(shadowOf(wavy(0.97), 6, 10), dark, { opacity: 0.3 }) +
          fill(wavy(0.97), shade(dough, -0.1)) +
          fill(shadowOf(wavy(0.94), -2, -3), dough) +
          fill(ellipse(x, y, r * 0.8, r * 0.8, 0, 60), mix(ground, paper, 0.25)) +
          stroke(
            ellipse(x, y, r * 0.8, r * 0.8, 0, 60),
            shade(mix(ground, paper, 0.5), 0.05),
            r * 0.05,
            { closed: true },
          )
        )
      },
    }
  },
}

/** Glass domes on shelves. */
export const domes: Layout = {
  lines: ['under glass', 'behind glass'],
  suits: ({ length }) => length < 4,
  arrange(desk) {
    const { size, motifs, dark, paper, tints, palette } = desk
    const count = motifs.length
    const isNight = palette.key === 'night'
    const wall = isNight ? mix(tints[2] ?? dark, dark, 0.4) : mix(tints[1] ?? paper, paper, 0.35)
    const wood = isNight ? oklch(0.45, 0.06, 55) : oklch(0.55, 0.08, 52)
    const wide = [520, 390, 270][count - 1] ?? 270
    const high = [640, 540, 430][count - 1] ?? 430
    const foot = size * 0.8
    const step = (size - 90) / count
    const fields = motifs.map((_, i): Field => ({
      x: 45 + step * (i + 0.5),
      y: foot - high * (count === 3 && i === 1 ? 0.56 : 0.46) - 40,
      wide,
      high: high * (count === 3 && i === 1 ? 1.12 : 0.92),
      of: i,
      share: 0.86,
      ground: mix(wall, paper, 0.3),
    }))
    const disc = ellipse(size * 0.5, size * 0.4, size * 0.36)
    return {
      medium: `${count > 1 ? `${count === 2 ? 'Two' : 'Three'} glass domes` : 'A glass dome'} on a shelf with`,
      fields,
      back:
        fill(wholeSheet(size), wall) +
        fill(disc, quiet(wall, 0.03)) +
        fill(rectangle(-20, foot, size + 40, 46), wood) +
        fill(rectangle(-20, foot + 46, size + 40, 240), shade(wall, -0.09)) +
        fill(rectangle(-20, foot + 46, size + 40, 26), dark, { opacity: 0.35 }),
      under: (field, ground) => {
        const { x, wide: w } = field
        return (
          fill(ellipse(x, foot + 4, w * 0.6, 16), dark, { opacity: 0.35 }) +
          fill(rectangle(x - w * 0.58, foot - 38, w * 1.16, 38), shade(wood, -0.16)) +
          fill(rectangle(x - w * 0.52, foot - 60, w * 1.04, 24), shade(wood, -0.08)) +
          fill(pane(field, true), ground, { opacity: 0.75 })
        )
      },
      over: (field) => {
        const { x, y, wide: w, high: h } = field
        const shine = lineOf(14, (t): Point => {
          const angle = Math.PI * (1.06 + t * 0.36)
          return [x + w * 0.4 * Math.cos(angle), y - h / 2 + w / 2 + w * 0.4 * Math.sin(angle)]
        })
        return (
          stroke(pane(field, true), shade(wall, isNight ? 0.3 : -0.22), 6, {
            closed: true,
            opacity: 0.8,
          }) +
          stroke(shine, paper, 11, { opacity: 0.8 }) +
          fill(ellipse(x, y - h / 2 - 16, 18), shade(wood, -0.1))
        )
      },
    }
  },
}

/** Tools on a board, each before its painted outline. */
export const toolBoard: Layout = {
  lines: ['on the wall'],
  suits: (motifs) =>
    motifs.length < 4 &&
    motifs.every((motif) => sortOf(motif) === 'thing' && motif.kind === 'object'),
  arrange(desk) {
    const { size, motifs, dark, tints, paper, noise } = desk
    const board = oklch(0.78, 0.07, 72)
    const holes = Array.from({ length: 196 }, (_, i) =>
      ellipse(100 + (i % 14) * 63.4, 100 + Math.floor(i / 14) * 63.4, 5, 5, 0, 10),
    )
    const count = motifs.length
    const step = 840 / count
    const fields = motifs.map((_, i): Field => ({
      x: 92 + step * (i + 0.5),
      y: size * 0.53 + (i % 2 ? 40 : 0),
      wide: Math.min(step, 620),
      high: 660,
      of: i,
      share: 0.8,
      ground: board,
    }))
    return {
      medium: 'A tool board with',
      fields,
      back:
        fill(wholeSheet(size), mix(tints[2] ?? dark, dark, 0.1)) +
        fill(wobble(rectangle(56, 56, size - 112, size - 112), noise, 2), board) +
        fillAll(holes, shade(board, -0.25)),
      under: (field) => {
        const motif = motifs[field.of]
        if (!motif) return ''
        const placed = placedIn(motif, field)
        return (
          silhouette(placed, paper, noise, 20) +
          `<g opacity="0.3" transform="translate(12 18)">${silhouette(placed, dark, noise, 1)}</g>`
        )
      },
      over: (field) => {
        const motif = motifs[field.of]
        if (!motif) return ''
        const { top } = placedIn(motif, field).box
        return (
          fill(ellipse(field.x, top - 6, 13), dark) + fill(ellipse(field.x - 3, top - 9, 5), paper)
        )
      },
    }
  },
}

/** A board that hangs before a shop. */
export const shopSign: Layout = {
  lines: ['over the shop', 'on a shop sign'],
  suits: ({ length }) => length === 1,
  arrange(desk) {
    const { size, tints, dark, paper, noise, rng, brief } = desk
    const wall = mix(tints[1] ?? paper, oklch(0.86, 0.04, 60), 0.35)
    const iron = shade(dark, -0.05)
    const isRound = brief.occurrence % 2 === 0
    const field: Field = {
      x: 560,
      y: 590,
      wide: 600,
      high: isRound ? 600 : 560,
      of: 0,
      share: isRound ? 0.58 : 0.68,
    }
    const board = (grow: number) =>
      isRound
        ? ellipse(field.x, field.y, 300 + grow, 300 + grow, 0, 72)
        : edgeOf(field, noise, grow, 2)
    const bricks = Array.from({ length: 26 }, () => {
      const [x, y] = [rng.range(0, size), Math.round(rng.range(0, 21)) * 48]
      return wobble(rectangle(x, y, 84, 36), noise, 3)
    })
    const curl = lineOf(50, (t): Point => {
      const angle = t * Math.PI * 3.2
      const r = 92 * (1 - t * 0.85)
      return [250 - r * Math.cos(angle), 236 + r * Math.sin(angle)]
    })
    return {
      medium: 'A shop sign with',
      fields: [field],
      back:
        fill(wholeSheet(size), wall) +
        fillAll(bricks, quiet(wall, 0.035)) +
        fill(shadowOf(board(0), -70, 60), dark, { opacity: 0.2 }) +
        fill(rectangle(40, 90, 44, 400), iron) +
        fill(rectangle(60, 140, 860, 26), iron) +
        stroke(curl, iron, 16) +
        strokeLines(
          [
            [
              [420, 160],
              [420, 330],
            ],
            [
              [700, 160],
              [700, 330],
            ],
          ],
          iron,
          10,
        ) +
        fill(ellipse(924, 153, 26), iron),
      under: (_, ground) =>
        fill(board(22), iron) +
        fill(board(8), mix(tints[0] ?? paper, oklch(0.8, 0.12, 85), 0.6)) +
        fill(board(-12), ground),
    }
  },
}

/** A tile wall: the motif and an ornament in turn. */
export const checkers: Layout = {
  lines: ['on a tiled wall'],
  arrange(desk) {
    const { size, motifs, palette, paper, noise, tints, brief } = desk
    const count = motifs.length > 1 ? 4 : 3
    const all = grid(centred(size, size - 70), count, count, 8, 1)
    const isMotif = (i: number) => (Math.floor(i / count) + (i % count)) % 2 === 0
    const set = [ORNAMENTS.DIAMOND, ORNAMENTS.STAR, ORNAMENTS.FLOWER, ORNAMENTS.QUATREFOIL]
    const ornament = set[brief.occurrence % set.length] ?? ORNAMENTS.DIAMOND
    const tones = [tints[2] ?? palette.deep, tints[1] ?? palette.light, palette.a]
    const others = all
      .filter((_, i) => !isMotif(i))
      .map(
        ({ x, y, wide }) =>
          fill(edgeOf({ x, y, wide, high: wide, of: 0 }, noise), paper) +
          placedOn(ornament, x, y, wide / 2 - 3)
            .map(([tone, points]) => fill(points, tones[tone - 1] ?? palette.mid))
            .join(''),
      )
    return {
      medium: 'A wall of painted tiles with',
      details: ['ornaments'],
      fields: all
        .filter((_, i) => isMotif(i))
        .map((field, i) => ({ ...field, of: i, share: 0.76 })),
      back: fill(wholeSheet(size), mix(paper, palette.ink, 0.3)) + others.join(''),
      under: (field, ground) => fill(edgeOf(field, noise), ground),
    }
  },
}
