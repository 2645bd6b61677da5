import { paint, type PaintRequest } from '../paint'
import type { Painting } from '../painting'
import { altTextOf } from '../prompt'
import { type Fault, faultsOf } from './critic'
import { lookOf } from './look'

/** Layouts that are drawn at most: one, and four more where it is rejected. */
export const LAYOUTS = 5

export type Accepted = {
  painting: Painting
  /** The first layout had them. */
  firstFaults: readonly Fault[]
  /** The painting itself has them: empty unless no layout was accepted. */
  faults: readonly Fault[]
  /** Layouts that were drawn. */
  attempts: number
}

function shortOf(faults: readonly Fault[]): number {
  return faults.reduce((sum, { short }) => sum + short, 0)
}

/** The colours of an alt text are those of the finished picture. */
async function describedAsSeen(painting: Painting): Promise<Painting> {
  return { ...painting, altText: altTextOf(painting.context, await lookOf(painting)) }
}

/**
 * The picture of a day, in the first of five layouts that the critic accepts. If it accepts none,
 * the one with the least faults, with a contour round each subject that does not stand out. Equal
 * requests give equal paintings.
 * @throws RangeError when `dateKey` is not a date
 */
export async function paintAccepted(request: PaintRequest): Promise<Accepted> {
  const painting = paint(request)
  const firstFaults = await faultsOf(painting)
  let best = { painting, faults: firstFaults, layout: 0 }
  let attempts = 1
  const consider = (next: typeof best) => {
    if (next.faults.length === 0 || shortOf(next.faults) < shortOf(best.faults)) best = next
  }
  for (let layout = 1; layout < LAYOUTS && best.faults.length > 0; layout++) {
    const next = paint({ ...request, layout })
    consider({ painting: next, faults: await faultsOf(next), layout })
    attempts++
  }
  const faint = best.faults.flatMap(({ kind, index }) =>
    kind === 'faint' && index !== undefined ? [index] : [],
  )
  if (faint.length > 0) {
    const { layout } = best
    const next = paint({ ...request, layout, contoured: faint })
    consider({ painting: next, faults: await faultsOf(next), layout })
  }
  const { faults } = best
  return { painting: await describedAsSeen(best.painting), faults, firstFaults, attempts }
}
