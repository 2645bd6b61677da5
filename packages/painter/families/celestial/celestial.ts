import { type Oklch, oklch, shade } from '../../colour'
import { silhouette } from '../../draw-motif'
import { type Point, rectangle, wholeSheet } from '../../geometry'
import type { Drawing, Family, FamilyContext } from '../../painting'
import { aspectOf } from '../../motif'
import { withoutFacets } from '../../shading'
import type { Shown } from '../../shown'
import { clipPath, fill, fillAll, group, radialGradient } from '../../svg'
import { countedSubjects } from '../arrangement'
import { planOf } from '../day-subjects'
import { buildInTurn, facing, isBuild } from '../build-turns'
import { placeBuild } from '../builds'
import { gather } from '../gather'
import { type Border, BORDERS, drawBorder } from './borders'
import {
  type Chart,
  CHART_NAMES,
  CHARTS,
  net,
  orbits,
  phases,
  stars,
  starShape,
  trails,
} from './charts'
import { createDust, figureStencil, glowOf, outlines, outlineStars, type Tones } from './figure'

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

function tonesOf({ brief }: FamilyContext, hue: number): Tones {
  const depth = [0.19, 0.26, 0.22, 0.28][brief.occurrence % 4] ?? 0.25
  return {
    sky: oklch(depth, 0.08, hue),
    gold: oklch(0.83, 0.115, 84),
    light: oklch(0.95, 0.03, 90),
  }
}

/** Px from the edge to what is inside of every border. */
const FRAME = 49

/** One figure, two that meet or pass each other, or some that fall. */
export const WAYS = ['one', 'pair', 'pass', 'fall'] as const

type Layout = { placed: readonly Shown[]; chart: Chart; border: Border; pole: Point }

function layoutOf({ size, brief, rng }: FamilyContext): Layout {
  const random = rng.fork('place')
  const { subjects, occurrence } = brief
  const chart = CHARTS[(occurrence + Math.floor(occurrence / 5)) % CHARTS.length] ?? 'net'
  const border = BORDERS[(occurrence + Math.floor(occurrence / 20)) % BORDERS.length] ?? 'lines'
  const right = random.chance(0.5)
  const at = (x: number, y: number): Point => [size * (right ? 1 - x : x), size * y]
  const several = subjects.length > 1
  const side = size * (several ? 0.66 : 0.56)
  const low = 0.5 + side / size / 2 + (chart === 'phases' ? -0.07 : 0.02)
  const [middle] = at(border === 'round' && several ? 0.5 : 0.47, 0)
  const box = {
    left: middle - side / 2,
    right: middle + side / 2,
    top: size * low - side,
    bottom: size * low,
  }
  const [hero] = subjects
  // Two that are seen from the front are the same one twice, and two low ones small in a wide sky.
  const way = buildInTurn(
    WAYS,
    brief,
    (one) =>
      one !== 'pair' || subjects.every((motif) => facing(motif) !== 0 && aspectOf(motif) < 1.2),
  )
  const edge = size * (border === 'round' ? 0.19 : 0.12)
  const field = { left: edge, top: edge, right: size - edge, bottom: size - edge }
  return {
    placed:
      hero && isBuild(way) ? placeBuild(way, hero, field, random) : gather(subjects, box, random),
    chart,
    border,
    pole: chart === 'orbits' ? at(0.51, 0.49) : at(0.8, 0.18),
  }
}

function drawChart(
  context: FamilyContext,
  { chart, pole, border }: Layout,
  tones: Tones,
  tints: readonly Oklch[],
): string {
  const { size } = context
  const { gold } = tones
  if (chart === 'orbits') return orbits(pole, size * 0.375, gold, tints)
  if (chart === 'trails') return trails(context, pole, tones)
  return chart === 'net'
    ? net(pole, size, gold)
    : phases(size, size * 0.87, tones, border === 'round' ? 0.062 : 0.1)
}

function draw(context: FamilyContext): Drawing {
  const { size, rng, noise } = context
  const { hue, others } = huesOf(context)
  const tones = tonesOf(context, hue)
  const { sky, light } = tones
  const tints = [...others, ...others].map((h) => oklch(0.66, 0.12, h))
  const layout = layoutOf(context)
  const { placed, chart, border, pole } = layout
  const stencil = figureStencil(placed, size)
  const made = new Map(
    placed.map((motif) => [motif.motif, withoutFacets(motif, glowOf(context, motif, tones))]),
  )
  const glows = placed.flatMap(({ motif }) => made.get(motif) ?? [])
  const isFree = (x: number, y: number) => !stencil.isNear(x, y, 16)
  const grains = createDust(placed, size, rng.fork('grains'))
  const figures = placed.map((motif, i) => {
    const glow = glows[i]
    if (!glow) return ''
    const { left, right } = motif.box
    const share = Math.min(1, (right - left) / (size * 0.34))
    const corners = outlineStars(motif, size).map(({ at, r }) =>
      starShape(at, Math.max(5, r * share)),
    )
    // Registered without its drawing: grains and body change places when they are inverted.
    context.show(motif)
    return outlines(motif, glow, tones) + grains(i, glow) + fillAll(corners, light)
  })
  // The chart and its light stop short of the figures.
  const near = shade(sky, -0.03)
  const clear = placed.map((motif) => silhouette(motif, near, noise, 13))
  const middles = placed.map(({ box }): Point => [
    (box.left + box.right) / 2,
    (box.top + box.bottom) / 2,
  ])
  // No line or star of the chart goes over the frame.
  const inside = rectangle(FRAME, FRAME, size - 2 * FRAME, size - 2 * FRAME)
  return {
    defs:
      clipPath('chart', inside) +
      radialGradient('glow', middles[0] ?? pole, size * 0.62, [
        {
          at: 0,
          colour: oklch(sky.l + 0.08, 0.1, hue),
          opacity: 0.7,
        },
        { at: 1, colour: sky, opacity: 0 },
      ]),
    body:
      fill(wholeSheet(size), sky) +
      fill(rectangle(0, 0, size, size), 'url(#glow)') +
      group(stars(context, tones, isFree) + drawChart(context, layout, tones, tints), {
        clip: 'chart',
      }) +
      group(clear.join(''), { opacity: 0.8 }) +
      figures.join('') +
      drawBorder(border, size, tones),
    finish: { grain: 1, wobble: 0.7, dropout: 0 },
    facts: {
      medium: 'A starry sky with',
      subjects: countedSubjects(placed),
      details: [CHART_NAMES[chart]],
      timeless: true,
      setting: '',
    },
    border: 0,
  }
}

export const celestial: Family = {
  name: 'celestial',
  plan: planOf('celestial'),
  draw,
}
