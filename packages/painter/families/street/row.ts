import { mix, type Oklch, shade } from '../../colour'
import type { Point } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { housePaints } from '../strata/city'
import { drawHouse, ROOFS } from './house'

/** `roofs`: the middle of each ridge; `flat`: those that something can stand on. */
export type Row = { body: string; roofs: Point[]; flat: Point[] }

/** Width of a house that carries somebody, px. */
const SEAT = 206

/** Houses side by side across the picture: neighbours differ in colour, height and roof.
 * @param tall how many floors at most
 * @param seats x of the places that get a tall house with a level roof */
export function houseRow(
  context: FamilyContext,
  base: number,
  tall: number,
  label: string,
  seats: readonly number[] = [],
): Row {
  const { size, rng, palette } = context
  const random = rng.fork(`row:${label}`)
  const paints = [
    ...housePaints(palette.key),
    mix(palette.mid, palette.ground, palette.key === 'night' ? 0.5 : 0.25),
    palette.key === 'night' ? shade(palette.mid, -0.16) : palette.light,
  ]
  const bodies: string[] = []
  const roofs: Point[] = []
  const flat: Point[] = []
  let wall: Oklch | undefined
  let roof = random.int(0, ROOFS.length - 1)
  let floors = 0
  for (let left = -random.range(10, 70), i = 0; left < size; i++) {
    const isSeat = seats.some((x) => x >= left && x < left + SEAT)
    const drawn = random.range(132, 208)
    const wide = isSeat ? SEAT : drawn
    const last = wall
    const free = paints.filter(
      (paint) => !last || (Math.abs(paint.l - last.l) >= 0.04 && paint !== last),
    )
    wall = random.pick(free)
    roof = (roof + random.int(1, ROOFS.length - 1)) % ROOFS.length
    if (isSeat) roof = ROOFS.indexOf('mansard')
    const options = [tall - 2, tall - 1, tall].filter((count) => count >= 2 && count !== floors)
    floors = isSeat ? tall : random.pick(options)
    const house = drawHouse(context, {
      left,
      wide,
      base,
      floors,
      roof: ROOFS[roof] ?? 'gable',
      wall,
      rng: random.fork(`house:${i}`),
    })
    bodies.push(house.body)
    const ridge: Point = [left + wide / 2, house.peak]
    roofs.push(ridge)
    if (isSeat) flat.push(ridge)
    left += wide
  }
  return { body: bodies.join(''), roofs, flat }
}
