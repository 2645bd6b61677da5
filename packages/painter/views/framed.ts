import { oklch } from '../colour'
import { ellipse, lineOf, outlineOf, type Point, rectangle } from '../geometry'
import { fill, fillAll, type Paint, stroke, strokeLines } from '../svg'
import { type Scene, type Seen, square, within } from './view'

/** The middle of a scroll is there, as a share of the side: all of its cord is seen above it. */
const MIDDLE = 0.53

/** A scroll with rods, on a wall. */
export function scroll(scene: Scene): Seen | undefined {
  const { size, inner, wall, dark, wood } = scene
  // A narrower one would cut the garlands.
  const [wide, high] = [size * 0.64, size * 0.64]
  const cloth = oklch(0.42, 0.06, 258)
  const sheet = (grow: number, rise: number) =>
    rectangle(
      size / 2 - wide / 2 - grow,
      size * MIDDLE - high / 2 - rise,
      wide + 2 * grow,
      high + 2 * rise,
    )
  const rod = (y: number) => rectangle(size / 2 - wide / 2 - 84, y - 13, wide + 168, 26)
  const cord: Point[] = [
    [size / 2 - wide * 0.36, size * (MIDDLE - 0.43)],
    [size / 2, size * 0.036],
    [size / 2 + wide * 0.36, size * (MIDDLE - 0.43)],
  ]
  return {
    from: inner,
    to: square(size / 2, size * MIDDLE, high),
    outline: sheet(0, 0),
    back:
      fill(rectangle(0, 0, size, size), wall) +
      fill(rectangle(size / 2 - wide / 2 - 30, size * 0.12, wide + 90, size * 0.86), dark, {
        opacity: 0.16,
      }) +
      stroke(cord, dark, 5) +
      fill(sheet(48, high * 0.17), cloth) +
      fill(sheet(12, 12), wood),
    front: fillAll(
      [rod(size * MIDDLE - high * 0.67), rod(size * MIDDLE + high * 0.67)],
      oklch(0.36, 0.06, 45),
    ),
    words: 'It is on a scroll that hangs on a wall.',
  }
}

/** A paint of the picture that is no darker and no lighter than that. */
export const toned = (paint: Paint, min: number, max = 1): Paint =>
  typeof paint === 'string' ? paint : { ...paint, l: within(paint.l, min, max) }

/** A scene through an open window with shutters. */
export function window({ size, inner, wall, dark, wood, rng }: Scene): Seen {
  const to = square(size / 2, size * 0.47, size * 0.68)
  const wide = size * 0.1
  // A wall at night is not as dark as what is seen through it.
  const [face, frame] = [toned(wall, 0.48), toned(wood, 0.7)]
  const high = to.bottom - to.top
  const sides = [to.left - wide - 22, to.right + 22]
  const shutters = sides.map((left) => rectangle(left, to.top - 8, wide, high + 16))
  const slats = sides.flatMap((left) =>
    lineOf(24, (share): Point => [left + 16, to.top + 18 + share * (high - 36)]).map(
      ([x, y]): Point[] => [
        [x, y],
        [x + wide - 32, y],
      ],
    ),
  )
  const sill = rectangle(to.left - 46, to.bottom + 22, to.right - to.left + 92, 34)
  return {
    from: inner,
    to,
    outline: outlineOf(to),
    back:
      fill(rectangle(0, 0, size, size), face) +
      fill(rectangle(to.left - 30, to.bottom + 50, to.right - to.left + 84, 22), dark, {
        opacity: 0.2,
      }) +
      fillAll(shutters, oklch(0.5, 0.085, rng.pick([200, 150, 28, 255]))) +
      strokeLines(slats, dark, 5) +
      fill(outlineOf(to, 22), frame),
    front: stroke(outlineOf(to), dark, 5, { closed: true, opacity: 0.4 }) + fill(sill, frame),
    words: 'It is seen through a window with shutters.',
  }
}

/** Holes along one side of a stamp. */
const HOLES = 15

/** The letter has room for remarques below the stamp. */
const MIDDLE_OF_STAMP = 0.46

/** A postage stamp on a letter. */
export function stamp({ size, inner, wall, dark, rng }: Scene): Seen {
  // Its paper and the postmark are seen on the letter.
  const letter = toned(wall, 0.5, 0.8)
  const to = square(size / 2, size * MIDDLE_OF_STAMP, size * 0.66)
  const sheet = square(size / 2, size * MIDDLE_OF_STAMP, size * 0.78)
  const step = (sheet.right - sheet.left) / HOLES
  const holes = Array.from({ length: HOLES + 1 }, (_, i) => sheet.left + i * step).flatMap((at) =>
    [
      [at, sheet.top],
      [at, sheet.bottom],
      [sheet.left, at + sheet.top - sheet.left],
      [sheet.right, at + sheet.top - sheet.left],
    ].map(([x = 0, y = 0]) => ellipse(x, y, step * 0.27, step * 0.27, 0, 12)),
  )
  // The postmark is on an upper corner, its waves toward the middle.
  const isLeft = rng.chance(0.4)
  const x = isLeft ? sheet.left + 40 : sheet.right - 40
  const y = sheet.top + 30
  const waves = [0, 1, 2, 3].map((row) =>
    lineOf(30, (share): Point => [
      x + (isLeft ? 150 : -300) + share * 150,
      y - 40 + row * 26 + 7 * Math.sin(share * 14),
    ]),
  )
  const bars = [-16, 16].map((by): Point[] => [
    [x - 64, y + by],
    [x + 64, y + by],
  ])
  return {
    from: inner,
    to,
    outline: outlineOf(to),
    frame: sheet,
    back:
      fill(rectangle(0, 0, size, size), letter) +
      fill(
        outlineOf(sheet).map(([px, py]): Point => [px + 9, py + 11]),
        dark,
        { opacity: 0.16 },
      ) +
      fill(outlineOf(sheet), oklch(0.95, 0.02, 88)) +
      fillAll(holes, letter),
    front:
      [92, 68]
        .map((r) => stroke(ellipse(x, y, r), dark, 5, { closed: true, opacity: 0.5 }))
        .join('') +
      strokeLines(bars, dark, 4) +
      strokeLines(waves, dark, 5),
    words: 'It is on a postage stamp.',
  }
}
