import { planOf } from '../day-subjects'
import { mix, type Oklch, oklch, standOff } from '../../colour'
import { type PlacedMotif, roleColours, silhouette, shifted } from '../../draw-motif'
import { type Point, wholeSheet, wobble } from '../../geometry'
import type { Motif } from '../../motif'
import type { Brief, Drawing, Family, FamilyContext } from '../../painting'
import { countedSubjects } from '../arrangement'
import { drawLit } from '../../shading'
import { fill } from '../../svg'
import { bestBehind, edgeRoles, edgeShown } from '../edges'
import { discName, LARGE_CIRCLE } from '../disc-name'
import { buildInTurn } from '../build-turns'
import { halves } from '../boxes'
import { faceToFace } from '../builds'
import { gather } from '../gather'
import { WATERCOLOUR } from '../medium'
import { ENOUGH, seenColours, subjectsOn } from '../seen'
import { arch } from './bowers'
import { gardenOf } from './garden'
import { backingOf, type Form, formOf, FORMS, groundShadow, isDisc, seatBox } from './layouts'
import { limb, limbLine, seatAt } from './limb'
import type { Head } from './plants'
import { rooted, rootOf, stemOf } from './roots'
import { seenHeads } from './seen-heads'

const GROWTHS: Record<Form, string> = {
  limb: 'on a leafy branch',
  arch: 'under an arch of leaves and flowers',
}

/** A plant is no part of the branch before which it is. */
function whereIn(form: Form, hero: Motif | undefined): { where?: string; branch: string[] } {
  const isBeside = form === 'limb' && hero?.kind !== 'animal'
  return isBeside ? { branch: ['a leafy branch'] } : { where: GROWTHS[form], branch: [] }
}

/** Daisies are what anybody can name; most have colours of their own, so they are like a daisy. */
const DAISIES = 'daisy-like flowers'

/** The flowers of which most are seen, if the words for the growth have none. Others are small or
 * few. */
function flowersIn(grown: readonly Head[], where = ''): string[] {
  const [first] = grown
  if (first === 'daisy') return [DAISIES]
  return first === undefined || where.includes('flowers') ? [] : ['flowers']
}

type Tones = { ground: Oklch; backing: Oklch }

function tonesFor(context: FamilyContext): Tones {
  const { palette, brief } = context
  const paper = mix(palette.ground, palette.paper, 0.35)
  const dusk = oklch(0.84, 0.075, palette.sky[1].h)
  const ground = palette.key === 'night' ? palette.ground : palette.key === 'dusk' ? dusk : paper
  const warm = palette.key === 'night' ? oklch(0.89, 0.085, 91) : oklch(0.85, 0.12, palette.b.h)
  const known = brief.subjects.map((motif) => ({ motif, edges: edgeRoles(motif) }))
  const shown = (behind: Oklch) =>
    Math.min(
      ...known.map(({ motif, edges }) =>
        edgeShown(edges, roleColours(motif, palette, behind, 0.1), behind, 0.18),
      ),
    )
  const apart = (colour: Oklch) => standOff(colour, ground, 0.1)
  const discs: readonly [Oklch, ...Oklch[]] = [
    apart(warm),
    apart(oklch(0.86, 0.07, palette.sky[0].h)),
    apart(oklch(0.42, 0.09, palette.water.h)),
    apart(oklch(0.66, 0.12, palette.scheme.second)),
  ]
  return { ground, backing: bestBehind(discs, shown) }
}

/** The guests in colours in which they are seen on what has grown. */
function drawGuests(
  context: FamilyContext,
  placed: readonly PlacedMotif[],
  backing: Oklch,
  grown: string,
  rootAt: (foot: Point) => Point | undefined,
): string {
  const { palette, noise, brief, show, size } = context
  const share = brief.emojiNames.length > 0 ? 0.1 : 0.2
  const planned = placed.map((one) => ({
    placed: one,
    colours: roleColours(one.motif, palette, backing, share),
  }))
  const draw = (halos: readonly string[]) => {
    const subjects = subjectsOn({ defs: '', body: grown + halos.join('') }, planned, size)
    const colours = seenColours(subjects)
    return { halos, colours, seen: subjects.map(({ sight }) => sight(colours)) }
  }
  const halo = (one: PlacedMotif, tone: Oklch) => silhouette(one, tone, noise, 9)
  let best = draw(placed.map(() => ''))
  for (const tone of [palette.paper, palette.ink]) {
    const { halos, seen } = best
    if (seen.every((share) => share >= ENOUGH)) break
    const isFaint = (i: number) => (seen[i] ?? 1) < ENOUGH
    const next = draw(placed.map((one, i) => (isFaint(i) ? halo(one, tone) : (halos[i] ?? ''))))
    if (Math.min(...next.seen) > Math.min(...seen)) best = next
  }
  return planned
    .map(({ placed: one, colours }, i) => {
      const drawn = drawLit(one, best.colours[i] ?? colours, noise, 2, { ground: backing })
      const stem = stemOf(one)
      const at = stem && rootAt(stem.foot)
      const root = at ? rooted(stem, at, best.colours[i] ?? colours) : ''
      return (best.halos[i] ?? '') + root + show(one, drawn)
    })
    .join('')
}

/** What the round backing is, where it is not hidden in an arch: over something that
 * grows, a sun or a moon. */
function roundBehind({ ground, backing }: Tones): string {
  const light = discName(backing, ground)
  if (light) return `a large ${light} in the background`
  return ground.l > 0.75 ? LARGE_CIRCLE : ''
}

export const WAYS = ['one', 'pair'] as const

/** Two may sit on a branch. */
export const wayOf = (brief: Pick<Brief, 'subjects' | 'occurrence'>): (typeof WAYS)[number] =>
  formOf({ brief }) === 'limb' ? buildInTurn(WAYS, brief) : 'one'

function draw(context: FamilyContext): Drawing {
  const { size, rng, palette, noise, brief } = context
  const random = rng.fork('botanical')
  const form = formOf(context)
  const mirror = Math.floor(brief.occurrence / FORMS.length) % 2 === 1
  const tones = tonesFor(context)
  // A wash on a dark ground would be mud.
  const isWash = tones.ground.l > 0.7 && brief.occurrence % 3 !== 2
  const border = random.chance(0.5) || isWash ? 46 : 0
  const frame = { left: border, top: border, right: size - border, bottom: size - border }
  const garden = gardenOf(context, tones.ground, frame)
  const way = wayOf(brief)
  const [hero] = brief.subjects
  const isLarge =
    way === 'pair' || brief.subjects.length > 1 || brief.subjects[0]?.parts !== undefined
  const box = seatBox(form, frame, isLarge, mirror)
  const backing = backingOf(form, frame, box, mirror, brief.occurrence)
  const line = limbLine(garden, !mirror, Math.floor(brief.occurrence / 2))
  const arranged =
    hero && way === 'pair'
      ? faceToFace(hero, halves(box, size * 0.03))
      : gather(brief.subjects, box, rng.fork('place'))
  const placed = arranged.map((motif) => {
    // Guests on a common foot line go down to it, those in the air stay.
    const middle = (motif.box.left + motif.box.right) / 2
    const foot = form === 'limb' ? seatAt(line, middle) : box.bottom
    const isAloft = motif.motif.mount === 'flies' && (form !== 'limb' || brief.subjects.length > 1)
    return isAloft ? motif : shifted(motif, 0, foot - motif.box.bottom)
  })
  const growth: Record<Form, () => string> = {
    limb: () =>
      limb(
        context,
        garden,
        line,
        !mirror,
        placed.map((motif) => motif.box),
      ),
    arch: () => arch(context, garden),
  }
  const shadows = placed
    .filter(({ motif }) => form === 'arch' && motif.mount !== 'flies' && motif.kind !== 'plant')
    .map((motif) =>
      fill(groundShadow(motif, backing.light), palette.deep, { opacity: 0.3, blend: 'multiply' }),
    )
  const grown =
    fill(wholeSheet(size), tones.ground) +
    fill(wobble(backing.shape, noise, 4), tones.backing) +
    growth[form]() +
    shadows.join('')
  const { where, branch } = whereIn(form, brief.subjects[0])
  const heads = seenHeads(
    garden.grown,
    placed.map((guest) => guest.box),
  )
  return {
    defs: '',
    body: grown + drawGuests(context, placed, tones.backing, grown, (foot) => rootOf(foot, frame)),
    finish: isWash ? WATERCOLOUR : { grain: 1.1, wobble: 1.5, dropout: 0 },
    facts: {
      medium: isWash ? 'A watercolour of' : 'A gouache of',
      subjects: countedSubjects(placed),
      ...(where ? { where } : {}),
      details: [...branch, ...flowersIn(heads, where)],
      timeless: true,
      setting: isDisc(form, brief.occurrence) ? roundBehind(tones) : '',
    },
    border,
  }
}

export const botanical: Family = {
  name: 'botanical',
  plan: planOf('botanical'),
  draw,
}
