import { briefFor, type Layout, layOut, type PaintRequest, stepOf } from '../layout'
import { labOf, seenAs } from '../seen-layout'
import { arrangementOf, hasWays } from '../families/ways'
import type { Brief, FamilyName } from '../painting'
import type { Painted } from '../recent'
import { ON_SHEET, type ViewName } from '../views/view'
import { viewsInTurn } from '../views/turns'
import { scoreOf } from './score'
import { thumbnailDistance, thumbnailOf } from './thumbnail'

/** How many views of each arrangement are looked at. */
const VIEWS = [3, 2] as const
/** Pictures of a family after which an arrangement is new again. */
const LONG_AGO = 16
/** A family whose drawing takes long has one arrangement. */
const DEAR: readonly FamilyName[] = [
  'flow',
  'strata',
  'street',
  'still',
  'weave',
  'wind',
  'papercut',
  'bands',
  'riso',
]

const WITH_ONE_VIEW: readonly FamilyName[] = ['collection', 'street']

export type Candidate = {
  layout: Layout
  /** Which of its arrangements it is, and the turn of this one in the family's round. */
  step: number
  arrangement: number
  score: number
  thumbnail: string
}

/** How unlike the last pictures one is, 0–1. */
function newness(
  { view, drawing: { isWhole }, brief: { family } }: Layout,
  arrangement: number,
  thumbnail: string,
  recent: readonly Painted[],
): number {
  const nearest = Math.min(...recent.map((one) => thumbnailDistance(thumbnail, one.thumbnail)), 25)
  const ago = recent.findIndex((one) => one.view === view)
  // A build is told by its arrangement.
  const agoShare = isWhole || ago < 0 || ago > 8 ? 1 : ago / 9
  const ofFamily = recent.filter((one) => one.family === family)
  const arrangedAgo = ofFamily.findIndex(({ variant }) => variant === arrangement)
  const arranged = arrangedAgo < 0 ? 1 : Math.min(1, arrangedAgo / LONG_AGO)
  const isSeen = !isWhole && ofFamily.slice(0, 2).some((one) => one.view === view)
  const isSheetAgain =
    ON_SHEET.includes(view) && recent.slice(0, 2).some((one) => ON_SHEET.includes(one.view))
  const isStampAgain = view === 'stamp' && recent.slice(0, 9).some((one) => one.view === 'stamp')
  const sheets = isSheetAgain || isStampAgain ? 0.4 : 0
  return 0.3 * (nearest / 25) + 0.3 * agoShare + 0.25 * arranged + (isSeen ? 0 : 0.15) - sheets
}

function candidateOf(
  layout: Layout,
  step: number,
  turn: number,
  recent: readonly Painted[],
): Candidate {
  const arrangement = arrangementOf(layout.brief)
  const { shown } = layout
  const lab = labOf(layout)
  const thumbnail = thumbnailOf(lab)
  const score =
    scoreOf(lab, shown, 1024) + 0.5 * newness(layout, arrangement, thumbnail, recent) - 0.03 * turn
  return { layout, step, arrangement, score, thumbnail }
}

/** Turns in which ways are looked for. */
const TURNS = 40

/** The arrangements that are drawn, by their steps: those whose ways were shown longest ago. */
function stepsOf(brief: Brief, recent: readonly Painted[]): readonly number[] {
  const { family, occurrence } = brief
  const count = DEAR.includes(family) ? 1 : 2
  if (!hasWays(family)) return [0, 1].slice(0, count)
  const shown = recent.filter((one) => one.family === family).map(({ variant }) => variant)
  const steps = new Map<number, number>()
  for (let step = 0; step < TURNS; step++) {
    const way = arrangementOf({ ...brief, occurrence: occurrence + stepOf(step) - stepOf(0) })
    if (!steps.has(way)) steps.set(way, step)
  }
  const ago = (way: number) => (shown.includes(way) ? shown.indexOf(way) : shown.length)
  return [...steps]
    .toSorted(([one], [two]) => ago(two) - ago(one))
    .slice(0, count)
    .map(([, step]) => step)
}

const viewsOf = (family: FamilyName, at: number) =>
  WITH_ONE_VIEW.includes(family) ? 1 : DEAR.includes(family) ? 2 : (VIEWS[at] ?? 1)

/** Two to five layouts of a picture, the best first: by their composition, and by how unlike the
 * pictures are that the site painted last. */
export function candidatesFor(request: PaintRequest): Candidate[] {
  const { recent = [], secret } = request
  const all: Candidate[] = []
  const brief = briefFor({ ...request, layout: 0 })
  const { family, occurrence } = brief
  const inTurn = viewsInTurn(secret, family, occurrence)
  const views: ViewName[] = [...inTurn]
  for (const [at, step] of stepsOf(brief, recent).entries()) {
    const count = viewsOf(family, at)
    const whole = layOut({ ...request, layout: step })
    const taken: Layout[] = []
    if (views.length === 0) views.push(...inTurn)
    for (const view of views) {
      const isNew = taken.every((one) => one.view !== view)
      const seen = isNew && taken.length < count ? seenAs(whole, view) : undefined
      if (seen) taken.push(seen)
    }
    if (taken.length === 0) taken.push(seenAs(whole, 'whole') ?? whole)
    for (const layout of taken) {
      views.splice(views.indexOf(layout.view) >>> 0, 1)
      all.push(candidateOf(layout, step, all.length, recent))
    }
  }
  return all.toSorted((one, two) => two.score - one.score)
}
