import { difference, mix, type Oklch, oklch, shade } from '../../colour'
import { changed } from '../../shading'
import {
  drawMotif,
  type PlacedMotif,
  type RoleColours,
  roleColours,
  silhouette,
} from '../../draw-motif'
import { type Point, wholeSheet } from '../../geometry'
import type { Drawing, Family, FamilyContext } from '../../painting'
import { fill } from '../../svg'
import { isSunOrMoon } from '../../emblem'
import type { Motif } from '../../motif'
import { discPhrase } from '../disc-name'
import { baseOf } from '../../roles'
import { planOf } from '../day-subjects'
import { countedSubjects } from '../arrangement'
import { coloursOf } from './colours'
import { sparkle, tabs } from './ornaments'
import { drawLight, lightOf } from './light'
import { BEHIND, composeHills, composeHoles, floorUnder, wayOf } from './compose'
import { softShadow } from './shadow'
import { createSheets, drawSheet, type Form, type Sheet } from './sheets'

/** Clearly darker than a light inside, clearly lighter than a dark one. */
function floorColour(inside: Oklch, wanted: Oklch): Oklch {
  if (difference(wanted, inside) >= 0.09) return wanted
  return shade(wanted, inside.l > 0.5 ? -0.1 : 0.1)
}

/** Signs and things that nobody would meet on a hill hang in a hole instead. */
function isOutOfPlace({ kind, mount }: Motif): boolean {
  return kind === 'symbol' || kind === 'food' || (kind === 'object' && mount === 'flies')
}

function formOf({ brief }: FamilyContext): Form {
  const { subjects, occurrence } = brief
  if (subjects[0]?.mount === 'floats') return occurrence % 2 === 0 ? 'waves' : 'cave'
  const way = wayOf(brief)
  const form = way === 'pair' || way === 'brood' ? 'hills' : way
  if (form !== 'hills' || !subjects.every(isOutOfPlace)) return form
  return occurrence % 2 ? 'arch' : 'cave'
}

/** What is cut and placed: the sheets behind the subjects and those in front of them. */
export function composePapercut(context: FamilyContext): {
  form: Form
  placed: PlacedMotif[]
  behind: Sheet[]
  front: Sheet[]
  inside: Oklch
  dark: boolean
} {
  const { size, brief } = context
  const swims = brief.subjects[0]?.mount === 'floats'
  const form = formOf(context)
  const hills = form === 'hills' || form === 'waves'
  const isWet = swims || brief.subjects.some(({ mount }) => mount === 'floats')
  const { inside, sheets: colours, dark } = coloursOf(context, hills ? 5 : 6, isWet, !hills)
  const { placed, sheets } = (hills ? composeHills : composeHoles)(context, form, colours)
  if (hills)
    return {
      form,
      placed,
      behind: sheets.slice(0, BEHIND),
      front: sheets.slice(BEHIND),
      inside,
      dark,
    }
  const [ground] = createSheets(context, 'hills', [inside])
  const lower = size * (form === 'arch' ? 0.2 : 0.11)
  const floor: Sheet = {
    edge: floorUnder(
      (ground?.edge ?? []).map(([x, y]): Point => [x, y + lower]),
      placed,
    ),
    kind: 'hill',
    colour: floorColour(inside, mix(inside, colours[isWet ? 1 : 0] ?? inside, 0.75)),
  }
  return { form, placed, behind: [floor], front: sheets, inside, dark }
}

/** How far parts of a figure are lighter or darker than its paper, as a share of their own colours; on
 * a dark one less would not be seen. */
const RELIEF = { light: 0.3, dark: 0.55 }
const DARK = 0.5
/** Eyes and noses differ from the paper by this lightness, so that they are seen. */
const FEATURES_APART = 0.24
const DARKEST = 0.4

/** The paper of a figure, one of the picture's own: the one that is seen best on all that is behind. */
export function paperOf(
  { palette }: FamilyContext,
  sheets: readonly Sheet[],
  grounds: readonly Oklch[],
): Oklch {
  const papers = sheets.flatMap(({ colour }) => [
    colour,
    shade(colour, colour.l > 0.5 ? 0.08 : -0.1),
  ])
  const apart = (paper: Oklch) => Math.min(...grounds.map((ground) => difference(paper, ground)))
  const lifted = [...papers, palette.ink, palette.paper].map(({ l, c, h }) =>
    oklch(Math.max(DARKEST, l), c, h),
  )
  const [best = palette.paper] = lifted.toSorted(
    (one, two) => Math.min(0.34, apart(two)) - Math.min(0.34, apart(one)),
  )
  return best
}

/** A figure cut from one paper, as paper-cutters do: its parts are tones of that. */
export function inPaper(colours: RoleColours, paper: Oklch): RoleColours {
  const mean = (colours.m.l + colours.s.l) / 2
  const relief = paper.l < DARK ? RELIEF.dark : RELIEF.light
  const features = Math.min(0, (colours.m.l - mean) * relief) - FEATURES_APART
  return changed(colours, ({ l }, role) =>
    shade(paper, baseOf(role) === 'k' ? features : (l - mean) * relief),
  )
}

const DESCRIPTIONS: Record<Form, string> = {
  waves: 'waves of paper',
  hills: 'layers of paper with wavy edges',
  arch: 'arches of paper',
  cave: 'layers of paper one behind the other',
}

function draw(context: FamilyContext): Drawing {
  const { size, rng, noise, brief, palette } = context
  const random = rng.fork('papercut')
  const { form, placed, behind, front, inside, dark } = composePapercut(context)
  const hills = form === 'hills' || form === 'waves'
  const skyHero = brief.subjects.some(isSunOrMoon)
  // Beside a portrait it would be a scrap.
  const isPortrait = brief.subjects.every(({ kind }) => kind === 'person')
  const light =
    skyHero || isPortrait
      ? undefined
      : lightOf(context, form, { placed, behind, front, inside, dark })
  const backdrop = fill(wholeSheet(size), inside)
  const share = brief.emojiNames.length > 0 ? 0.12 : random.chance(0.3) ? 0.5 : 0.2
  const around = (motif: PlacedMotif) =>
    hills && motif.box.bottom > size * 0.6 ? mix(inside, behind[0]?.colour ?? inside, 0.5) : inside
  // A hill or floor may be behind the lower part of a subject.
  const floors = behind.map(({ colour }) => colour)
  const planned = placed.map((motif) => {
    const grounds = [around(motif), ...floors] as const
    const local = roleColours(motif.motif, palette, around(motif), share)
    const paper = paperOf(context, [...front, ...behind], grounds)
    return {
      placed: motif,
      colours: inPaper(local, paper),
      below: softShadow(motif, context, shade(inside, -0.2)) + silhouette(motif, paper, noise, 3),
    }
  })
  const back =
    backdrop +
    (dark ? sparkle(context) : '') +
    (light ? drawLight(context, light) : '') +
    behind.map((sheet) => drawSheet(context, sheet, inside, dark)).join('')
  const below = planned.map((one) => one.below)
  const people = planned
    .map(({ placed: motif, colours }, i) => {
      const drawn = drawMotif(motif, colours, noise, 1.2)
      return (below[i] ?? '') + context.show(motif, drawn)
    })
    .join('')
  const boxes = placed.map(({ box }) => box)
  const hasTabs = (i: number) => (hills ? i === 1 : i % 2 === 1)
  const sheets = front.map(
    (sheet, i) =>
      drawSheet(context, sheet, inside, dark) + (hasTabs(i) ? tabs(context, sheet, i, boxes) : ''),
  )
  return {
    defs: '',
    body: back + people + sheets.join(''),
    finish: { grain: 1.15, wobble: 0.7, dropout: 0 },
    facts: {
      medium: 'A cut-paper picture of',
      subjects: countedSubjects(placed),
      details: [DESCRIPTIONS[form]],
      timeless: true,
      setting: light ? discPhrase(light.colour, inside, (name) => `a paper ${name}`) : '',
    },
    border: 0,
    ...(light ? { disc: { at: light.at, radius: light.reach } } : {}),
  }
}

export const papercut: Family = {
  name: 'papercut',
  plan: planOf('papercut'),
  draw,
}
