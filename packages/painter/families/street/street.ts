import { planOf } from '../day-subjects'
import { shade } from '../../colour'
import { type PlacedMotif } from '../../draw-motif'
import { isSunOrMoon } from '../../emblem'
import { ellipse, type Point, wobble } from '../../geometry'
import type { Drawing, Family, FamilyContext } from '../../painting'
import { drawLit } from '../../shading'
import { fill } from '../../svg'
import { SIDE } from '../../preview/coverage'
import { previewOf } from '../../preview/preview'
import { type Aired, type Band, inAir } from '../air'
import { bestBehind } from '../edges'
import { variant } from '../variant'
import { elsewhereOf } from '../elsewhere'
import { finishOf, mediumFor } from '../medium'
import { standInAir } from '../stand-in-air'
import { drawAfloat, surfaceOf } from '../strata/afloat'
import { drawSky, skyTone, isHourSeen } from '../strata/sky'
import { weatherOver } from '../strata/weather'
import { assignSlots, type Placement } from './slots'
import { buildScene, type SceneName, SCENES, whereIn } from './places'
import type { StreetScene } from './street-scene'

function drawPlacement(
  context: FamilyContext,
  { aired, where, placed }: Placement & { aired: Aired | undefined },
  scene: StreetScene,
  id: string,
): string {
  const { noise } = context
  if (!aired) return ''
  const { colours } = aired
  const { left, right, bottom } = placed.box
  if (where === 'water') return drawAfloat(context, placed, colours, id)
  const lit = drawLit(placed, colours, noise, 2, { ground: scene.ground })
  const body = context.show(placed, lit)
  const [x, wide] = [(left + right) / 2, right - left]
  if (where === 'air' || !scene.isFlat) return body
  return (
    fill(
      wobble(ellipse(x, bottom, wide * 0.52, Math.max(6, wide * 0.05)), noise, 3),
      shade(scene.ground, -0.22),
      {
        opacity: 0.4,
        blend: 'multiply',
      },
    ) + body
  )
}

/** Those who climb on roofs, or that somebody might have put there. */
const ON_ROOFS = /^(?:cat|kitten|hen|cockerel|chick|squirrel|monkey)$/

/** Neither cars nor houses, trees, passers-by or heavy animals are on roofs. */
function sceneOf(context: FamilyContext): SceneName {
  const name = variant(context, SCENES)
  const isHeavy = context.brief.subjects.some(
    ({ kind, mount, name: subject }) =>
      mount === 'stands' &&
      (['vehicle', 'place', 'plant', 'person'].includes(kind) ||
        (kind === 'animal' && !ON_ROOFS.test(subject))),
  )
  const onGround = Math.floor(context.brief.occurrence / SCENES.length) % 2 ? 'avenue' : 'quay'
  return isHeavy && name === 'roofs' ? onGround : name
}

/** Those on the ground before one air, each in the sky before its own. */
function airedOf(
  context: FamilyContext,
  placements: readonly Placement[],
  scene: StreetScene,
  horizon: number,
  shift: number,
): Map<PlacedMotif, Aired> {
  const { palette, brief } = context
  const share = brief.emojiNames.length > 0 ? 0.1 : 0.22
  const groups = (['land', 'water'] as const).map((place) => ({
    all: placements.flatMap(({ placed, where }) => (where === place ? [placed] : [])),
    bands: [
      ...(place === 'land' ? (scene.fields ?? []) : []),
      { until: Infinity, tone: place === 'water' ? palette.water : scene.ground },
    ],
  }))
  const alone = placements
    .filter(({ where }) => where === 'air')
    .map(({ placed }) => {
      const middle = (placed.box.top + placed.box.bottom) / 2
      const sky: Band = { until: Infinity, tone: skyTone(palette, middle / horizon) }
      return { all: [placed], bands: [sky] }
    })
  return new Map(
    [...groups, ...alone]
      .flatMap(({ all, bands: [first, ...others] }) =>
        first ? inAir(context, all, [first, ...others], share, shift) : [],
      )
      .map((aired) => [aired.placed, aired]),
  )
}

/** A disc that a house would hide moves to another place of its height. */
function clearOf(scene: StreetScene, size: number, [x, y]: Point, radius: number): Point {
  const houses = previewOf(scene.defs, scene.back)
  const scale = SIDE / size
  const coveredAt = (middle: number) => {
    let covered = 0
    for (let row = Math.floor((y - radius) * scale); row <= (y + radius * 1.4) * scale; row++)
      for (
        let cell = Math.floor((middle - radius) * scale);
        cell <= (middle + radius) * scale;
        cell++
      )
        if ((houses[(row * SIDE + cell) * 4] ?? 255) < 255) covered++
    return -covered
  }
  const others = [0.24, 0.5, 0.36, 0.64, 0.78].map((share) => share * size)
  return [bestBehind([x, ...others], coveredAt, 0), y]
}

const MEDIA = ['oil', 'gouache', 'watercolour', 'oil'] as const

function draw(context: FamilyContext): Drawing {
  const { size, rng, palette, brief } = context
  const random = rng.fork('street')
  const floats = brief.subjects.some(({ mount }) => mount === 'floats')
  const name = floats ? 'quay' : sceneOf(context)
  const face = brief.subjects.find(isSunOrMoon)
  const horizon = size * (name === 'roofs' ? 0.75 : 0.6)
  const radius = face ? (face.parts ? 92 : 58) : random.range(40, 58)
  const scene = buildScene(context, name)
  const above: Point = [
    size * (brief.occurrence % 2 ? 0.24 : 0.78),
    size * random.range(0.11, 0.15),
  ]
  const disc = { at: face ? clearOf(scene, size, above, radius) : above, radius }
  const medium = mediumFor(palette, variant(context, MEDIA))
  const sky = drawSky(context, {
    horizon,
    disc,
    banded: medium === 'gouache',
    ...(face ? { face } : {}),
  })
  const others = brief.subjects.filter((motif) => motif !== face)
  const hasPaper = medium === 'watercolour' || (medium === 'gouache' && random.chance(0.6))
  const border = hasPaper ? 46 : 0
  const placements = assignSlots(context, others, scene, border + size * 0.04, disc.at[0])
  const placeOf = new Map(placements.map((placement) => [placement.placed, placement]))
  const inOrder = placements.toSorted((a, b) => a.placed.box.bottom - b.placed.box.bottom)
  const isIn = (place: Placement['where']) => (placed: PlacedMotif) =>
    placeOf.get(placed)?.where === place
  const { air, aired } = standInAir(context, {
    id: 'air',
    defs: sky.defs + scene.defs,
    body: sky.body + scene.back,
    airedWith(shift) {
      const airedPlacements = airedOf(context, placements, scene, horizon, shift)
      return inOrder.flatMap(({ placed }) => airedPlacements.get(placed) ?? [])
    },
    surfaceAt: (placed) => (isIn('water')(placed) ? surfaceOf(placed) : undefined),
    // Air over the water would hide the quay.
    hasAir: (placed) => !isIn('water')(placed),
  })
  const airOf = new Map(aired.map((one) => [one.placed, one]))
  const people = inOrder.map((placement, i) =>
    drawPlacement(
      context,
      { ...placement, aired: airOf.get(placement.placed) },
      scene,
      `afloat${i}`,
    ),
  )
  return {
    defs: sky.defs + scene.defs,
    body: sky.body + scene.back + air + people.join('') + scene.front + weatherOver(context),
    finish: finishOf(medium, palette, random, {
      sways: ['wave', 'slant'],
      centre: disc.at,
    }),
    facts: {
      medium: { oil: 'An oil sketch of', watercolour: 'A watercolour of', gouache: 'A gouache of' }[
        medium
      ],
      subjects: brief.subjects.map((motif) => ({ name: motif.name, count: 1 })),
      where: whereIn(scene, placements[0]?.where ?? 'air'),
      elsewhere: elsewhereOf(
        placements.map(({ placed, where }) => ({
          motif: placed.motif,
          seat: where,
        })),
        placements.length > 0 ? face?.name : undefined,
      ),
      details: scene.details,
      ...(isHourSeen(palette, brief.weather) ? {} : { timeless: true }),
      setting:
        brief.weather === 'rain' ? 'falling rain' : brief.weather === 'snow' ? 'falling snow' : '',
    },
    border,
    disc,
  }
}

export const street: Family = {
  name: 'street',
  plan: planOf('street'),
  draw,
}
