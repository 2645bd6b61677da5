import { mix, type Oklch, oklch, shade, standOff } from '../../colour'
import { hasSky, isSunOrMoon } from '../../emblem'
import { type Box, ellipse, lineOf, type Point, wholeSheet, wobble } from '../../geometry'
import type { Drawing, Family, FamilyContext } from '../../painting'
import { drawLit } from '../../shading'
import { createStencil } from '../../stencil'
import { ribbon, streamlines } from '../../streams'
import { fill, fillByColour, group, verticalGradient } from '../../svg'
import { countedSubjects } from '../arrangement'
import { coloursOn, drawEach, footShadows, tuft } from '../coloured'
import { planOf } from '../day-subjects'
import { discPhrase } from '../disc-name'
import { variant } from '../variant'
import { createCurrent, type Current, type Whirl } from '../flow/current'
import { isDiscLeft, placeGroup } from '../layouts'
import { waterline } from '../strata/water'

type View = {
  name: 'sea' | 'field'
  current: Current
  horizon: number
  whirl: number
  foot: number
  high: number
}

const VIEWS: readonly [View, ...View[]] = [
  { name: 'sea', current: 'swell', horizon: 0.46, whirl: 0.3, foot: 0.8, high: 0.46 },
  { name: 'field', current: 'swell', horizon: 0.66, whirl: 0.42, foot: 0.86, high: 0.44 },
  { name: 'sea', current: 'vortex', horizon: 0.36, whirl: 0.26, foot: 0.72, high: 0.42 },
  { name: 'field', current: 'fall', horizon: 0.56, whirl: 0.24, foot: 0.84, high: 0.5 },
]

function viewOf(context: FamilyContext): View {
  const view = variant(context, VIEWS)
  const floats = context.brief.subjects[0]?.mount === 'floats'
  const stands = context.brief.subjects[0]?.mount === 'stands'
  return { ...view, name: floats ? 'sea' : stands ? 'field' : view.name }
}

type Tones = { sky: readonly Oklch[]; ground: readonly Oklch[]; disc: Oklch }

function tonesOf({ palette, brief }: FamilyContext, view: View): Tones {
  const night = palette.key === 'night'
  const [top, middle, low] = palette.sky
  const lively = (colour: Oklch, by: number) =>
    oklch(colour.l, Math.min(0.14, colour.c * by), colour.h)
  const wheat = [oklch(0.87, 0.1, 94), oklch(0.81, 0.13, 86), oklch(0.72, 0.14, 68)]
  const meadow = [oklch(0.76, 0.12, 128), oklch(0.66, 0.13, 138), oklch(0.54, 0.11, 150)]
  // Blue or teal land would be a sea by night.
  const dark = [oklch(0.47, 0.08, 122), oklch(0.38, 0.075, 136), oklch(0.29, 0.06, 150)]
  const land = night ? dark : brief.occurrence % 2 === 0 ? wheat : meadow
  const water = lively(palette.water, 1.2)
  return {
    sky: [top, middle, low].map((colour) => lively(colour, night ? 1.15 : 1.25)),
    // The eye needs a line where the sky ends.
    ground: (view.name === 'sea' ? [shade(water, 0.12), water, shade(water, -0.12)] : land).map(
      (colour) => standOff(colour, low, 0.13),
    ),
    disc: night
      ? oklch(0.93, 0.07, 95)
      : palette.key === 'dusk'
        ? oklch(0.72, 0.17, 45)
        : oklch(0.9, 0.13, 92),
  }
}

/** Strokes along the wind in the colours of sky and ground, brighter round the light. */
function strokes(
  context: FamilyContext,
  { sky, ground, disc }: Tones,
  view: View,
  light: Point | undefined,
  whirls: readonly Whirl[],
  edge: (x: number) => number,
): string {
  const { size, rng, noise, palette } = context
  const random = rng.fork('strokes')
  const stencil = createStencil([], size)
  const flow = createCurrent({ size, noise, current: view.current, stencil, whirls })
  const lines = streamlines({
    size,
    rng: random,
    angle: (x, y) => {
      const [dx, dy] = flow(x, y)
      return y > edge(x) ? 0.35 * Math.atan2(dy, Math.abs(dx)) : Math.atan2(dy, dx)
    },
    gap: 13,
    longest: 260,
    shortest: 40,
    isBlocked: () => false,
  })
  const [top = disc, middle = disc, low = disc] = sky
  const glow = mix(disc, low, 0.35)
  const accents = [palette.b, palette.a].map((colour) => mix(colour, middle, 0.35))
  const steps = [mix(top, middle, 0.5), middle, mix(middle, low, 0.5), low, shade(low, 0.05)]
  const skies = [shade(top, -0.05), top, ...steps]
  const toneAt = (x: number, y: number): Oklch => {
    const away = light ? Math.hypot(x - light[0], y - light[1]) / size : 1
    if (y > edge(x)) {
      const t = (y - edge(x)) / (size - edge(x))
      const isBelow = light && Math.abs(x - light[0]) < 40 + 130 * t
      if (isBelow && view.name === 'sea' && random.chance(0.3)) return glow
      return ground[Math.min(2, Math.floor(t * 1.6 + random.range(0, 1.5)))] ?? disc
    }
    if (away < random.range(0.1, 0.2)) return random.chance(0.4) ? disc : glow
    if (random.chance(0.05)) return random.pick(accents)
    return skies[Math.min(6, Math.floor((y / edge(x)) * 4.6 + random.range(0, 1.9)))] ?? top
  }
  return fillByColour(
    lines.map((line) => ({
      colour: toneAt(...(line[Math.floor(line.length / 2)] ?? [0, 0])),
      points: ribbon(line, random.range(9, 17)),
    })),
  )
}

function draw(context: FamilyContext): Drawing {
  const { size, rng, noise, palette, brief } = context
  const view = viewOf(context)
  const tones = tonesOf(context, view)
  const left = isDiscLeft(context)
  const horizon = size * view.horizon
  const edge = (x: number) =>
    view.name === 'sea' ? horizon : horizon + 34 * noise(x / 210, 5) + 12 * noise(x / 60, 8)
  const [hero] = brief.subjects
  const isHeroLight = brief.subjects.length === 1 && hero !== undefined && isSunOrMoon(hero)
  const light: Point | undefined = isHeroLight
    ? [size * (left ? 0.4 : 0.6), size * 0.33]
    : hasSky(brief.subjects)
      ? undefined
      : [size * (left ? 0.27 : 0.73), Math.min(size * 0.24, horizon * 0.5)]
  const whirls: Whirl[] = light
    ? [
        { at: light, reach: size * (isHeroLight ? 0.46 : view.whirl) },
        { at: [size * (left ? 0.78 : 0.22), horizon * 0.42], reach: size * 0.14, sense: -1 },
      ]
    : []
  const [top = tones.disc, , low = tones.disc] = tones.sky
  const defs = verticalGradient('air', 0, horizon, [
    { at: 0, colour: top },
    { at: 1, colour: low },
  ])
  const line = lineOf(41, (t) => [size * t, edge(size * t)])
  const back =
    fill(wholeSheet(size), 'url(#air)') +
    fill([...line, [size, size], [0, size]], tones.ground[1] ?? top) +
    group(strokes(context, tones, view, light, whirls, edge)) +
    (light && !isHeroLight
      ? fill(wobble(ellipse(light[0], light[1], size * 0.07), noise, 3), tones.disc)
      : '')
  const several = brief.subjects.length > 1
  const half = size * (several ? 0.36 : 0.25)
  const x = size * (several ? 0.5 : left ? 0.62 : 0.38)
  const foot = size * view.foot
  const box: Box =
    isHeroLight && light
      ? {
          left: light[0] - size * 0.23,
          right: light[0] + size * 0.23,
          top: light[1] - size * 0.23,
          bottom: light[1] + size * 0.23,
        }
      : {
          left: x - half,
          right: x + half,
          top: foot - size * (several ? 0.5 : view.high),
          bottom: brief.subjects.every(({ mount }) => mount === 'flies')
            ? foot - size * 0.14
            : foot,
        }
  const placed = placeGroup(brief.subjects, box, rng.fork('place'), !isHeroLight)
  const behind = tones.ground[1] ?? top
  const colours = coloursOn(context, placed, { defs, body: back, behind })
  const figures = drawEach(placed, colours, (one, local) => {
    const light: Point = [left ? -0.6 : 0.6, -0.5]
    const lit = drawLit(one, local, noise, 2, { light, ground: behind, depth: 1.2 })
    const { left: from, right: to, bottom } = one.box
    const isWet = view.name === 'sea' && one.motif.mount === 'floats'
    const isGrown = view.name === 'field' && one.motif.mount === 'stands'
    return (
      context.show(one, lit) +
      (isWet ? waterline(context, (from + to) / 2, bottom, to - from) : '') +
      (isGrown ? tuft(one, tones.ground, rng.fork('tuft')) : '')
    )
  })
  return {
    defs,
    body: back + footShadows(placed, shade(behind, -0.2), 0.6) + figures,
    finish: { wind: { current: view.current, whirls }, grain: 0.5, wobble: 0.4, dropout: 0 },
    facts: {
      medium: 'A painting of',
      subjects: countedSubjects(placed),
      details: ['swirling brush strokes', view.name === 'sea' ? 'waves' : 'fields'],
      ...(palette.key === 'day' ? {} : { timeless: true }),
      setting: light && !isHeroLight ? discPhrase(tones.disc, top, (name) => `a ${name}`) : '',
    },
    border: 0,
    ...(light ? { disc: { at: light, radius: size * 0.07 } } : {}),
  }
}

export const wind: Family = {
  name: 'wind',
  plan: planOf('wind'),
  draw,
}
