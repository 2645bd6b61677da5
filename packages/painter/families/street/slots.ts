import { fit, insideFrame, type PlacedMotif, stand } from '../../draw-motif'
import type { Point } from '../../geometry'
import type { Motif } from '../../motif'
import type { FamilyContext } from '../../painting'
import { spread } from '../layouts'
import type { StreetScene } from './street-scene'

/** A subject where it is in a street. */
export type Placement = { placed: PlacedMotif; where: 'land' | 'water' | 'air' }

/** Places for up to three subjects. @param discX where the sun or moon is */
export function assignSlots(
  context: FamilyContext,
  subjects: readonly Motif[],
  scene: StreetScene,
  margin: number,
  discX: number,
): Placement[] {
  const { size } = context
  const taken = { land: 0, water: 0, air: 0 }
  // On the other side than the disc, which they would hide.
  const across = (share: number) => (discX > size / 2 ? size - size * share : size * share)
  const air: readonly { at: Point; side: number }[] = [
    { at: [across(0.66), size * 0.17], side: size * 0.2 },
    { at: [across(0.46), size * 0.12], side: size * 0.13 },
    { at: [across(0.88), size * 0.12], side: size * 0.12 },
  ]
  const placements = subjects.slice(0, 3).map((motif): Placement => {
    if (motif.mount === 'flies') {
      const slot = air[taken.air++] ?? { at: [size / 2, size * 0.15] as Point, side: size * 0.14 }
      const placed = fit(motif, slot.at[0], slot.at[1], slot.side)
      return { placed: insideFrame(placed, size, margin), where: 'air' }
    }
    const afloat = motif.mount === 'floats' && scene.water.length > taken.water
    const slot = afloat ? scene.water[taken.water++] : scene.land[taken.land++]
    const [x, y] = slot?.at ?? [size / 2, size * 0.9]
    const tallest = motif.kind === 'person' ? 0.28 : 0.6
    const high = Math.min((slot?.high ?? size * 0.2) * (motif.parts ? 1.5 : 1), size * tallest)
    return {
      placed: insideFrame(
        stand(motif, x, y, high, high * 1.3, { flip: x > size / 2 }),
        size,
        margin,
      ),
      where: afloat ? 'water' : 'land',
    }
  })
  // On roofs each has a house of its own.
  if (!scene.isFlat) return placements
  const apart = spread(
    placements.map(({ placed }) => placed),
    size,
    margin,
  )
  return placements.map((placement, i) => ({ ...placement, placed: apart[i] ?? placement.placed }))
}
