import { type Point, rectangle } from '../geometry'
import { type Inks, type Printed, printedAt } from '../ornaments/print'
import { sealSize } from '../ornaments/seal'
import { ornamentsOf } from '../ornaments/words'
import { fill, fillAll, type Paint, stroke, strokeAll } from '../svg'
import { highOf, type Scene, type Seen, square, wideOf } from './view'

/** Cells on each side of a border; an odd number has an ornament in each corner. */
const CELLS = 11
/** They say which of up to three ornaments stands in a cell, from the corner of a side to its half. */
const TURNS = [
  [0, 0, 0],
  [0, 1, 0],
  [0, 1, 2],
] as const

type Cell = { x: number; y: number; side: number }

const diamond = ({ x, y, side }: Cell, share: number): Point[] => [
  [x, y - side * share],
  [x + side * share, y],
  [x, y + side * share],
  [x - side * share, y],
]

const boxOf = ({ x, y, side }: Cell, grow = 0): Point[] =>
  rectangle(x - side / 2 - grow, y - side / 2 - grow, side + 2 * grow, side + 2 * grow)

const frameIn = (size: number, by: number): Point[] =>
  rectangle(by, by, size - 2 * by, size - 2 * by)

/** A small pattern between ornaments. */
function filler(cell: Cell, { ink, ground }: Inks): string {
  return fill(diamond(cell, 0.26), ink) + fill(diamond(cell, 0.13), ground)
}

/** A tile between those with ornaments. */
function patterned(cell: Cell, inks: Inks): string {
  const r = cell.side / 2 - 4
  const corner = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sy): Point[] => {
      const [x, y] = [cell.x + sx * r, cell.y + sy * r]
      return [
        [x, y],
        [x - sx * r * 0.62, y],
        [x, y - sy * r * 0.62],
      ]
    }),
  )
  return (
    fill(boxOf(cell, -4), inks.ink) +
    fillAll([...corner, diamond(cell, 0.26)], inks.ground) +
    fill(diamond(cell, 0.12), inks.ink)
  )
}

/** The n-th ornament in a cell. */
function ornamentIn({ press, ornaments }: Scene, cell: Cell, n: number, inks: Inks): Printed[] {
  const motif = ornaments[n % ornaments.length]
  if (!motif) return []
  return [printedAt(press, motif, [cell.x, cell.y, cell.side * 0.8], inks)]
}

const drawn = (all: readonly Printed[]) => all.map(({ svg }) => svg).join('')
const placedOf = (all: readonly Printed[]) => all.map(({ placed }) => placed)

/** Squares of a window or of cloth, each of its own piece. */
function pieces(scene: Scene, cells: readonly Cell[], inks: Inks): string {
  const { mount } = scene
  if (mount === 'paper') return ''
  if (mount === 'glass')
    return fillAll(
      cells.map((cell) => boxOf(cell, -4)),
      inks.ground,
    )
  return strokeAll(
    cells.map((cell) => boxOf(cell, -5)),
    inks.ink,
    3,
    '10 8',
  )
}

/** The sheet, wall or cloth on which a mount is. */
function base({ size, dark, mount }: Scene, inks: Inks): string {
  const outer: Paint = mount === 'glass' ? dark : inks.ground
  return fill(rectangle(0, 0, size, size), outer)
}

/** A border of small ornaments round the whole, as round a page or a carpet. */
export function border(scene: Scene): Seen | undefined {
  const { size, inner, inks, ornaments } = scene
  const margin = 30
  const side = (size - 2 * margin) / CELLS
  const at = (i: number) => margin + side * (i + 0.5)
  const last = CELLS - 1
  const cells = Array.from({ length: CELLS * CELLS }, (_, i) => [i % CELLS, Math.floor(i / CELLS)])
    .filter(([x = 0, y = 0]) => x === 0 || y === 0 || x === last || y === last)
    .map(([x = 0, y = 0]) => {
      const along = y === 0 || y === last ? x : y
      return { x: at(x), y: at(y), side, along }
    })
  const isMotif = ({ along }: { along: number }) => along % 2 === 0
  const turn = TURNS[Math.min(3, ornaments.length) - 1] ?? TURNS[0]
  const all = cells.filter(isMotif).flatMap((cell) => {
    const half = Math.min(cell.along, last - cell.along) / 2
    return ornamentIn(scene, cell, turn[half] ?? 0, inks)
  })
  const others = cells.filter((cell) => !isMotif(cell))
  const edge = margin + side + 12
  return {
    from: inner,
    to: square(size / 2, size / 2, size - 2 * edge),
    outline: frameIn(size, edge),
    back:
      base(scene, inks) +
      pieces(scene, cells, inks) +
      others.map((cell) => filler(cell, inks)).join('') +
      drawn(all),
    front:
      stroke(frameIn(size, edge - 5), inks.ink, 5, { closed: true }) +
      stroke(frameIn(size, 14), inks.ink, 4, { closed: true }),
    ornaments: placedOf(all),
    words: `The border repeats ${ornamentsOf(ornaments, true)}.`,
  }
}

/** Four square pieces in the corners of a frame. */
export function corners(scene: Scene): Seen | undefined {
  const { size, inner, inks, ornaments, shown } = scene
  const [side, edge] = [136, 62]
  const at = edge + side / 2 - 26
  const spots: Cell[] = [
    { x: at, y: at, side },
    { x: size - at, y: at, side },
    { x: size - at, y: size - at, side },
    { x: at, y: size - at, side },
  ]
  const scale = (size - 2 * edge) / wideOf(inner)
  const free = (at + side / 2 - edge + 12) / scale
  const isCovered = shown.some(({ box: { left, right, top, bottom } }) => {
    const isAcross = left < inner.left + free || right > inner.right - free
    return isAcross && (top < inner.top + free || bottom > inner.bottom - free)
  })
  if (isCovered) return undefined
  const all = spots.flatMap((cell, i) => ornamentIn(scene, cell, i, inks))
  return {
    from: inner,
    to: square(size / 2, size / 2, size - 2 * edge),
    outline: frameIn(size, edge),
    back: base(scene, inks) + stroke(frameIn(size, edge - 16), inks.ink, 4, { closed: true }),
    front:
      stroke(frameIn(size, edge - 3), inks.ink, 6, { closed: true }) +
      fillAll(
        spots.map((cell) => boxOf(cell, 5)),
        inks.ink,
      ) +
      fillAll(
        spots.map((cell) => boxOf(cell)),
        inks.ground,
      ) +
      strokeAll(
        spots.map((cell) => boxOf(cell, -7)),
        inks.ink,
        2.5,
      ) +
      drawn(all),
    ornaments: placedOf(all),
    words: `The corners of the frame hold ${ornamentsOf(ornaments, new Set(ornaments).size === 1)}.`,
  }
}

/** A row of small tiles below the picture. */
export function predella(scene: Scene): Seen | undefined {
  const { size, inner, hull, inks, ornaments } = scene
  const [count, gap, top] = [ornaments.length > 2 ? 7 : 5, 16, 54]
  const wide = size - 2 * 70
  const side = wide / count
  const high = size - top - gap - side - 54
  const share = high / wide
  // What is too high is shown smaller, between bare stripes.
  if (highOf(hull) > highOf(inner) * share * 0.94) return undefined
  const cut = highOf(inner) * (1 - share)
  const off = Math.min(
    cut,
    Math.max(0, (hull.top + hull.bottom) / 2 - inner.top - (highOf(inner) * share) / 2),
  )
  const scale = wide / wideOf(inner)
  const cells = Array.from({ length: count }, (_, i): Cell => ({
    x: size / 2 + side * (i - (count - 1) / 2),
    y: top + high + gap + side / 2,
    side,
  }))
  const isMotif = (i: number) => i % 2 === (count === 7 ? 1 : 0)
  const order = ornaments.length === 2 ? [0, 1, 0] : [0, 1, 2]
  const all = cells.flatMap((cell, i) =>
    isMotif(i) ? ornamentIn(scene, cell, order[Math.floor(i / 2)] ?? 0, inks) : [],
  )
  const patterns = cells.filter((_, i) => !isMotif(i))
  const outline = rectangle(size / 2 - wide / 2, top, wide, high)
  return {
    from: inner,
    to: square(size / 2, top + wide / 2 - off * scale, wide),
    outline,
    back:
      base(scene, inks) +
      pieces(scene, cells, inks) +
      strokeAll(
        cells.map((cell) => boxOf(cell, -4)),
        inks.ink,
        3,
      ) +
      patterns.map((cell) => patterned(cell, inks)).join('') +
      drawn(all),
    front: stroke(outline, inks.ink, 5, { closed: true }),
    ornaments: placedOf(all),
    words: `A row of tiles below it has ${ornamentsOf(ornaments)}.`,
  }
}

/** A sheet with room for a seal below the picture, where printmakers sign. */
export function mount({ size, inner, ornaments, paper }: Scene): Seen {
  const top = 42
  const side = size - 2 * top - sealSize(ornaments.length).high - 6
  const left = (size - side) / 2
  return {
    from: inner,
    to: square(size / 2, top + side / 2, side),
    outline: rectangle(left, top, side, side),
    back: fill(rectangle(0, 0, size, size), paper()),
  }
}
