import { mix, type Oklch, oklch, shade } from '../../colour'
import { ellipse, type Point, wobble } from '../../geometry'
import type { Disc, FamilyContext } from '../../painting'
import type { Rng } from '../../random'
import { fill, fillAll } from '../../svg'

function cloudColours({ palette, brief }: FamilyContext): Oklch[] {
  const [top, middle, low] = palette.sky
  if (brief.weather === 'rain')
    return [
      shade(top, -0.08),
      shade(middle, -0.12),
      mix(shade(top, -0.14), oklch(0.4, 0.03, 260), 0.4),
    ]
  if (palette.key === 'night') return [shade(middle, 0.07), shade(low, 0.02), mix(top, low, 0.5)]
  if (palette.key === 'dusk') {
    return [
      oklch(0.8, 0.13, 35),
      oklch(0.89, 0.09, 65),
      oklch(0.68, 0.1, 345),
      mix(top, middle, 0.35),
    ]
  }
  return [
    oklch(0.97, 0.02, 80),
    oklch(0.93, 0.045, 60),
    mix(middle, oklch(0.86, 0.06, 20), 0.6),
    shade(middle, 0.06),
  ]
}

/** Long flat clouds, thinner and closer toward the horizon. */
export function streaks(context: FamilyContext, horizon: number, disc: Disc): string {
  const { size, rng, noise } = context
  const random = rng.fork('clouds')
  const colours = cloudColours(context)
  return Array.from({ length: random.int(5, 9) }, (_, i) => {
    const near = 1 - i / 10
    const y = horizon * (0.14 + 0.68 * (i / 9)) + random.range(-18, 18)
    const x = random.range(-40, size + 40)
    const wide = random.range(90, 190) * (0.55 + near * 0.6)
    const high = random.range(13, 24) * (0.4 + near * 0.8)
    // At night a cloud has the colour of the sky: it would cut a piece out of the moon.
    const isBefore =
      Math.abs(y - high - disc.at[1]) < disc.radius + 2.4 * high &&
      Math.abs(x - disc.at[0]) < wide * 1.8 + disc.radius
    if (isBefore) return ''
    const colour = random.pick(colours)
    return [0, 1, 2]
      .map((k) => {
        const [w, h] = [wide * (1 - 0.28 * k), high * (1 - 0.18 * k)]
        const at: Point = [x + random.range(-0.7, 0.7) * wide * Math.min(1, k), y - k * high * 0.6]
        const tone = k === 0 ? mix(colour, shade(colour, -0.07), 0.8) : shade(colour, 0.015 * k)
        return fill(wobble(ellipse(at[0], at[1], w, h), noise, 5), tone, { opacity: 0.9 })
      })
      .join('')
  }).join('')
}

/** One round of a cloud, on the cloud's base. */
type Puff = { x: number; wide: number; high: number }

/** The rounds of a cumulus cloud: the largest near the middle, each overlapping its neighbours. */
export function puffsOf(x: number, wide: number, random: Rng): Puff[] {
  const count = Math.max(4, Math.round(wide / 62))
  const lean = random.range(-0.12, 0.12)
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count
    const swell = Math.sin(
      Math.PI * Math.min(1, Math.max(0, t + lean * (1 - 2 * Math.abs(t - 0.5)))),
    )
    const half = (wide / count) * (0.86 + 0.3 * swell)
    return {
      x: x - wide / 2 + wide * t,
      wide: half,
      high: wide * (0.07 + 0.17 * swell) * random.range(0.86, 1.16),
    }
  })
}

/** The outline of a round above the base; level below it. */
function roundOf({ x, wide, high }: Puff, base: number): Point[] {
  return ellipse(x, base - high * 0.5, wide, high).map(([px, py]): Point => [
    px,
    Math.min(base, py),
  ])
}

/** Cumulus clouds: rounds joined on one level base, with their shade low and away from the light. */
export function heaps(context: FamilyContext, horizon: number, disc: Disc): string {
  const { size, rng, noise, palette, brief } = context
  const random = rng.fork('heaps')
  const covered = brief.weather === 'rain'
  const side = disc.at[0] > size / 2 ? 0.28 : 0.72
  const bright = mix(oklch(0.975, 0.015, 85), palette.sky[2], 0.12)
  const body = covered ? mix(palette.sky[1], oklch(0.55, 0.025, 260), 0.6) : bright
  const under = covered ? shade(body, -0.09) : mix(bright, palette.sky[0], 0.36)
  const count = covered ? 6 : random.int(2, 3)
  return Array.from({ length: count }, (_, i) => {
    const wide = covered ? random.range(360, 560) : random.range(230, 360) * (1 - i * 0.22)
    const x = covered
      ? (size * (i + 0.5)) / count + random.range(-60, 60)
      : size * side + random.range(-150, 150) + (i === 1 ? (side < 0.5 ? 420 : -420) : 0)
    const y = covered
      ? horizon * (0.16 + 0.2 * (i % 3)) + random.range(-20, 20)
      : horizon * (0.34 + 0.24 * i) + random.range(-24, 24)
    const puffs = puffsOf(x, wide, random)
    // A sun of which a sliver is seen is a stain on the cloud.
    const isBefore =
      Math.abs(x - disc.at[0]) < wide * 0.5 + disc.radius * 0.6 &&
      disc.at[1] > y - wide * 0.34 - disc.radius * 0.6 &&
      disc.at[1] < y + disc.radius * 0.6
    if (isBefore && !covered) return ''
    const away = disc.at[0] < x ? 1 : -1
    const shaded = puffs.map((puff) => ({
      x: puff.x + away * puff.wide * 0.2,
      wide: puff.wide * 0.92,
      high: puff.high * 0.52,
    }))
    const draw = (rounds: readonly Puff[], colour: Oklch, opacity: number) =>
      fillAll(
        rounds.map((puff) => wobble(roundOf(puff, y), noise, 2)),
        colour,
        { opacity },
      )
    return draw(puffs, body, 1) + draw(shaded, under, 0.9)
  }).join('')
}
