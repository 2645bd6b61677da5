import { type Oklch, shade } from '../../colour'
import { fit, insideFrame, type PlacedMotif, stand } from '../../draw-motif'
import { ellipse, wobble } from '../../geometry'
import { type Drawing, type Family, type FamilyContext } from '../../painting'
import { manyOf } from '../../nouns'
import { drawLit } from '../../shading'
import { fill, group } from '../../svg'
import { type Aired, type Bands, inAir } from '../air'
import { isAirOver } from '../draw-air'
import { variant } from '../variant'
import { elsewhereOf, isOnRock } from '../elsewhere'
import { inTurn } from '../in-turn'
import { finishOf, mediumFor } from '../medium'
import { spread } from '../layouts'
import { standInAir } from '../stand-in-air'
import { drawAfloat, surfaceOf } from './afloat'
import { castShadow } from './cast-shadow'
import { discOf } from './disc'
import { BUILDERS, HORIZONS } from './places/all'
import { assignSlots, chooseSubjects, DAY_PLACES, MAIN_SUBJECTS, type Placement } from './subjects'
import { kiteString } from './kite-string'
import type { Scene } from './scene'
import { settingOf } from './setting'
import { drawSky, skyTone, isHourSeen } from './sky'
import { weatherOver } from './weather'
import { waterline } from './water'

const MEDIA = ['oil', 'watercolour', 'oil', 'gouache', 'watercolour'] as const

function placeInSlot(
  { size }: FamilyContext,
  { motif, slot, where }: Placement,
  isMain: boolean,
  border: number,
): PlacedMotif {
  const [x, y] = slot.at
  const flip = x > size / 2
  const margin = border + size * 0.04
  if (where === 'air') {
    const share =
      isMain && motif.parts
        ? 1.3
        : isMain || motif.name === 'rainbow'
          ? 1
          : motif.kind === 'sky'
            ? 0.75
            : 0.85
    return insideFrame(fit(motif, x, y, slot.size * share, { flip }), size, margin)
  }
  const small = motif.name === 'mushroom'
  const tall = motif.name === 'tower' || motif.name === 'lighthouse'
  const isGroup = isMain && motif.parts !== undefined
  const tallest = motif.kind === 'person' ? size * 0.3 : Infinity
  const share = isMain && small ? 0.72 : isGroup ? 1.5 : isMain && tall ? 1.35 : 1
  const high = Math.min(tallest, slot.size * share)
  // A guest that is wide and low may be wider, so that it is not too small to be seen.
  const wide = high * (isMain ? 1.25 : 2)
  return insideFrame(stand(motif, x, y, high, wide, { flip }), size, margin)
}

/** A signboard needs no air behind it. */
type Placed = Placement & { placed: PlacedMotif; aired: Aired | undefined }

/** A subject before an air of its own. */
function airedOf(
  context: FamilyContext,
  { slot, where }: Placement,
  placed: PlacedMotif,
  horizon: number,
  shift: number,
): Aired[] {
  const { palette, brief } = context
  const share = brief.emojiNames.length > 0 ? 0.12 : 0.24
  const middle = (placed.box.top + placed.box.bottom) / 2
  const sky = skyTone(palette, Math.min(middle, horizon) / horizon)
  const ground = { until: Infinity, tone: slot.ground }
  const bands: Bands =
    where === 'air'
      ? [{ until: Infinity, tone: sky }]
      : [{ until: horizon, tone: skyTone(palette, 0.85) }, ...(slot.fields ?? []), ground]
  return inAir(context, [placed], bands, share, shift)
}

/** The light of the sky falls from the side of the sun or moon. */
function lightOf(
  { palette }: FamilyContext,
  { box: { left, right } }: PlacedMotif,
  ground: Oklch,
  lightX: number | undefined,
): Parameters<typeof drawLit>[4] {
  const aside = lightX === undefined ? 0 : (lightX - (left + right) / 2) / 400
  const x = Math.max(-0.66, Math.min(0.66, aside))
  return { light: [x, -0.55], ground, depth: palette.key === 'day' ? 1 : 1.15 }
}

function drawPlacement(
  context: FamilyContext,
  { motif, slot, where, placed, aired }: Placed,
  id: string,
  shore: Scene['shore'],
  lightX: number | undefined,
): string {
  const { noise } = context
  const { left, right, bottom } = placed.box
  if (!aired) return ''
  const { colours } = aired
  if (where === 'water' && motif.draught > 0) return drawAfloat(context, placed, colours, id, shore)
  const body = context.show(
    placed,
    drawLit(placed, colours, noise, 2, lightOf(context, placed, slot.ground, lightX)),
  )
  const wide = right - left
  const middle = (left + right) / 2
  if (where === 'air') return kiteString(context, placed) + body
  if (where === 'water') return body + waterline(context, middle, bottom, wide, shore)
  const shadow = fill(
    wobble(ellipse(middle, bottom + 1, wide * 0.46, Math.max(5, wide * 0.04)), noise, 3),
    shade(slot.ground, -0.1),
    { opacity: 0.6 },
  )
  if (lightX === undefined) return shadow + body
  const cast = castShadow(placed, lightX, context.palette.ink, noise)
  return shadow + group(cast, { opacity: 0.26 }) + body
}

function draw(context: FamilyContext): Drawing {
  const { size, rng, brief, palette } = context
  const random = rng.fork('strata')
  const place = brief.place ?? 'meadow'
  const [from, to] = HORIZONS[place]
  const horizon = size * random.range(from, to)
  const chosen = chooseSubjects(brief, place, rng.fork('cast'))
  const { face, shown } = chosen
  const { disc, left } = discOf(context, place, horizon, face !== undefined)
  const medium = mediumFor(palette, variant(context, MEDIA))
  const sky = drawSky(context, {
    horizon,
    disc,
    ...(face ? { face } : {}),
    banded: medium === 'gouache' && random.chance(0.6),
  })
  const scene = BUILDERS[place](context, horizon, disc, left)
  const placements = assignSlots(chosen, scene)
  const seats = placements.map(({ motif, where }) => ({ motif, seat: where }))
  const [main] = seats
  const hasPaper =
    medium === 'watercolour' || (medium === 'gouache' && random.fork('border').chance(0.6))
  const border = hasPaper ? 48 : 0
  const apart = spread(
    placements.map((placement, i) => placeInSlot(context, placement, i === 0, border)),
    size,
    border + size * 0.04,
  )
  const places = new Map(
    placements.flatMap((placement, i) => {
      const placed = apart[i]
      return placed ? [[placed, placement] as const] : []
    }),
  )
  const inOrder = [...places].sort(([, a], [, b]) => a.slot.at[1] - b.slot.at[1])
  const { air, aired } = standInAir(context, {
    id: 'air',
    defs: sky.defs + scene.defs,
    body: sky.body + scene.back,
    airedWith: (shift) =>
      inOrder.flatMap(([placed, placement]) => airedOf(context, placement, placed, horizon, shift)),
    surfaceAt: (placed) => (places.get(placed)?.where === 'water' ? surfaceOf(placed) : undefined),
    hasAir: ({ box }) => !isAirOver(box, disc),
  })
  const lightX = ['rain', 'mist'].includes(brief.weather) ? undefined : disc.at[0]
  const airOf = new Map(aired.map((one) => [one.placed, one]))
  const people = inOrder
    .map(([placed, placement]) => ({ ...placement, placed, aired: airOf.get(placed) }))
    .map((placed, i) => drawPlacement(context, placed, `afloat${i}`, scene.shore, lightX))
    .join('')
  return {
    defs: sky.defs + scene.defs,
    body: sky.body + scene.back + air + people + scene.front + weatherOver(context),
    finish: finishOf(medium, palette, random, {
      sways: ['wave', 'slant', disc.radius > 90 || palette.key === 'night' ? 'rings' : 'wave'],
      centre: disc.at,
    }),
    facts: {
      medium: {
        oil: 'An oil sketch of',
        watercolour: 'A watercolour of',
        gouache: 'A gouache landscape of',
      }[medium],
      subjects: [
        ...new Set([...placements.map(({ motif }) => motif), ...(face ? [face] : [])]),
      ].map(({ name }) => ({
        name,
        count: 1,
      })),
      elsewhere: elsewhereOf(seats, face?.name),
      details: [...scene.details, ...shown.map(({ name }) => manyOf(name))],
      place,
      ...(main && isOnRock(main) ? { where: `on a rock in the ${place}` } : {}),
      ...(scene.placeUnseen ? { placeUnseen: true } : {}),
      setting: settingOf(context, face ? undefined : disc, horizon),
      ...(isHourSeen(palette, brief.weather) ? {} : { timeless: true }),
    },
    border,
    disc,
  }
}

export const strata: Family = {
  name: 'strata',
  plan(occurrence, shuffled) {
    const place = inTurn(shuffled, 'place', DAY_PLACES, occurrence) ?? 'sea'
    const round = Math.floor(occurrence / DAY_PLACES.length)
    const subject = inTurn(shuffled, `hero:${place}`, MAIN_SUBJECTS[place], round)
    return { place, subjects: [subject ?? 'sailboat'] }
  },
  draw,
}
