import { mix, type Oklch, oklch, shade } from '../../colour'
import { type Box, lineOf, type Point, rectangle } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { fill, stroke, strokeLines, verticalGradient } from '../../svg'

export const VIEWS = ['waves', 'hills', 'mountain', 'mist', 'snow'] as const
export type View = (typeof VIEWS)[number]

/** `key` is the ink of the key block: the dark lines of a print. */
export type Inks = { paper: Oklch; key: Oklch; top: Oklch; low: Oklch; water: Oklch; land: Oklch }

export function inksOf({ palette, brief }: FamilyContext, view: View): Inks {
  const night = palette.key === 'night'
  const paper = mix(palette.paper, oklch(0.93, 0.035, 85), 0.6)
  const dusk = palette.key === 'dusk' ? oklch(0.86, 0.12, 48) : oklch(0.86, 0.075, 70)
  // A blue plain would be a lake, and what stands on it would hover.
  const { second } = palette.scheme
  const land = night
    ? oklch(0.33, 0.05, 150)
    : oklch(0.58, 0.085, second > 165 && second < 315 ? 128 : second)
  return {
    paper,
    key: oklch(0.22, 0.03, 270),
    top: oklch(night ? 0.27 : 0.42, 0.095, brief.occurrence % 2 ? 258 : palette.sky[0].h),
    low: night ? oklch(0.5, 0.07, 250) : dusk,
    water: oklch(night ? 0.33 : 0.52, 0.09, 245),
    land: view === 'snow' ? mix(paper, oklch(0.9, 0.02, 240), 0.5) : land,
  }
}

type Part = { defs: string; body: string }

/** Ink that is wiped off (bokashi): strong on one side, none on the other. */
function wiped(id: string, y0: number, y1: number, ink: Oklch, strength = 1): string {
  return verticalGradient(id, y0, y1, [
    { at: 0, colour: ink, opacity: strength },
    { at: 0.35, colour: ink, opacity: strength * 0.62 },
    { at: 1, colour: ink, opacity: 0 },
  ])
}

function graded(id: string, y0: number, y1: number, [first, middle, last]: readonly Oklch[]) {
  const stops = [first, middle, last].flatMap((colour, i) =>
    colour ? [{ at: [0, 0.45, 1][i] ?? 1, colour }] : [],
  )
  return verticalGradient(id, y0, y1, stops)
}

export function sky({ palette }: FamilyContext, box: Box, inks: Inks): Part {
  const high = box.bottom - box.top
  const area = (from: number, to: number) =>
    rectangle(box.left, from, box.right - box.left, to - from)
  const night = palette.key === 'night'
  const ground = night ? mix(inks.top, inks.low, 0.45) : mix(inks.paper, palette.sky[1], 0.35)
  const [upper, horizon] = [box.top + high * 0.42, box.top + high * 0.64]
  const lower = horizon - high * 0.36
  return {
    defs:
      wiped('wipe-top', box.top, upper, inks.top) +
      wiped('wipe-low', horizon, lower, inks.low, 0.9),
    body:
      fill(area(box.top, box.bottom), ground) +
      fill(area(box.top, upper), 'url(#wipe-top)') +
      fill(area(lower, horizon), 'url(#wipe-low)'),
  }
}

/** Three ridges from the left to the right, wiped toward their feet. */
export function hills({ rng, noise }: FamilyContext, box: Box, ground: number, inks: Inks): Part {
  const random = rng.fork('hills')
  const [wide, high] = [box.right - box.left, box.bottom - box.top]
  const tones = [mix(inks.land, inks.low, 0.5), mix(inks.land, inks.top, 0.35), inks.land]
  const parts = tones.map((tone, i): Part => {
    const seed = random.range(0, 40) + i * 7
    const [base, rise] = [ground - high * (0.14 - i * 0.06), high * (0.2 - i * 0.035)]
    const line = lineOf(61, (t) => {
      const x = box.left - 10 + (wide + 20) * t
      const wave = noise(x / (150 + i * 40) + seed, seed * 3.7)
      return [x, base - rise * (0.5 + 0.5 * wave + 0.08 * noise(x / 37 + seed, 9))]
    })
    const foot: Point[] = [
      [box.right + 10, ground + 24],
      [box.left - 10, ground + 24],
    ]
    const fades = [tone, mix(tone, inks.paper, 0.35), mix(tone, inks.paper, 0.85)]
    return {
      defs: graded(`hill${i}`, base - rise * 1.1, ground + 24, fades),
      body:
        fill([...line, ...foot], `url(#hill${i})`) + stroke(line, inks.key, 2, { opacity: 0.65 }),
    }
  })
  return {
    defs: parts.map(({ defs }) => defs).join(''),
    body: parts.map(({ body }) => body).join(''),
  }
}

/** A single volcano with a cap of snow, its foot in mist. */
export function mountain(context: FamilyContext, box: Box, ground: number, inks: Inks): Part {
  const { brief, palette, noise } = context
  const random = context.rng.fork('mountain')
  const [wide, high] = [box.right - box.left, box.bottom - box.top]
  const x = box.left + wide * (brief.occurrence % 2 ? 0.3 : 0.7)
  const top = ground - high * random.range(0.36, 0.44)
  const half = wide * random.range(0.42, 0.5)
  const slope = (side: 1 | -1) =>
    lineOf(21, (t) => [
      x + side * (24 + half * t ** 1.12),
      top + (ground - top) * t ** 0.92 + noise(t * 9, side * 5) * 5,
    ])
  const [left, right] = [slope(-1), slope(1)]
  const outline = [...left.toReversed(), ...right]
  const [from, to] = [right[7] ?? [x, top], left[7] ?? [x, top]]
  const teeth = lineOf(11, (t) => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + (Math.round(t * 10) % 2 ? 0.03 : -0.035) * high,
  ])
  const cap = [...left.slice(0, 8).toReversed(), ...right.slice(0, 8), ...teeth.slice(1, -1)]
  const tone = mix(inks.top, inks.land, 0.3)
  const snow = palette.key === 'night' ? mix(inks.paper, inks.top, 0.3) : inks.paper
  return {
    defs: graded('cone', top, ground, [
      tone,
      mix(tone, inks.low, 0.35),
      mix(inks.low, inks.paper, 0.5),
    ]),
    body:
      fill(outline, 'url(#cone)') +
      fill(cap, snow) +
      stroke(outline, inks.key, 2.2, { opacity: 0.7 }),
  }
}

/** Water with a wiped depth, and rows of waves or of round scales. */
export function water({ brief, noise }: FamilyContext, box: Box, ground: number, inks: Inks): Part {
  const { left, right, bottom } = box
  const rows = Array.from({ length: 11 }, (_, row) => {
    const t = (row + 0.6) / 11
    return { y: ground + (bottom - ground) * t ** 1.25, r: 12 + 30 * t, row }
  })
  const waves = () =>
    rows.map(({ y, r, row }) =>
      lineOf(49, (t): Point => {
        const x = left + (right - left) * t
        return [
          x,
          y + r * 0.45 * Math.sin(x / (r * 2.2) + row * 3.3) + noise(x / 90, row * 3.3) * 6,
        ]
      }),
    )
  const scales = () =>
    rows.flatMap(({ y, r, row }) =>
      Array.from({ length: Math.ceil((right - left) / r / 2) + 2 }, (_, i) =>
        [1, 0.66, 0.34].map((share) =>
          lineOf(11, (t): Point => {
            const angle = Math.PI * (1 + t)
            const x = left + (2 * i - 1 + (row % 2)) * r
            return [x + r * share * Math.cos(angle), y + r * share * 0.8 * Math.sin(angle)]
          }),
        ),
      ).flat(),
    )
  const lines = brief.occurrence % 2 === 0 ? scales() : waves()
  const pale = mix(inks.water, inks.paper, 0.55)
  return {
    defs: graded('depth', ground, bottom, [pale, inks.water, shade(inks.water, -0.12)]),
    body:
      fill(rectangle(left, ground, right - left, bottom - ground), 'url(#depth)') +
      strokeLines(lines, mix(inks.paper, inks.water, 0.25), 1.7, { opacity: 0.6 }),
  }
}

/** Flat ground, wiped dark toward the viewer. */
export function plain({ noise }: FamilyContext, box: Box, ground: number, inks: Inks): Part {
  const edge = lineOf(31, (t): Point => {
    const x = box.left + (box.right - box.left) * t
    return [x, ground + noise(x / 120, 3) * 9]
  })
  const bright = mix(inks.land, inks.paper, 0.45)
  const tones = [bright, mix(bright, inks.land, 0.6), shade(inks.land, -0.12)]
  return {
    defs: graded('plain', ground, box.bottom, tones),
    body:
      fill([...edge, [box.right, box.bottom], [box.left, box.bottom]], 'url(#plain)') +
      stroke(edge, inks.key, 2, { opacity: 0.6 }),
  }
}
