import { oklch } from '../../colour'
import { drawMotif, type RoleColours, roleColours, silhouette } from '../../draw-motif'
import { placeEmblem } from '../../emblem'
import { rectangle, wobble } from '../../geometry'
import type { Role } from '../../motif'
import type { Drawing, Family, FamilyContext } from '../../painting'
import { clipPath, fill, group } from '../../svg'
import { emblemOf, variant } from '../emblems'
import { GROUND, GROUNDS } from './grounds'
import { INK_SETS, matcher, PAPER, type Plates, plates } from './inks'

const MARGIN = 66

function platesOf(colours: RoleColours, match: ReturnType<typeof matcher>): Record<Role, Plates> {
  return {
    m: match(colours.m),
    s: match(colours.s),
    x: match(colours.x),
    y: match(colours.y),
    l: match(colours.l),
    d: match(colours.d),
    a: match(colours.a),
    k: plates(1, 0.62, 0),
  }
}

function draw(context: FamilyContext): Drawing {
  const { size, rng, noise, palette, brief } = context
  const inks = variant(context, INK_SETS)
  const match = matcher(inks)
  const name = variant(context, GROUNDS)
  const ground = GROUND[name](context)
  const more = brief.subjects.length > 1 ? 1.2 : 1
  const wide = ground.side * more
  const placed = placeEmblem(
    brief.subjects,
    {
      left: (size - wide) / 2,
      right: (size + wide) / 2,
      top: ground.foot - wide,
      bottom: ground.foot,
    },
    rng.fork('place'),
  )
  // Inks are transparent, so local colours apply whatever the light.
  const daylight = { ...palette, key: 'day' as const }
  const prints = placed.map((motif) => {
    const colours = roleColours(motif.motif, daylight, oklch(0.97, 0.02, 88), 0.12)
    return (
      silhouette(motif, plates(0, 0, 0), noise, 8) +
      drawMotif(motif, platesOf(colours, match), noise, 1)
    )
  })
  const side = size - 2 * MARGIN
  return {
    defs: ground.defs + clipPath('sheet', wobble(rectangle(MARGIN, MARGIN, side, side), noise, 2)),
    body:
      fill(rectangle(-20, -20, size + 40, size + 40), plates(0, 0, 0)) +
      group(ground.body + prints.join(''), { clip: 'sheet' }),
    finish: {
      inks: { colours: inks.colours, paper: PAPER },
      grain: 0.8,
      wobble: 0.5,
      dropout: 0.35,
    },
    facts: {
      medium: 'A three-colour print',
      subjects: placed.map(({ motif }) => ({ name: motif.name, count: 1 })),
      details: [inks.description, ground.description],
      timeless: true,
      setting: '',
    },
    border: 0,
  }
}

export const riso: Family = {
  name: 'riso',
  plan: (occurrence, shuffled) => emblemOf('riso', occurrence, shuffled),
  draw,
}
