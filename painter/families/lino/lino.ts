import { drawMotif, silhouette } from '../../draw-motif'
import { hasSky, placeEmblem } from '../../emblem'
import { ellipse, type Point, rectangle, wobble } from '../../geometry'
import type { Drawing, Family, FamilyContext } from '../../painting'
import { createStencil } from '../../stencil'
import { fill, fillAll, stroke } from '../../svg'
import { emblemOf, variant } from '../emblems'
import { FIELDS, gouges, hatching } from './gouges'
import { inksOf } from './inks'

const MARGIN = 64

const DESCRIPTIONS = {
  rays: 'rays cut with a gouge',
  rings: 'rings cut with a gouge',
  swell: 'waves cut with a gouge',
  contour: 'lines cut round it',
  grain: 'upright cuts like grain of wood',
} as const

function draw(context: FamilyContext): Drawing {
  const { size, rng, noise, brief } = context
  const inks = inksOf(context)
  const random = rng.fork('lino')
  const field = variant(context, FIELDS)
  const withDisc = !hasSky(brief.subjects) && (field === 'rays' || field === 'rings')
  const right = random.chance(0.5)
  const disc: Point = [size * (right ? 0.74 : 0.26), size * random.range(0.25, 0.29)]
  const radius = withDisc ? size * random.range(0.09, 0.12) : 0
  const low = withDisc && brief.subjects.length < 2 ? 0.3 : 0.15
  const shift = withDisc && brief.subjects.length < 2 ? (right ? -0.05 : 0.05) : 0
  const foot = size * 0.85
  const placed = placeEmblem(
    brief.subjects,
    {
      left: size * (0.17 + shift),
      right: size * (0.83 + shift),
      top: size * low,
      bottom: foot,
    },
    rng.fork('place'),
  )
  const stencil = createStencil(placed, size)
  const standing = placed.some(({ motif }) => motif.mount === 'stands')
  const cuts = gouges(context, {
    field,
    stencil,
    centre: withDisc || field === 'rays' ? disc : [size / 2, size / 2],
    free: withDisc ? radius + 26 : 0,
    floor: standing ? foot - size * 0.05 : size * 2,
    margin: MARGIN + 14,
  })
  const prints = placed.map((motif) => {
    const colours = inks.of(motif)
    const drawn = motif.shapes.map((shape) => {
      const printed = drawMotif({ ...motif, shapes: [shape] }, colours, noise, 2)
      const edged = shape.width === undefined && shape.role !== 'k' && shape.role !== 'l'
      const edge = wobble(shape.points, noise, 2)
      return edged ? printed + stroke(edge, inks.block, 3.6, { closed: true }) : printed
    })
    return silhouette(motif, inks.paper, noise, 11) + drawn.join('')
  })
  const sheet = fill(rectangle(0, 0, size, size), inks.paper)
  const side = size - 2 * MARGIN
  return {
    defs: '',
    body:
      sheet +
      fill(wobble(rectangle(MARGIN, MARGIN, side, side), noise, 6), inks.block) +
      (withDisc ? fill(wobble(ellipse(disc[0], disc[1], radius), noise, 3), inks.disc) : '') +
      fillAll(cuts, inks.paper) +
      prints.join('') +
      fillAll(hatching(context, stencil), inks.block),
    finish: { grain: 1, wobble: 1.3, dropout: 0.55 },
    facts: {
      medium: 'A linocut',
      subjects: placed.map(({ motif }) => ({ name: motif.name, count: 1 })),
      details: [DESCRIPTIONS[field], inks.description],
      timeless: true,
      setting: withDisc ? 'a round sun' : '',
    },
    border: 0,
  }
}

export const lino: Family = {
  name: 'lino',
  plan: (occurrence, shuffled) => emblemOf('lino', occurrence, shuffled),
  draw,
}
