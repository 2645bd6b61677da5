import type { Oklch } from '../../colour'
import { type PlacedMotif, type RoleColours, roleColours } from '../../draw-motif'
import type { Drawing, Family, FamilyContext } from '../../painting'
import { changed, drawLit } from '../../shading'
import { countedSubjects } from '../arrangement'
import { bestBehind, edgeRoles, edgeShown } from '../edges'
import { inTurn } from '../in-turn'
import { seenColours, subjectsOn } from '../seen'
import { type Desk, type Field, placedIn, tintsOf } from './desk'
import { layoutOf } from './layouts'
import { SETS } from './sets'

const CLEAR = 0.24

/** The next of the tints on which the motif is seen. */
function groundOf(desk: Desk, field: Field, index: number): Oklch {
  const { motifs, tints, palette } = desk
  if (field.ground) return field.ground
  const motif = motifs[field.of % motifs.length]
  const turn = (index * 2 + field.of + desk.brief.occurrence) % tints.length
  const [first = desk.paper, ...others] = [...tints.slice(turn), ...tints.slice(0, turn)]
  if (!motif) return first
  const edges = edgeRoles(motif)
  return bestBehind([first, ...others, desk.paper], (ground) =>
    edgeShown(edges, roleColours(motif, palette, ground, 0.12), ground, CLEAR),
  )
}

/** Colours in a few tones by their lightness. */
function inTones(colours: RoleColours, tones: readonly Oklch[]): RoleColours {
  return changed(colours, ({ l }) => {
    const at = Math.min(
      tones.length - 1,
      Math.max(0, Math.floor(((l - 0.22) / 0.7) * tones.length)),
    )
    return tones[at] ?? { l, c: 0, h: 0 }
  })
}

function draw(context: FamilyContext): Drawing {
  const { brief, palette, noise, size, show } = context
  const { key, layout } = layoutOf(brief.subjects, brief.occurrence)
  const desk: Desk = { ...context, motifs: brief.subjects, ...tintsOf(palette) }
  const {
    medium,
    details = [],
    words,
    fields,
    defs = '',
    back,
    under,
    over,
    front = '',
    tones,
    finish,
  } = layout.arrange(desk)
  const grounds = fields.map((field, i) => groundOf(desk, field, i))
  const beneath = fields.map((field, i) => under?.(field, grounds[i] ?? desk.paper, i) ?? '')
  const placed = fields.flatMap((field): PlacedMotif[] => {
    const motif = brief.subjects[field.of % brief.subjects.length]
    return motif ? [placedIn(motif, field)] : []
  })
  const planned = placed.map((one, i) => {
    const local = roleColours(one.motif, palette, grounds[i] ?? desk.paper, 0.14)
    const few = tones?.(i)
    return { placed: one, colours: few ? inTones(local, few) : local }
  })
  const body = back + beneath.join('')
  const colours = seenColours(subjectsOn({ defs, body }, planned, size))
  const figures = placed.map((one, i) => {
    const [field, ground, local] = [fields[i], grounds[i], colours[i]]
    if (!field || !ground || !local) return ''
    const drawn = drawLit(one, local, noise, 1, { ground, depth: tones?.(i) ? 0 : 0.8 })
    return show(one, drawn) + (over?.(field, ground, i) ?? '')
  })
  return {
    defs,
    body: body + figures.join('') + front,
    finish: { grain: 0.9, wobble: 1, dropout: 0.1, ...finish },
    facts: {
      medium,
      subjects: countedSubjects(placed),
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
