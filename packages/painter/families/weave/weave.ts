import { type Oklch, oklch } from '../../colour'
import { fit, type PlacedMotif } from '../../draw-motif'
import { type Box, wholeSheet } from '../../geometry'
import type { Motif } from '../../motif'
import type { Drawing, Family, FamilyContext } from '../../painting'
import type { Rng } from '../../random'
import type { Shown } from '../../shown'
import { fill } from '../../svg'
import { countedSubjects } from '../arrangement'
import { planOf } from '../day-subjects'
import { variant } from '../variant'
import { gather } from '../gather'
import { outlinesOf } from '../outlines'
import { hasValues } from '../seen'
import { isBold, isRepeatable, isTurnable } from '../suits'
import { band, frame, lines, lozenge } from './borders'
import { type Cloth, clothLab, createCloth, edge, STITCHES, workIn } from './cloth'
import { type Dyes, dyesFor, figureDyes } from './dyes'
import { hasFace, onStitches } from './spots'
import { woven, YARNS } from './yarn'

const LAYOUTS = ['sampler', 'carpet', 'quilt', 'rug', 'frieze'] as const
type Layout = (typeof LAYOUTS)[number]

const DESCRIPTIONS: Record<Layout, string> = {
  sampler: 'bands of pattern above and below',
  carpet: 'a diamond in the middle',
  quilt: 'diamonds in between',
  rug: 'a patterned border',
  frieze: 'bands of pattern',
}

/** Those in which a figure has 28 stitches or more: fewer do not show what it is. */
const LARGE: readonly Layout[] = ['sampler', 'rug']

const SHAPES_IN_SQUARE = 14

/** A face or a thin line in few stitches is a mask or a blot. */
const isSmallFigure = (motif: Motif, maxShapes?: number) =>
  isRepeatable(motif, maxShapes) && isBold(motif) && !hasFace(motif)

/** What a layout of small or cut figures asks of the subject, and the layout without it. */
const NEEDS: Partial<Record<Layout, { suits: (motif: Motif) => boolean; without: Layout }>> = {
  quilt: { suits: (motif) => isSmallFigure(motif, SHAPES_IN_SQUARE), without: 'rug' },
  frieze: { suits: (motif) => isSmallFigure(motif, SHAPES_IN_SQUARE), without: 'rug' },
  carpet: { suits: (motif) => isTurnable(motif) && isBold(motif), without: 'sampler' },
}

/** The layout of a day; several subjects are shown together. */
function layoutOf(context: FamilyContext): Layout {
  const { subjects, occurrence } = context.brief
  if (subjects.length > 1 || context.brief.emojiNames.length > 0)
    return LARGE[occurrence % LARGE.length] ?? 'sampler'
  const layout = variant(context, LAYOUTS)
  const needs = NEEDS[layout]
  return needs && !subjects.every(needs.suits) ? needs.without : layout
}

/** A box of stitches on the canvas. */
function boxOf(size: number, left: number, top: number, wide: number, high = wide): Box {
  const s = size / STITCHES
  return { left: left * s, top: top * s, right: (left + wide) * s, bottom: (top + high) * s }
}

/** One figure to each side, heads outward, as on a carpet seen from above. */
function fourWays(motif: Motif, size: number): PlacedMotif[] {
  // Whole stitches from the middle: the four are equal.
  const [middle, out] = [size / 2, (size / STITCHES) * 19]
  return [0, 1, 2, 3].map((quarter) => {
    const t = (quarter * Math.PI) / 2
    const [x, y] = [middle + Math.sin(t) * out, middle - Math.cos(t) * out]
    return fit(motif, x, y, size * 0.27, { turn: t })
  })
}

function place({ size, brief, rng }: FamilyContext, layout: Layout): readonly Shown[] {
  const random = rng.fork('place')
  const { subjects } = brief
  const [hero] = subjects
  const one = (left: number, top: number, side: number) =>
    gather(subjects, boxOf(size, left, top, side), rng.fork('work'))
  if (!hero) return []
  switch (layout) {
    case 'sampler':
      return subjects.length > 1
        ? gather(subjects, boxOf(size, 6, 15, 60, 42), random)
        : one(15, 14, 43)
    case 'rug':
      return one(13, 13, 46)
    case 'carpet':
      return fourWays(hero, size)
    case 'quilt':
      return [0, 2, 4, 6, 8].flatMap((i) => one((i % 3) * 24 + 2, Math.floor(i / 3) * 24 + 2, 20))
    case 'frieze':
      return Array.from({ length: 6 }, (_, i) => one(2 + (i % 3) * 24, i < 3 ? 10 : 42, 20)).flat()
  }
}

/** The patterns round the figures. */
function lay(cloth: Cloth, layout: Layout, { ground, other, tones }: Dyes, rng: Rng): void {
  const random = rng.fork('bands')
  if (layout === 'sampler') {
    const [upper, lower] = [random.fork('1'), random.fork('2')]
    for (const top of [2, STITCHES - 12]) {
      const high = band(cloth, top, 0, STITCHES, upper.fork('x'), tones)
      const turned = [tones[1], tones[0], tones[2]]
      band(cloth, top + high + 1, 0, STITCHES, lower.fork('x'), turned)
    }
  } else if (layout === 'carpet') {
    lines(cloth, tones)
    lozenge(cloth, 27, 27, 18, [tones[0], other, tones[1]])
    for (const x of [11, 47])
      for (const y of [11, 47]) lozenge(cloth, x, y, 14, [other, tones[1], tones[0]])
  } else if (layout === 'rug') {
    cloth.fill(0, 0, STITCHES, STITCHES, other)
    cloth.fill(11, 11, STITCHES - 22, STITCHES - 22, ground)
    frame(cloth, 3, tones)
  } else if (layout === 'quilt') {
    for (let i = 1; i < 9; i += 2) {
      const [left, top] = [(i % 3) * 24, Math.floor(i / 3) * 24]
      cloth.fill(left, top, 24, 24, other)
      lozenge(cloth, left + 2, top + 2, 20, [tones[0], ground, tones[1]])
    }
  } else if (layout === 'frieze') {
    for (const top of [2, 33, 64]) band(cloth, top, 0, STITCHES, random.fork('x'), tones)
  }
}

/** Share of an outline that is enough: stitches are uneven. */
const ENOUGH = 0.85

/** Yarns of a line round a figure that is not seen. */
const LINES = [oklch(0.95, 0.02, 88), oklch(0.24, 0.04, 280)] as const

type Woven = { cloth: Cloth; dyes: Dyes; shares: number[]; merit: number }

/** The cloth with its figures, on the first ground on which they are seen; where none shows them,
 * with the line round some of them that does it best. */
function weaveCloth(context: FamilyContext, layout: Layout, placed: readonly Shown[]): Cloth {
  const { size, brief, rng } = context
  const outlines = outlinesOf(placed, size)
  const workOn = (dyes: Dyes, lined: readonly Motif[] = [], line?: Oklch): Woven => {
    const cloth = createCloth(dyes.ground)
    lay(cloth, layout, dyes, rng)
    // One set per motif: each colour is one path, however often the motif repeats.
    const made = new Map(brief.subjects.map((motif) => [motif, figureDyes(motif, context, dyes)]))
    const colours = placed.map(({ motif }) => made.get(motif))
    const owners = workIn(cloth, placed, colours, size)
    placed.forEach(({ motif }, i) => {
      if (line && lined.includes(motif)) edge(cloth, owners, i, line)
    })
    const lab = clothLab(cloth)
    const shares = outlines.shares(lab)
    return { cloth, dyes, shares, merit: Math.min(ENOUGH, ...shares) - (hasValues(lab) ? 0 : 1) }
  }
  const [first, ...others] = dyesFor(context)
  let best = workOn(first)
  const consider = (make: () => Woven) => {
    const next = best.merit < ENOUGH ? make() : best
    if (next.merit > best.merit) best = next
  }
  for (const dyes of others) consider(() => workOn(dyes))
  const { dyes, shares } = best
  const faint = placed.filter((_, i) => (shares[i] ?? 1) < ENOUGH).map(({ motif }) => motif)
  for (const line of LINES) consider(() => workOn(dyes, faint, line))
  return best.cloth
}

function draw(context: FamilyContext): Drawing {
  const { size } = context
  const layout = layoutOf(context)
  const yarn = variant(context, YARNS)
  const placed = place(context, layout).map((one) =>
    layout === 'carpet' ? one : onStitches(one, size / STITCHES),
  )
  const cloth = weaveCloth(context, layout, placed)
  for (const motif of placed) context.show(motif)
  return {
    defs: '',
    body: fill(wholeSheet(size), cloth.ground) + woven(context, cloth, yarn),
    finish: { grain: 0.9, wobble: 1.2, dropout: 0 },
    facts: {
      medium:
        yarn === 'knit'
          ? 'A knitted blanket with'
          : yarn === 'cross'
            ? 'A cross-stitch picture of'
            : 'A mosaic of',
      subjects: countedSubjects(placed),
      details: [DESCRIPTIONS[layout]],
      timeless: true,
      setting: '',
    },
    border: 0,
  }
}

export const weave: Family = {
  name: 'weave',
  plan: planOf('weave'),
  draw,
}
