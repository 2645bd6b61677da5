import { mix, oklch, shade } from '../../../colour'
import { shifted, silhouette } from '../../../draw-motif'
import { type Point, rectangle, wholeSheet, wobble } from '../../../geometry'
import { fill, fillAll, stroke, strokeAll } from '../../../svg'
import { type Field, type Layout, placedIn } from '../desk'
import { disc, ring, spot } from '../patterns/parts'
import { GOUACHE } from './parts'

const CLOTHS = [oklch(0.55, 0.15, 25), oklch(0.52, 0.1, 250), oklch(0.55, 0.09, 160)] as const
const TINS = [oklch(0.37, 0.09, 258), oklch(0.4, 0.08, 170), oklch(0.42, 0.13, 22)] as const
const DOUGH = oklch(0.7, 0.1, 66)
/** px of the radius of a small biscuit. */
const SMALL = 48
const ICING = oklch(0.965, 0.018, 88)

/** A flower or a ring with a hole, as small biscuits are. */
function small([x, y]: Point, r: number, i: number): string {
  const petals = ring([x, y], r * 0.62, 8, 1, { from: i * 0.3 }).map((one) =>
    disc(one.x, one.y, r * 0.4),
  )
  const edge = i % 2 ? [disc(x, y, r)] : petals
  const under = edge.map((points) => points.map(([px, py]): Point => [px + 5, py + 8]))
  const jam = i % 3 ? oklch(0.5, 0.19, 22) : ICING
  return (
    fillAll(under, shade(DOUGH, -0.4), { opacity: 0.35 }) +
    fillAll([...edge, disc(x, y, r * 0.7)], shade(DOUGH, -0.09)) +
    fillAll(
      edge.map((points) =>
        points.map(([px, py]): Point => [x + (px - x) * 0.92, y + (py - y) * 0.92]),
      ),
      shade(DOUGH, 0.05),
    ) +
    fill(disc(x, y, r * 0.42), jam)
  )
}

/** Iced biscuits in a tin, each in the outline of a motif. */
export const biscuits: Layout = {
  lines: ['in the biscuit tin', 'biscuits with {}', 'a tin of biscuits: {}'],
  arrange({ size, motifs, rng, noise }) {
    const [cloth, tin] = [rng.pick(CLOTHS), rng.pick(TINS)]
    const isThree = motifs.length > 2
    const turn = rng.range(0, Math.PI * 2)
    const [mx, my] = [512 + rng.range(-14, 14), 512 + rng.range(-14, 14)]
    const sides = isThree ? [300, 280, 262] : [350, 316]
    const order = rng.shuffle(motifs.map((_, i) => i))
    const fields = sides.map((side, i): Field => {
      const angle = turn + (i / sides.length) * Math.PI * 2
      const far = isThree ? 206 : 178
      return spot(mx + far * Math.cos(angle), my + far * Math.sin(angle), side, order[i] ?? i, {
        ground: ICING,
        share: 0.86,
        turn: rng.range(-0.14, 0.14),
      })
    })
    const checks = Array.from({ length: 12 }, (_, i) => i * 96 - 30)
    const boxes = fields.flatMap((field) => {
      const motif = motifs[field.of]
      return motif ? [placedIn(motif, field).box] : []
    })
    const isFree = ({ x, y }: Field) =>
      boxes.every(({ left, right, top, bottom }) => {
        const dx = Math.max(left - x, x - right, 0)
        const dy = Math.max(top - y, y - bottom, 0)
        return Math.hypot(dx, dy) > SMALL + 34
      })
    const places = [
      ...ring([mx, my], 330, 28, 1, { from: rng.next() }),
      ...ring([mx, my], 210, 20, 1, { from: rng.next() }),
      spot(mx, my, 1, 0),
    ]
    const fillers = places.filter(isFree).reduce<Field[]>((found, one) => {
      const isApart = found.every(({ x, y }) => Math.hypot(x - one.x, y - one.y) > 2.3 * SMALL)
      return isApart ? [...found, one] : found
    }, [])
    const scallops = ring([mx, my], 404, 40, 1).map(({ x, y }) => disc(x, y, 22))
    return {
      medium: 'A tin of iced biscuits with',
      fields,
      back:
        fill(wholeSheet(size), ICING) +
        fillAll(
          checks.map((at) => rectangle(at, -20, 48, size + 40)),
          cloth,
          { opacity: 0.6 },
        ) +
        fillAll(
          checks.map((at) => rectangle(-20, at, size + 40, 48)),
          cloth,
          { opacity: 0.6 },
        ) +
        fill(disc(mx + 16, my + 24, 484), oklch(0.25, 0.04, 40), { opacity: 0.35 }) +
        fill(wobble(disc(mx, my, 480), noise, 1.5), tin) +
        stroke(disc(mx, my, 466), shade(tin, 0.16), 8, { closed: true }) +
        fill(disc(mx, my, 446), shade(tin, -0.1)) +
        fillAll(scallops, mix(ICING, tin, 0.1)) +
        fill(disc(mx, my, 406), mix(ICING, tin, 0.1)) +
        strokeAll([disc(mx, my, 388)], mix(ICING, tin, 0.25), 4) +
        fillAll(
          ring([mx, my], 404, 40, 1).map(({ x, y }) => disc(x, y, 7)),
          mix(ICING, tin, 0.35),
        ) +
        fillers.map(({ x, y }, i) => small([x, y], SMALL, i)).join(''),
      under: (field) => {
        const motif = motifs[field.of % motifs.length]
        if (!motif) return ''
        const placed = placedIn(motif, field)
        return (
          `<g opacity="0.35">${silhouette(shifted(placed, 7, 11), shade(DOUGH, -0.4), noise, 33)}</g>` +
          silhouette(placed, shade(DOUGH, -0.1), noise, 33) +
          silhouette(placed, shade(DOUGH, 0.04), noise, 28) +
          silhouette(placed, ICING, noise, 15)
        )
      },
      finish: GOUACHE,
    }
  },
}
