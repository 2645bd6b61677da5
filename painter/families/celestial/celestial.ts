import { mix, oklch } from '../../colour'
import { drawMotif } from '../../draw-motif'
import { placeEmblem, squareBox } from '../../emblem'
import { ellipse, type Point, rectangle, wobble } from '../../geometry'
import type { Drawing, Family, FamilyContext } from '../../painting'
import { fill, fillAll, radialGradient, stroke } from '../../svg'
import { emblemOf, variant } from '../emblems'
import { corners, milkyWay, orbits, rings, scatter, starShape } from './chart'
import { constellation, figureColours, starPoints } from './figure'

const CHARTS = ['rings', 'orbits', 'plain'] as const
const DESCRIPTIONS = {
  rings: 'gold rings with degrees',
  orbits: 'three orbits with their planets',
  plain: 'a ring of gold',
} as const

/** Limits skies to blue, violet, green and wine red. */
function skyHue(hue: number): number {
  if (hue > 30 && hue < 75) return 12
  return hue >= 75 && hue < 135 ? 168 : hue
}

/** Days without emojis rotate through the scheme's hues, so that a returning scheme gives another
 * sky; emojis keep the first hue. */
function huesOf({ palette, brief }: FamilyContext): { hue: number; others: number[] } {
  const { main, second, accent } = palette.scheme
  const hues = [main, second, accent]
  const at = brief.emojiNames.length > 0 ? 0 : Math.floor(brief.occurrence / 6) % hues.length
  return { hue: skyHue(hues[at] ?? main), others: hues.filter((_, i) => i !== at) }
}

function draw(context: FamilyContext): Drawing {
  const { size, rng, noise, palette, brief } = context
  const isDark = brief.occurrence % 5 !== 2
  const chart = variant(context, CHARTS)
  const { hue, others } = huesOf(context)
  // Deep night and late dusk alternate, so that two charts in a row differ in lightness.
  const depth = brief.occurrence % 2 ? 0.31 : 0.23
  const sky = isDark ? oklch(depth, 0.075, hue) : mix(palette.paper, oklch(0.93, 0.03, 85), 0.5)
  const gold = isDark ? oklch(0.83, 0.115, 84) : oklch(0.42, 0.1, hue)
  const light = isDark ? oklch(0.95, 0.03, 90) : oklch(0.5, 0.08, hue)
  const centre: Point = [size / 2, size / 2]
  const tints = others.map((h) => oklch(0.6, 0.12, h))
  const tint = tints[brief.occurrence % 2] ?? gold
  const side = size * (chart === 'rings' ? 0.53 : 0.57)
  const placed = placeEmblem(
    brief.subjects,
    squareBox(size / 2, size * 0.5, brief.subjects.length > 1 ? side * 1.08 : side),
    rng.fork('place'),
  )
  const figures = placed.map((motif, i) => {
    const random = rng.fork(`stars:${i}`)
    const stars = starPoints(motif, random)
    const outline = motif.shapes
      .filter(({ role, width }) => width === undefined && (role === 'm' || role === 's'))
      .map(({ points }) =>
        stroke(wobble(points, noise, 1), gold, 1.8, { closed: true, opacity: 0.8 }),
      )
    const colours = figureColours(
      sky,
      i === 0 ? tint : (tints[(brief.occurrence + 1) % 2] ?? tint),
      isDark,
    )
    return (
      drawMotif(motif, colours, noise, 1) +
      outline.join('') +
      constellation(stars)
        .map((line) => stroke(line, gold, 2.2))
        .join('') +
      fillAll(
        stars.map((at) => starShape(at, random.range(8, 19))),
        isDark ? light : gold,
      )
    )
  })
  const frame = [34, 46].map((inset) =>
    stroke(
      rectangle(inset, inset, size - 2 * inset, size - 2 * inset),
      gold,
      inset === 34 ? 2.6 : 1.4,
      {
        closed: true,
        opacity: 0.85,
      },
    ),
  )
  const around =
    chart === 'rings'
      ? rings(centre, size * 0.415, gold)
      : chart === 'orbits'
        ? orbits(centre, size * 0.43, gold, tints)
        : stroke(ellipse(size / 2, size / 2, size * 0.4, undefined, 0, 110), gold, 2.4, {
            closed: true,
          })
  return {
    defs: radialGradient('glow', centre, size * 0.62, [
      { at: 0, colour: isDark ? oklch(0.46, 0.11, hue) : oklch(0.99, 0.01, 85), opacity: 0.85 },
      { at: 1, colour: sky, opacity: 0 },
    ]),
    body:
      fill(rectangle(-20, -20, size + 40, size + 40), sky) +
      fill(rectangle(0, 0, size, size), 'url(#glow)') +
      milkyWay(context, light) +
      scatter(context, gold, light) +
      around +
      figures.join('') +
      corners(context, gold, sky) +
      frame.join(''),
    finish: { grain: 1, wobble: 0.7, dropout: 0 },
    facts: {
      medium: isDark ? 'A star chart in gold' : 'A star chart on paper',
      subjects: placed.map(({ motif }) => ({ name: motif.name, count: 1 })),
      details: ['a figure of stars', DESCRIPTIONS[chart], 'suns and moons in the corners'],
      timeless: true,
      setting: '',
    },
    border: 0,
  }
}

export const celestial: Family = {
  name: 'celestial',
  plan: (occurrence, shuffled) => emblemOf('celestial', occurrence, shuffled),
  draw,
}
