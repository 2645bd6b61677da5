import { shade } from '../../colour'
import { drawMotif, fit, type PlacedMotif, roleColours, stand } from '../../draw-motif'
import { isSunOrMoon } from '../../emblem'
import { ellipse, type Point, wobble } from '../../geometry'
import type { Motif } from '../../motif'
import type { Drawing, Family, FamilyContext } from '../../painting'
import { fill } from '../../svg'
import { variant } from '../emblems'
import { inTurn } from '../in-turn'
import { outdoorFinish } from '../strata/outdoor-finish'
import { drawSky } from '../strata/sky'
import { waterline } from '../strata/water'
import { weatherOver } from '../strata/weather'
import { buildScene, SCENES, type StreetScene } from './places'

/** Subjects of days without emojis; none is a subject of another family. */
const MAIN_SUBJECTS = ['cat', 'umbrella', 'dog', 'person', 'goat', 'pig'] as const

type Placement = { placed: PlacedMotif; where: 'land' | 'water' | 'air' }

function assignSlots(
  context: FamilyContext,
  subjects: readonly Motif[],
  scene: StreetScene,
): Placement[] {
  const { size } = context
  const taken = { land: 0, water: 0, air: 0 }
  const air: readonly { at: Point; side: number }[] = [
    { at: [size * 0.68, size * 0.17], side: size * 0.2 },
    { at: [size * 0.4, size * 0.12], side: size * 0.15 },
    { at: [size * 0.88, size * 0.12], side: size * 0.12 },
  ]
  return subjects.slice(0, 3).map((motif): Placement => {
    if (motif.mount === 'flies') {
      const slot = air[taken.air++] ?? { at: [size / 2, size * 0.15] as Point, side: size * 0.14 }
      return { placed: fit(motif, slot.at[0], slot.at[1], slot.side), where: 'air' }
    }
    const afloat = motif.mount === 'floats' && scene.water.length > taken.water
    const slot = afloat ? scene.water[taken.water++] : scene.land[taken.land++]
    const [x, y] = slot?.at ?? [size / 2, size * 0.9]
    const high = slot?.high ?? size * 0.2
    return {
      placed: stand(motif, x, y, high, high * 1.3, { flip: x > size / 2 }),
      where: afloat ? 'water' : 'land',
    }
  })
}

function drawPlacement(
  context: FamilyContext,
  { placed, where }: Placement,
  scene: StreetScene,
): string {
  const { palette, noise, brief } = context
  const { left, right, bottom } = placed.box
  const ground = where === 'air' ? palette.sky[1] : where === 'water' ? palette.water : scene.ground
  const colours = roleColours(
    placed.motif,
    palette,
    ground,
    brief.emojiNames.length > 0 ? 0.1 : 0.22,
  )
  const body = drawMotif(placed, colours, noise, 2)
  const [x, wide] = [(left + right) / 2, right - left]
  if (where === 'air') return body
  if (where === 'water') return body + waterline(context, x, bottom, wide)
  return (
    fill(
      wobble(ellipse(x, bottom, wide * 0.52, Math.max(6, wide * 0.05)), noise, 3),
      shade(scene.ground, -0.22),
      {
        opacity: 0.5,
        blend: 'multiply',
      },
    ) + body
  )
}

function draw(context: FamilyContext): Drawing {
  const { size, rng, palette, brief } = context
  const random = rng.fork('street')
  const floats = brief.subjects.some(({ mount }) => mount === 'floats')
  const name = floats ? 'quay' : variant(context, SCENES)
  const face = brief.subjects.find(isSunOrMoon)
  const horizon = size * (name === 'roofs' ? 0.75 : 0.6)
  const radius = face ? 62 : random.range(40, 58)
  const disc = {
    at: [size * (brief.occurrence % 2 ? 0.24 : 0.78), size * random.range(0.11, 0.15)] as Point,
    radius,
  }
  const brush = brief.occurrence % 3 !== 1
  const sky = drawSky(context, { horizon, disc, banded: !brush, ...(face ? { face } : {}) })
  const scene = buildScene(context, name)
  const others = brief.subjects.filter((motif) => motif !== face)
  const placements = assignSlots(context, others, scene)
  const inOrder = [...placements].sort((a, b) => a.placed.box.bottom - b.placed.box.bottom)
  return {
    defs: sky.defs + scene.defs,
    body:
      sky.body +
      scene.back +
      inOrder.map((placement) => drawPlacement(context, placement, scene)).join('') +
      scene.front +
      weatherOver(context),
    finish: outdoorFinish(palette, random, {
      isOil: brush,
      sways: ['wave', 'slant'],
      centre: disc.at,
    }),
    facts: {
      medium: brush ? 'An oil sketch of a town' : 'A gouache of a town',
      subjects: brief.subjects.map((motif) => ({ name: motif.name, count: 1 })),
      details: [scene.description],
      setting: brief.weather === 'rain' ? 'rain' : brief.weather === 'snow' ? 'falling snow' : '',
    },
    border: random.chance(0.4) ? 46 : 0,
  }
}

export const street: Family = {
  name: 'street',
  plan: (occurrence, shuffled) => ({
    subjects: [inTurn(shuffled, 'townsfolk', MAIN_SUBJECTS, occurrence) ?? 'cat'],
  }),
  draw,
}
