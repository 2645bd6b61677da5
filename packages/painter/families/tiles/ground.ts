import { mix, type Oklch, oklch, shade, standOff } from '../../colour'
import { ellipse, lens, lineOf, type Point, rectangle, wholeSheet, wobble } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { fill, fillByColour, stroke, strokeLines } from '../../svg'
import { type Cell, dropped, EDGE, type Kind, PANEL_TILES, QUILT_EDGE } from './cells'
import { ORNAMENTS, placedOn } from './ornaments'

export type Tones = { ground: Oklch; field: Oklch; tones: readonly [Oklch, Oklch, Oklch] }

export function tonesOf({ palette, brief }: FamilyContext, kind: Kind): Tones {
  const paper = mix(palette.paper, oklch(0.95, 0.02, 88), 0.5)
  if (kind === 'panel' && brief.occurrence % 2 === 0) {
    // Cobalt on white, and a little yellow.
    return {
      ground: paper,
      field: paper,
      tones: [oklch(0.45, 0.13, 262), oklch(0.7, 0.09, 250), oklch(0.83, 0.13, 85)],
    }
  }
  const isDark = palette.key === 'night' || (kind === 'panel' && brief.occurrence % 4 === 3)
  const isWarm = palette.deep.h > 25 && palette.deep.h < 120
  const deep = oklch(isDark ? 0.28 : 0.38, 0.09, isWarm ? 335 : palette.deep.h)
  const ground = isDark ? deep : kind === 'repeat' && brief.occurrence % 3 === 1 ? deep : paper
  const apart = (colour: Oklch, by = 0.15) => standOff(colour, ground, by)
  return {
    ground,
    field: isDark ? shade(deep, 0.05) : ground,
    tones: [
      apart(oklch(isDark ? 0.55 : 0.6, 0.115, palette.mid.h)),
      apart(oklch(0.76, 0.09, palette.scheme.second)),
      apart(palette.a),
    ],
  }
}

/** Vines and sprigs between the subjects of a wallpaper. */
function leaves({ size }: FamilyContext, { tones }: Tones): string {
  const wide = (size - 2 * EDGE) / 4
  const sprigs = dropped(size)
    .filter(({ isSprig }) => isSprig)
    .flatMap(({ at: [x, y] }) => placedOn(ORNAMENTS.FLOWER, x, y, wide * 0.14))
  const vines = Array.from({ length: 5 }, (_, column) =>
    lineOf(65, (t) => {
      const y = size * t
      return [EDGE + wide * (column + 0.11 * Math.sin((y / wide) * Math.PI * 2)), y]
    }),
  )
  const sprays = vines.flatMap((vine) =>
    vine
      .filter((_, i) => i % 4 === 2)
      .map(([x, y], i): [1, Point[]] => {
        const way = i % 2 === 0 ? 1 : -1
        return [1, lens([x, y], [x + way * wide * 0.16, y - wide * 0.13], wide * 0.075, way * 4)]
      }),
  )
  const shapes = [...sprigs, ...sprays].map(([tone, points]) => ({
    colour: tones[tone === 1 ? 0 : 1],
    points,
  }))
  return strokeLines(vines, tones[0], 4) + fillByColour(shapes)
}

/** A round field with a rim. */
function medallion(x: number, y: number, half: number, { field, tones }: Tones): string {
  const rim = (radius: number, colour: Oklch) => fill(ellipse(x, y, half * radius), colour)
  return rim(0.98, tones[0]) + rim(0.91, tones[1]) + rim(0.87, field)
}

/** A border of triangles round a quilt. */
function pieced({ size, noise }: FamilyContext, { tones }: Tones): string {
  const [middle, count] = [size / 2, 12]
  const step = (size - 2 * QUILT_EDGE) / count
  const [low, high] = [EDGE - middle, QUILT_EDGE - middle]
  const shapes = Array.from({ length: 4 * count }, (_, i) => {
    const from = high + step * (i % count)
    const piece: readonly Point[] = [
      [from, high],
      [from + step, high],
      [from + step / 2, low],
    ]
    const [[, points] = [1, piece]] = placedOn(
      [[1, piece]],
      middle,
      middle,
      1,
      Math.floor(i / count),
    )
    return { colour: tones[i % 2 === 0 ? 0 : 2], points: wobble(points, noise, 1.2) }
  })
  const strip = wobble(rectangle(EDGE, EDGE, size - 2 * EDGE, size - 2 * EDGE), noise, 1.5)
  return fill(strip, tones[1]) + fillByColour(shapes)
}

/** What lies below the subjects. */
export function backOf(
  context: FamilyContext,
  kind: Kind,
  cells: readonly Cell[],
  colours: Tones,
): string {
  const { size, noise, rng } = context
  const random = rng.fork('glaze')
  const { ground, field, tones } = colours
  const paper = fill(wholeSheet(size), ground)
  if (kind === 'repeat') return paper + leaves(context, colours)
  const joint = mix(ground, context.palette.ink, kind === 'quilt' ? 0.12 : 0.3)
  const tiles = cells.map(({ at: [x, y], half, motif, turn, ornament }) => {
    const square = wobble(rectangle(x - half, y - half, half * 2, half * 2), noise, 1.5)
    const glaze = shade(motif ? field : ground, random.range(-0.014, 0.014))
    const shapes = (motif ? [] : placedOn(ornament, x, y, half, turn)).map(([tone, points]) => {
      const colour = shade(tones[tone - 1] ?? tones[0], random.range(-0.02, 0.02))
      return fill(wobble(points, noise, 1.2), colour)
    })
    const ring = kind === 'medallions' && motif ? medallion(x, y, half, colours) : ''
    const dash = kind === 'quilt' ? { dash: '9 7' } : {}
    const seam = stroke(square, joint, kind === 'quilt' ? 2 : 3, { closed: true, ...dash })
    return { tile: fill(square, glaze) + ring + shapes.join(''), seam }
  })
  const tile = (size - 2 * EDGE) / PANEL_TILES
  // It lies round three by three plain tiles.
  const [low, side] = [EDGE + 2 * tile, 3 * tile]
  const core = wobble(rectangle(low, low, side, side), noise, 1.5)
  const rim = kind === 'truchet' ? stroke(core, tones[0], 16, { closed: true }) : ''
  const all = tiles.map(({ tile }) => tile).join('') + tiles.map(({ seam }) => seam).join('')
  const border = kind === 'quilt' ? pieced(context, colours) : ''
  return paper + border + all + rim
}
