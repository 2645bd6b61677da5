import { hueDistance, mix, oklch, shade, standOff, turnHue } from '../../colour'
import { roleColours } from '../../draw-motif'
import { placeEmblem } from '../../emblem'
import { ellipse, type Point, rectangle } from '../../geometry'
import type { Drawing, Family, FamilyContext } from '../../painting'
import { avoidBrown } from '../../palette'
import { clipPath, fill, group, radialGradient, stroke } from '../../svg'
import { emblemOf, variant } from '../emblems'
import { drawField, fieldCells, leadedMotif, type Light } from './panes'
import { windowOutline, WINDOWS } from './window'

const DESCRIPTIONS = {
  gothic: 'a pointed window',
  round: 'a round window',
  square: 'a square window',
  arched: 'an arched window',
} as const

function isWarm(hue: number): boolean {
  return hue > 22 && hue < 145
}

/** Deep tones of high chroma. The field avoids the subject's hue, and its two hues mix without
 * grey. */
function lightOf({ size, palette, rng, brief }: FamilyContext): Light {
  const random = rng.fork('light')
  const { main, second, accent } = palette.scheme
  const [subject] = brief.subjects
  const own = subject && subject.main.c > 0.05 ? subject.main.h : undefined
  const hues = [main, second, 265, 165, 325]
  const far =
    hues.find((hue) => !isWarm(hue) && (own === undefined || hueDistance(hue, own) > 50)) ?? 265
  const other = hues.find((hue) => !isWarm(hue) && hueDistance(hue, far) > 20) ?? far
  const warm = brief.occurrence % 3 !== 1
  return {
    at: [size * random.range(0.38, 0.62), size * random.range(0.3, 0.4)],
    near: warm ? oklch(0.9, 0.1, 92) : oklch(0.9, 0.07, 210),
    middle: oklch(0.62, 0.13, turnHue(far, other, 55)),
    far: oklch(0.37, 0.115, far),
    rare: [
      avoidBrown(oklch(0.68, 0.17, accent)),
      oklch(0.8, 0.14, 85),
      avoidBrown(oklch(0.55, 0.14, (far + 75) % 360)),
    ],
  }
}

function draw(context: FamilyContext): Drawing {
  const { size, rng, palette, brief } = context
  const name = variant(context, WINDOWS)
  const lead = oklch(0.17, 0.02, 275)
  const outline = windowOutline(name, size, name === 'square' ? 76 : 56)
  const light = lightOf(context)
  const isRayed = brief.occurrence % 2 === 1
  const cells = fieldCells(context, outline, light, isRayed)
  const narrow = name === 'gothic' || name === 'arched'
  const [wide, high] = narrow ? [0.56, 0.58] : name === 'round' ? [0.56, 0.54] : [0.64, 0.64]
  const foot = size * (narrow ? 0.88 : name === 'round' ? 0.77 : 0.84)
  const placed = placeEmblem(
    brief.subjects,
    {
      left: size * (0.5 - wide / 2),
      right: size * (0.5 + wide / 2),
      top: foot - size * high,
      bottom: foot,
    },
    rng.fork('place'),
  )
  const behind = mix(light.middle, light.far, 0.4)
  const figures = placed.map((motif, i) => {
    const colours = roleColours(
      motif.motif,
      palette,
      behind,
      brief.emojiNames.length > 0 ? 0.06 : 0.15,
    )
    const glow = { ...colours, m: standOff(colours.m, behind, 0.2) }
    return leadedMotif(
      context,
      motif,
      motif.motif.extra?.x ? glow : { ...glow, x: shade(glow.m, -0.1) },
      lead,
      String(i),
    )
  })
  const rim =
    stroke(outline, lead, 30, { closed: true }) +
    stroke(outline, oklch(0.34, 0.03, 270), 4, { closed: true, opacity: 0.9 })
  const centre: Point = light.at
  return {
    defs:
      clipPath('window', outline) +
      radialGradient('sunlight', centre, size * 0.62, [
        { at: 0, colour: oklch(0.97, 0.05, 95), opacity: 0.42 },
        { at: 0.45, colour: oklch(0.8, 0.06, 80), opacity: 0.12 },
        { at: 1, colour: oklch(0.2, 0.05, 275), opacity: 0 },
      ]) +
      radialGradient('corner', [size / 2, size * 0.46], size * 0.7, [
        { at: 0.5, colour: oklch(0.2, 0.05, 275), opacity: 0 },
        { at: 1, colour: oklch(0.16, 0.05, 275), opacity: 0.55 },
      ]),
    body:
      fill(rectangle(-20, -20, size + 40, size + 40), lead) +
      group(
        drawField(context, cells, light, lead) +
          figures.join('') +
          fill(ellipse(centre[0], centre[1], size * 0.62), 'url(#sunlight)', { blend: 'screen' }) +
          fill(rectangle(0, 0, size, size), 'url(#corner)', { blend: 'multiply' }),
        { clip: 'window' },
      ) +
      rim,
    finish: { grain: 0.9, wobble: 1.5, dropout: 0 },
    facts: {
      medium: 'A stained-glass window',
      subjects: placed.map(({ motif }) => ({ name: motif.name, count: 1 })),
      details: [DESCRIPTIONS[name], isRayed ? 'panes in rays and rings' : 'panes of many sizes'],
      timeless: true,
      setting: 'light from behind',
    },
    border: 0,
  }
}

export const glass: Family = {
  name: 'glass',
  plan: (occurrence, shuffled) => emblemOf('glass', occurrence, shuffled),
  draw,
}
