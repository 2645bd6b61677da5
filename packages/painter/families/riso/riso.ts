import { oklch } from '../../colour'
import { type RoleColours, roleColours, silhouette } from '../../draw-motif'
import { rectangle, wholeSheet, wobble } from '../../geometry'
import { type Role, ROLES } from '../../roles'
import type { Drawing, Family, FamilyContext } from '../../painting'
import { previewOf } from '../../preview/preview'
import { roleShares } from '../../role-areas'
import { drawLitPlates } from '../../shading'
import { type Show, type Shown, showNothing } from '../../shown'
import { clipPath, fill, group } from '../../svg'
import { discPhrase } from '../disc-name'
import { bestBehind, edgeRoles, edgeShown } from '../edges'
import { countedSubjects } from '../arrangement'
import { planOf } from '../day-subjects'
import { isBuild } from '../build-turns'
import { type Outlines, outlinesOf } from '../outlines'
import { hasValues } from '../seen'
import { previewLab } from '../sight'
import { BLANK } from './grounds'
import {
  INK_SETS,
  type InkSet,
  inksFor,
  isBare,
  KEY,
  matcher,
  PAPER,
  type Plates,
  plates,
  platesOf,
  printedColour,
  printIn,
} from './inks'
import { MARGIN, type Scene, sceneOf } from './scene'

/** Least difference of a subject's edge from what is behind it, thin parts included. */
const MIN = 0.23
/** Share of bare paper above which a subject needs a contour. */
const PALE = 0.2

/** Colours behind the subjects, bare paper first: a white subject on it would be paper on paper. */
const DISCS: readonly [Plates, ...Plates[]] = [
  BLANK,
  plates(1, 0, 0),
  plates(0, 1, 0),
  plates(0, 0, 1),
]

/** Share of an edge that is seen on a disc: a lid of paper on paper would be missing. */
const WHOLE = 0.97

type Print = { motif: Shown; colours: Record<Role, Plates>; contour?: Plates }

/** The plates of each subject in a set of inks, and how much of its edge is seen on others. */
function platesIn({ palette, brief }: FamilyContext, inks: InkSet) {
  const match = matcher(inks)
  // Inks are transparent, so local colours apply whatever the light.
  const daylight = { ...palette, key: 'day' as const }
  return new Map(
    brief.subjects.map((motif) => {
      const local = roleColours(motif, daylight, oklch(0.97, 0.02, 88), 0.12)
      const colours = platesOf(local, match)
      const seen = Object.fromEntries(
        ROLES.map((role) => [role, printedColour(colours[role], inks)]),
      ) as RoleColours
      const edges = edgeRoles(motif)
      const shownOn = (behind: Plates) => edgeShown(edges, seen, printedColour(behind, inks), MIN)
      return [motif, { colours, shownOn }] as const
    }),
  )
}

type Composed = Scene & { inks: InkSet; printed: Print[] }

/** @param disc behind the subjects; by default the first on which their edges are seen */
function composeIn(context: FamilyContext, inks: InkSet, disc?: Plates): Composed {
  const made = platesIn(context, inks)
  const behind =
    disc ??
    bestBehind(
      DISCS,
      (one) => Math.min(...[...made.values()].map(({ shownOn }) => shownOn(one))),
      WHOLE,
    )
  const scene = sceneOf(context, behind)
  const printed = scene.placed.flatMap((motif): Print[] => {
    const print = made.get(motif.motif)
    if (!print) return []
    const { colours, shownOn } = print
    const bare = [...roleShares(motif, context.size)].reduce(
      (sum, [role, share]) => sum + (isBare(colours[role], inks) ? share : 0),
      0,
    )
    // Paper round a subject that is seen on it, ink round one that is not.
    const isLost = behind === BLANK && shownOn(BLANK) < WHOLE
    const isPale = bare > PALE || isLost || shownOn(BLANK) < shownOn(KEY)
    return [{ motif, colours, contour: isPale ? KEY : BLANK }]
  })
  return { ...scene, inks, printed }
}

/** The subjects with their contours. */
function drawPrints({ noise }: FamilyContext, printed: readonly Print[], show: Show): string {
  return printed
    .map(
      ({ motif, colours, contour }) =>
        (contour ? silhouette(motif, contour, noise, contour === KEY ? 6 : 9) : '') +
        show(motif, drawLitPlates(motif, colours, noise)),
    )
    .join('')
}

/** Share of each outline that is enough; the critic asks for 0.7 of all three inks together. */
const ENOUGH = 0.82
/** Compositions that are tried at most. */
const TRIES = 6

/** The picture in the first inks, and before the first ground, in which all is seen. */
export function composeRiso(context: FamilyContext): Composed {
  const inks = inksFor(context)
  const [first = INK_SETS[0], ...others] = inks
  const start = composeIn(context, first)
  const outlines = outlinesOf(start.placed, context.size)
  let best = withContours(context, start, outlines)
  const choices = [
    ...others.slice(0, 2).map((set) => () => composeIn(context, set)),
    ...DISCS.slice(1).map((disc) => () => composeIn(context, first, disc)),
    ...others.slice(2).map((set) => () => composeIn(context, set)),
  ]
  for (const choice of choices.slice(0, TRIES - 1)) {
    if (best.merit >= ENOUGH) break
    const next = withContours(context, choice(), outlines)
    if (next.merit > best.merit) best = next
  }
  return best.composed
}

/** The composition with paper and ink changed round each subject that is not seen. */
function withContours(
  context: FamilyContext,
  composed: Composed,
  outlines: Outlines,
): { composed: Composed; merit: number } {
  const { ground, inks } = composed
  const measured = (printed: readonly Print[]) => {
    const body = ground.body + drawPrints(context, printed, showNothing)
    const lab = previewLab(previewOf(ground.defs, body), printIn(inks))
    return { shares: outlines.shares(lab), isWhole: hasValues(lab) }
  }
  const isGood = ({ isWhole, shares }: ReturnType<typeof measured>) =>
    isWhole && shares.every((share) => share >= ENOUGH)
  // Ink round what is partly bare paper, and paper round others only if they are not seen without.
  const bare = composed.printed.map((print): Print =>
    print.contour === KEY ? print : { motif: print.motif, colours: print.colours },
  )
  const none = measured(bare)
  if (isGood(none))
    return { composed: { ...composed, printed: bare }, merit: Math.min(1, ...none.shares) }
  const one = measured(composed.printed)
  if (isGood(one)) return { composed, merit: Math.min(1, ...one.shares) }
  const faint = new Set(
    composed.printed
      .filter((_, i) => (one.shares[i] ?? 1) < ENOUGH)
      .map(({ motif: { motif } }) => motif),
  )
  const printed = composed.printed.map((print): Print => {
    const isSeen = !faint.has(print.motif.motif)
    return isSeen ? print : { ...print, contour: print.contour === KEY ? BLANK : KEY }
  })
  const two = measured(printed)
  const meritOf = ({ shares, isWhole }: typeof one) => Math.min(1, ...shares) * (isWhole ? 1 : 0.5)
  return meritOf(two) > meritOf(one)
    ? { composed: { ...composed, printed }, merit: meritOf(two) }
    : { composed, merit: meritOf(one) }
}

function draw(context: FamilyContext): Drawing {
  const { size, noise } = context
  const { way, ground, placed, inks, printed } = composeRiso(context)
  const prints = drawPrints(context, printed, context.show)
  const side = size - 2 * MARGIN
  return {
    defs: ground.defs + clipPath('sheet', wobble(rectangle(MARGIN, MARGIN, side, side), noise, 2)),
    body: fill(wholeSheet(size), BLANK) + group(ground.body + prints, { clip: 'sheet' }),
    finish: {
      inks: { colours: inks.colours, paper: PAPER },
      grain: 0.8,
      wobble: 0.5,
      dropout: 0.35,
    },
    facts: {
      medium: 'A three-colour print of',
      subjects: countedSubjects(placed),
      details: [ground.description],
      timeless: true,
      setting: ground.light
        ? discPhrase(
            printedColour(ground.light.disc, inks),
            printedColour(ground.light.sky, inks),
            (name) => `a large ${name}`,
          )
        : '',
    },
    border: 0,
    ...(isBuild(way) ? { isWhole: true as const } : {}),
  }
}

export const riso: Family = {
  name: 'riso',
  plan: planOf('riso'),
  draw,
}
