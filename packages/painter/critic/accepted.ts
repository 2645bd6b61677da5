import { layOut, type PaintRequest } from '../layout'
import { paintingOf } from '../paint'
import { seenAs } from '../seen-layout'
import type { Painting } from '../painting'
import { altTextOf } from '../prompt'
import type { Painted } from '../recent'
import { type Candidate, candidatesFor } from './candidates'
import { type Fault, faultsOf } from './critic'
import { lookOf } from './look'

/** Layouts whose faults are looked for, the best first. */
const LAYOUTS = 4

export type Accepted = {
  painting: Painting
  /** What the request of a later day tells of this one. */
  painted: Painted
  /** The best layout had them. */
  firstFaults: readonly Fault[]
  /** The painting itself has them: empty unless no layout was accepted. */
  faults: readonly Fault[]
  /** Layouts whose faults were looked for. */
  attempts: number
}

type Judged = { painting: Painting; faults: readonly Fault[]; candidate: Candidate }

function shortOf(faults: readonly Fault[]): number {
  return faults.reduce((sum, { short }) => sum + short, 0)
}

/** The colours of the alt text are those of the finished picture. */
async function describedAsSeen(painting: Painting): Promise<Painting> {
  return { ...painting, altText: altTextOf(painting.context, await lookOf(painting)) }
}

function paintedOf({ layout, arrangement, thumbnail }: Candidate, title: string): Painted {
  const { dateKey, brief, view } = layout
  const { family, subjects, scheme } = brief
  return {
    dateKey,
    family,
    subject: subjects[0]?.name ?? '',
    variant: arrangement,
    view,
    scheme: scheme.name,
    title,
    thumbnail,
  }
}

async function judge(candidate: Candidate, layout = candidate.layout): Promise<Judged> {
  const painting = paintingOf(layout)
  return { painting, faults: await faultsOf(painting), candidate }
}

/** The same layout with a contour round each subject that does not stand out. */
async function withContours(request: PaintRequest, { candidate, faults }: Judged) {
  const contoured = faults.flatMap(({ kind, index }) =>
    kind === 'faint' && index !== undefined ? [index] : [],
  )
  if (contoured.length === 0) return undefined
  const whole = layOut({ ...request, layout: candidate.step, contoured })
  return judge(candidate, seenAs(whole, candidate.layout.view))
}

/**
 * The picture of a day: the best of its layouts in which the critic finds no fault. If it finds some
 * in all of them, the one with the least, with a contour round each subject that does not stand out.
 * Equal requests give equal paintings.
 * @throws RangeError when `dateKey` is not a date
 */
export async function paintAccepted(request: PaintRequest): Promise<Accepted> {
  let best: Judged | undefined
  let firstFaults: readonly Fault[] = []
  let attempts = 0
  for (const candidate of candidatesFor(request).slice(0, LAYOUTS)) {
    const next = await judge(candidate)
    if (attempts++ === 0) firstFaults = next.faults
    if (!best || shortOf(next.faults) < shortOf(best.faults)) best = next
    if (next.faults.length === 0) break
  }
  if (!best) throw new Error('No layout was drawn.')
  const contoured = await withContours(request, best)
  if (contoured && shortOf(contoured.faults) < shortOf(best.faults)) best = contoured
  const { faults, candidate } = best
  const painting = await describedAsSeen(best.painting)
  return {
    painting,
    painted: paintedOf(candidate, painting.title),
    faults,
    firstFaults,
    attempts,
  }
}
