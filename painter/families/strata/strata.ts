import { mix, shade } from '../../colour'
import { drawMotif, fit, type PlacedMotif, roleColours, stand } from '../../draw-motif'
import { ellipse, lens, type Point, wobble } from '../../geometry'
import { type Drawing, type Family, type FamilyContext, type Place, PLACES } from '../../painting'
import { manyOf } from '../../nouns'
import { fill, fillAll } from '../../svg'
import { inTurn } from '../in-turn'
import { BUILDERS, HORIZONS } from './places/all'
import { chooseSubjects, type Placement, MAIN_SUBJECTS, assignSlots } from './subjects'
import { outdoorFinish } from './outdoor-finish'
import { type Disc, drawSky } from './sky'
import { weatherOver } from './weather'
import { waterline } from './water'

function discOf(
  { size, brief, rng }: FamilyContext,
  place: Place,
  horizon: number,
  faced: boolean,
): { disc: Disc; left: boolean } {
  const random = rng.fork('disc')
  const left = brief.occurrence % 2 === 0 ? random.chance(0.8) : random.chance(0.2)
  const large = brief.occurrence % 3 === 1 && place !== 'city' && place !== 'mountain'
  const radius = faced
    ? random.range(84, 104)
    : large
      ? random.range(110, 158)
      : random.range(46, 76)
  const low =
    place === 'sea' || place === 'desert' ? random.range(0.6, 0.86) : random.range(0.3, 0.5)
  const x = size * (left ? random.range(0.66, 0.74) : random.range(0.26, 0.34))
  const y = large
    ? horizon - radius * random.range(0.5, 0.95)
    : horizon * (place === 'city' ? 0.24 : low)
  return { disc: { at: [x, Math.max(radius * 1.15, y)], radius }, left }
}

/** Moves a motif sideways until it is inside the margins. */
function insideMargins(size: number, x: number, place: (x: number) => PlacedMotif): PlacedMotif {
  const margin = size * 0.06
  const { left, right } = place(x).box
  return place(x + Math.max(0, margin - left) - Math.max(0, right - (size - margin)))
}

function placeInSlot(
  { size }: FamilyContext,
  { motif, slot, where }: Placement,
  isMain: boolean,
): PlacedMotif {
  const [x, y] = slot.at
  const flip = x > size / 2
  if (where === 'air') {
    const upright = motif.kind === 'symbol' || motif.kind === 'sky'
    const share = isMain || motif.name === 'rainbow' ? 1 : motif.kind === 'sky' ? 0.6 : 0.72
    const side = slot.size * share
    return insideMargins(size, x, (at) => fit(motif, at, y, side, { flip: !upright && flip }))
  }
  const small = motif.kind === 'food' || motif.kind === 'vessel' || motif.name === 'mushroom'
  const tall = motif.name === 'tower' || motif.name === 'lighthouse'
  const high = slot.size * (isMain && small ? 0.72 : isMain && tall ? 1.35 : 1)
  return insideMargins(size, x, (at) => stand(motif, at, y, high, high * 1.25, { flip }))
}

function drawPlacement(context: FamilyContext, placement: Placement, isMain: boolean): string {
  const { palette, noise, brief } = context
  const placed = placeInSlot(context, placement, isMain)
  const { left, right, bottom } = placed.box
  const colours = roleColours(
    placement.motif,
    palette,
    placement.slot.ground,
    brief.emojiNames.length > 0 ? 0.12 : 0.24,
  )
  const body = drawMotif(placed, colours, noise, 2)
  const wide = right - left
  const middle = (left + right) / 2
  if (placement.where === 'water') {
    const mirror = fillAll(
      Array.from({ length: 9 }, (_, i): Point[] => {
        const half = wide * (0.42 - 0.03 * i)
        const y = bottom + 6 + i * wide * 0.035
        return lens([middle - half, y], [middle + half, y], 8, i % 2 ? 5 : -5)
      }),
      mix(colours.m, palette.water, 0.35),
      { opacity: 0.55 },
    )
    return mirror + body + waterline(context, middle, bottom, wide)
  }
  if (placement.where === 'air') return body
  const shadow = fill(
    wobble(ellipse(middle, bottom + 1, wide * 0.52, Math.max(6, wide * 0.055)), noise, 3),
    shade(placement.slot.ground, -0.2),
    {
      opacity: 0.55,
      blend: 'multiply',
    },
  )
  return shadow + body
}

const MEDIUM = 'A gouache landscape'

function settingOf({ palette, brief }: FamilyContext, faced: boolean): string {
  const disc = palette.key === 'night' ? 'a moon' : palette.key === 'dusk' ? 'a low sun' : 'a sun'
  const light = faced ? [] : [disc]
  if (brief.weather === 'rain') return 'rain'
  return [...(brief.weather === 'snow' ? ['falling snow'] : []), ...light].join(' and ')
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
  const brush = brief.occurrence % 4 !== 3
  const sky = drawSky(context, {
    horizon,
    disc,
    ...(face ? { face } : {}),
    banded: !brush && random.chance(0.6),
  })
  const scene = BUILDERS[place](context, horizon, disc, left)
  const placements = assignSlots(chosen, scene)
  const inOrder = placements
    .map((placement, i) => ({ placement, isMain: i === 0 }))
    .sort((a, b) => a.placement.slot.at[1] - b.placement.slot.at[1])
  const people = inOrder
    .map(({ placement, isMain }) => drawPlacement(context, placement, isMain))
    .join('')
  return {
    defs: sky.defs + scene.defs,
    body: sky.body + scene.back + people + scene.front + weatherOver(context),
    finish: outdoorFinish(palette, random, {
      isOil: brush,
      sways: ['wave', 'slant', disc.radius > 90 || palette.key === 'night' ? 'rings' : 'wave'],
      centre: disc.at,
    }),
    facts: {
      medium: brush ? 'An oil sketch' : MEDIUM,
      subjects: [
        ...new Set([...placements.map(({ motif }) => motif), ...(face ? [face] : [])]),
      ].map(({ name }) => ({
        name,
        count: 1,
      })),
      details: [...scene.details, ...shown.map(({ name }) => manyOf(name))],
      place,
      setting: settingOf(context, face !== undefined),
    },
    border: brush || random.chance(0.4) ? 0 : 48,
  }
}

export const strata: Family = {
  name: 'strata',
  plan(occurrence, shuffled) {
    const place = inTurn(shuffled, 'place', PLACES, occurrence) ?? 'sea'
    const round = Math.floor(occurrence / PLACES.length)
    const subject = inTurn(shuffled, `hero:${place}`, MAIN_SUBJECTS[place], round)
    return { place, subjects: [subject ?? 'sailboat'] }
  },
  draw,
}
