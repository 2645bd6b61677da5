import { difference, type Oklch } from '../../colour'
import {
  drawMotif,
  type KeyLine,
  type PlacedMotif,
  type RoleColours,
  roleColours,
  silhouette,
  withoutGleams,
} from '../../draw-motif'
import type { Box } from '../../geometry'
import type { Motif } from '../../motif'
import type { Drawing, Family, FamilyContext } from '../../painting'
import { isInColours } from '../../relations/sorts'
import { changed, drawLit } from '../../shading'
import { countedSubjects } from '../arrangement'
import { bestBehind, edgeRoles, edgeShown } from '../edges'
import { from, inTurn } from '../in-turn'
import { seenColours, subjectsOn } from '../seen'
import { type Desk, type Field, placedIn } from './desk'
import { layoutOf } from './layouts'
import { inkingOf } from './inkings'
import { SETS } from './sets'

const CLEAR = 0.24
/** So many of equal copies are judged, the largest first. */
const JUDGED = 3
/** px from which a motif is shaded. */
const LARGE = 170
const EDGE = 24
/** Copies from which they are varied, and the size of the smaller ones. */
const MANY = 4
const SMALLER = 0.86
/** Share of an outline below which a motif has a contour; the critic asks for 0.7. */
const SEEN = 0.8

/** The next of the tints on which the motif is seen. */
function groundOf(desk: Desk, field: Field, index: number): Oklch {
  const { motifs, tints, palette } = desk
  if (field.ground) return field.ground
  const motif = motifs[field.of % motifs.length]
  const turn = index * 2 + field.of + desk.brief.occurrence
  const [first = desk.paper, ...others] = from(tints, turn)
  if (!motif || desk.tones) return first
  const edges = edgeRoles(motif)
  return bestBehind([first, ...others, desk.paper], (ground) =>
    edgeShown(edges, roleColours(motif, palette, ground, 0.12), ground, CLEAR),
  )
}

const APART = 0.15
/** The part of an edge from which its colour must differ from the ground. */
const EDGES = 0.08

/** Colours in a few tones by their lightness, those of the edge apart from the ground. */
export function inTones(
  motif: Motif,
  colours: RoleColours,
  ground: Oklch,
  tones: readonly Oklch[],
): RoleColours {
  const edges = edgeRoles(motif)
  const apart = tones.filter((tone) => difference(tone, ground) >= APART)
  return changed(colours, ({ l }, role) => {
    const at = Math.floor(((l - 0.22) / 0.7) * tones.length)
    const tone = tones[Math.min(tones.length - 1, Math.max(0, at))] ?? ground
    const isEdge = (edges.get(role) ?? 0) > EDGES
    if (!isEdge || difference(tone, ground) >= APART) return tone
    return (
      apart.toSorted((one, two) => Math.abs(one.l - tone.l) - Math.abs(two.l - tone.l))[0] ?? tone
    )
  })
}

/** The n-th copy of a motif: every second one is smaller, and every third one looks the other way. */
function varied(field: Field, n: number): Field {
  const { share = 0.78, flip = false } = field
  return { ...field, share: share * (n % 2 ? SMALLER : 1), flip: flip !== (n % 3 === 2) }
}

const isInside = ({ left, right, top, bottom }: Box, size: number) =>
  Math.min(left, top, size - right, size - bottom) > 0

type Piece = {
  field: Field
  ground: Oklch
  placed: PlacedMotif
  tones?: readonly Oklch[] | undefined
}

const sizeOf = ({ box }: PlacedMotif) => Math.max(box.right - box.left, box.bottom - box.top)

/** Those with colours of their own: the largest copy of each motif on each ground. */
function firstOfEach(pieces: readonly Piece[]): Map<string, Piece> {
  const found = new Map<string, Piece>()
  for (const piece of pieces) {
    const key = keyOf(piece)
    const known = found.get(key)
    if (!known || sizeOf(piece.placed) > sizeOf(known.placed)) found.set(key, piece)
  }
  return found
}

const keyOf = ({ ground, placed, tones }: Piece) =>
  JSON.stringify([placed.motif.name, ground, tones])

/** The largest whole copies of each motif, which the critic looks at. */
function judgedOf(pieces: readonly Piece[], size: number): Set<Piece> {
  const isWhole = ({ placed: { box } }: Piece) =>
    Math.min(box.left, box.top, size - box.right, size - box.bottom) > EDGE
  const names = [...new Set(pieces.map(({ placed }) => placed.motif.name))]
  return new Set(
    names.flatMap((name) =>
      pieces
        .filter((one) => one.placed.motif.name === name && isWhole(one))
        .toSorted((one, two) => sizeOf(two.placed) - sizeOf(one.placed))
        .slice(0, JUDGED),
    ),
  )
}

function draw(context: FamilyContext): Drawing {
  const { brief, palette, noise, size, show, copy } = context
  const { key, layout } = layoutOf(brief, brief.occurrence)
  const turn = Math.floor(brief.occurrence / 3)
  const inking = inkingOf(palette, brief.subjects, layout.inkings ?? ['painted'], turn)
  const desk: Desk = { ...context, motifs: brief.subjects, ...inking }
  const {
    medium,
    details = [],
    words,
    fields,
    defs = '',
    back,
    under,
    front = '',
    finish,
  } = layout.arrange(desk)
  const { length } = brief.subjects
  const all = fields.flatMap((field, i): Piece[] => {
    const motif = brief.subjects[field.of % length]
    if (!motif) return []
    const same = fields.filter(({ of }) => of % length === field.of % length)
    const ground = groundOf(desk, field, i)
    const whole = placedIn(motif, same.length < MANY ? field : varied(field, same.indexOf(field)))
    const placed = inking.tones ? withoutGleams(whole) : whole
    return [{ field, ground, placed, tones: inking.tones?.(ground) }]
  })
  // A copy that an edge would cut is left out if there is another one.
  const whole = all.filter(({ placed }) => isInside(placed.box, size))
  const isWhole = ({ placed }: Piece) => whole.some((one) => one.placed.motif === placed.motif)
  const pieces = all.filter((piece) => whole.includes(piece) || !isWhole(piece))
  const beneath = pieces.map(({ field, ground }, i) => under?.(field, ground, i) ?? '')
  const body = back + beneath.join('')
  const firsts = [...firstOfEach(pieces)]
  const planned = firsts.map(([, { placed, ground, tones: few }]) => {
    // A dark skin on a dark ground has a contour: it is no lighter one.
    const isTrue = isInColours(placed.motif)
    const local = roleColours(
      placed.motif,
      palette,
      isTrue ? desk.paper : ground,
      isTrue ? 0.05 : 0.14,
    )
    return { placed, colours: few ? inTones(placed.motif, local, ground, few) : local }
  })
  const subjects = subjectsOn({ defs, body }, planned, size)
  const seen = seenColours(subjects)
  const colours = new Map(firsts.map(([one], i) => [one, seen[i]]))
  // All copies have a contour, or none.
  const faint = new Set(
    subjects.filter(({ sight }) => sight(seen) < SEEN).map(({ motif }) => motif.name),
  )
  const judged = judgedOf(pieces, size)
  const figureOf = (piece: Piece) => {
    const { ground, placed, tones: few } = piece
    const local = colours.get(keyOf(piece))
    if (!local) return ''
    const side = sizeOf(placed)
    // Without a key block lines are cut into the figure, as on a Greek vase.
    const cut = ground.l > 0.5 ? (inking.line ?? ground) : ground
    const line: KeyLine | undefined = few && { paint: cut, width: Math.max(1.6, side / 110) }
    const [paper, dark] = [desk.paper, desk.dark].map((tone) => difference(tone, ground))
    const edge = (paper ?? 0) > (dark ?? 0) ? desk.paper : desk.dark
    const contour = faint.has(placed.motif.name)
      ? silhouette(placed, edge, noise, Math.min(8, side * 0.03))
      : ''
    const figure =
      few || side < LARGE
        ? drawMotif(placed, local, noise, 1, line)
        : drawLit(placed, local, noise, 1, { ground, depth: 0.8 })
    const drawn = contour + figure
    return judged.has(piece) ? show(placed, drawn) : copy(placed, drawn)
  }
  // Those that are looked at are first, as their copies look like them.
  const [looked, others] = [true, false].map((isLooked) =>
    pieces.map((piece) => (judged.has(piece) === isLooked ? figureOf(piece) : '')).join(''),
  )
  return {
    defs,
    body: body + looked + others + front,
    finish: { grain: 0.9, wobble: 1, dropout: 0.1, ...inking.finish, ...finish },
    facts: {
      medium,
      subjects: countedSubjects(pieces.map(({ placed }) => placed)),
      collection: key,
      details,
      ...(words ? { seen: words } : {}),
      timeless: true,
      setting: '',
    },
    border: 0,
  }
}

export const collection: Family = {
  name: 'collection',
  plan: (occurrence, shuffled) => ({
    subjects: inTurn(shuffled, 'collection', SETS, occurrence)?.split(' ') ?? ['shell'],
  }),
  draw,
}
