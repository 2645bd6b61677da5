import { difference, mix, type Oklch, oklch, shade, standOff } from '../../colour'
import { drawMotif, roleColours } from '../../draw-motif'
import { isSunOrMoon, placeEmblem } from '../../emblem'
import { ellipse, type Point, rectangle } from '../../geometry'
import type { Drawing, Family, FamilyContext } from '../../painting'
import { createStencil } from '../../stencil'
import { ribbon, streamlines } from '../../streams'
import { fill, fillAll, group } from '../../svg'
import { emblemOf, variant } from '../emblems'

const CURRENTS = ['vortex', 'swell', 'two eddies', 'rise'] as const

const DESCRIPTIONS: Record<(typeof CURRENTS)[number], string> = {
  vortex: 'strokes turning round a sun',
  swell: 'strokes like a swell',
  'two eddies': 'strokes in two eddies',
  rise: 'strokes that rise',
}

/** All strokes of one colour as one path: thousands of paths would dominate the run time. */
function byColour(lines: readonly { colour: Oklch; points: Point[] }[]): string {
  const groups = new Map<Oklch, Point[][]>()
  for (const { colour, points } of lines) {
    const group = groups.get(colour)
    if (group) group.push(points)
    else groups.set(colour, [points])
  }
  return [...groups].map(([colour, shapes]) => fillAll(shapes, colour)).join('')
}

function inks({ palette }: FamilyContext, ground: Oklch): readonly Oklch[] {
  const off = (colour: Oklch, least: number) => standOff(colour, ground, least)
  const night = ground.l < 0.5
  const main = off(palette.mid, night ? 0.3 : 0.24)
  return [
    main,
    shade(main, night ? 0.1 : -0.1),
    off(mix(palette.mid, palette.light, 0.6), 0.14),
    off(palette.deep, night ? 0.22 : 0.4),
    off(oklch(palette.a.l, Math.min(palette.a.c, 0.16), palette.a.h), 0.24),
  ]
}

function draw(context: FamilyContext): Drawing {
  const { size, rng, noise, palette, brief } = context
  const random = rng.fork('flow')
  const current = variant(context, CURRENTS)
  const night = palette.key === 'night'
  const ground = night ? shade(palette.ground, -0.02) : mix(palette.paper, palette.ground, 0.55)
  const tones = inks(context, ground)
  const right = random.chance(0.5)
  const sun: Point = [size * (right ? 0.77 : 0.23), size * 0.24]
  const eddy: Point = [size * (right ? 0.2 : 0.8), size * 0.72]
  const side = size * (brief.subjects.length > 1 ? 0.66 : 0.56)
  const shift = brief.subjects.length > 1 ? 0 : size * (right ? -0.05 : 0.05)
  const placed = placeEmblem(
    brief.subjects,
    {
      left: size / 2 - side / 2 + shift,
      right: size / 2 + side / 2 + shift,
      top: size * 0.86 - side,
      bottom: size * 0.86,
    },
    rng.fork('place'),
  )
  const stencil = createStencil(placed, size)
  const angle = (x: number, y: number): number => {
    const slow = noise(x / 230, y / 230) * 1.1
    const whirl = ([cx, cy]: Point, reach: number): number =>
      Math.exp(-((Math.hypot(x - cx, y - cy) / reach) ** 2))
    const round = ([cx, cy]: Point) => Math.atan2(y - cy, x - cx) + Math.PI / 2
    const base =
      current === 'swell'
        ? 0.5 * Math.sin(x / 130 + y / 200) + slow * 0.5
        : current === 'rise'
          ? -Math.PI / 2 + 0.7 * Math.sin(x / 170) + slow * 0.6
          : slow
    const near = whirl(sun, size * 0.3)
    const far = current === 'two eddies' ? whirl(eddy, size * 0.26) : 0
    const turned = base * (1 - near) + round(sun) * near
    const out = turned * (1 - far) + round(eddy) * far
    return stencil.at(x, y) ? out + 1.15 : out
  }
  const hue = palette.key === 'night' ? palette.disc : standOff(oklch(0.7, 0.17, 45), ground, 0.2)
  const colours = placed.map((motif) =>
    roleColours(motif.motif, palette, ground, brief.emojiNames.length > 0 ? 0.08 : 0.2),
  )
  const radius = size * 0.085
  const shown = !brief.subjects.some(isSunOrMoon)
  const lines = streamlines({
    size,
    rng: random.fork('lines'),
    angle,
    gap: 9,
    longest: 210,
    shortest: 24,
    isBlocked: (x, y) => x < 12 || y < 12 || x > size - 12 || y > size - 12,
  })
  const strokes = lines.flatMap((line) => {
    const keyOf = ([x, y]: Point): string => {
      const here = stencil.at(x, y)
      if (here) return `${here.motif}:${here.role}`
      return shown && Math.hypot(x - sun[0], y - sun[1]) < radius ? 'sun' : ''
    }
    const runs: { key: string; points: Point[] }[] = []
    for (const point of line) {
      const key = keyOf(point)
      const run = runs.at(-1)
      if (run?.key === key) run.points.push(point)
      else runs.push({ key, points: [point] })
    }
    const tone = random.weighted([
      [0, 5],
      [1, 3],
      [2, 3],
      [3, 2.2],
      [4, 0.8],
    ] as const)
    const bold = random.range(4.2, 8)
    return runs
      .filter(({ points }) => points.length > 2)
      .map(({ key, points }) => {
        const first = points[0]
        const here = first && stencil.at(first[0], first[1])
        const own = here ? colours[here.motif]?.[here.role] : key === 'sun' ? hue : tones[tone]
        return { colour: own ?? palette.mid, points: ribbon(points, here ? bold * 0.95 : bold) }
      })
  })
  const under = placed.map((motif, i) => {
    const own = colours[i]
    return own ? group(drawMotif(motif, own, noise, 2), { opacity: 0.62 }) : ''
  })
  const pale = difference(ground, hue) > 0.3 ? 0.5 : 0.7
  return {
    defs: '',
    body:
      fill(rectangle(-20, -20, size + 40, size + 40), ground) +
      (shown ? fill(ellipse(sun[0], sun[1], radius), hue, { opacity: pale }) : '') +
      under.join('') +
      byColour(strokes),
    finish: { grain: 0.9, wobble: 0.6, dropout: 0 },
    facts: {
      medium: 'A drawing in flowing strokes',
      subjects: placed.map(({ motif }) => ({ name: motif.name, count: 1 })),
      details: [DESCRIPTIONS[current]],
      timeless: true,
      setting: shown ? 'a round sun' : '',
    },
    border: brief.occurrence % 2 === 0 ? 54 : 0,
  }
}

export const flow: Family = {
  name: 'flow',
  plan: (occurrence, shuffled) => emblemOf('flow', occurrence, shuffled),
  draw,
}
