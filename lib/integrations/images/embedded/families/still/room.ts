import { mix, type Oklch, oklch, shade, standOff } from '../../colour'
import { drawMotif, fit, roleColours } from '../../draw-motif'
import { ellipse, lens, type Point, rectangle, wobble } from '../../geometry'
import type { Motif } from '../../motif'
import type { FamilyContext } from '../../painting'
import { clipPath, fill, fillAll, group, stroke, verticalGradient } from '../../svg'

export type Room = {
  wall: Oklch
  table: Oklch
  /** y of the table's far edge. */
  edge: number
  /** True where the light falls from the left. */
  lightLeft: boolean
}

const FEATURES = ['window', 'plain', 'arch', 'stripes', 'frame', 'panel'] as const
export type Feature = (typeof FEATURES)[number]

/** Wall and table as pairs that part clearly in value. */
export function createRoom({ size, rng, palette, brief }: FamilyContext): Room {
  const random = rng.fork('room')
  const { key, scheme } = palette
  const red = oklch(0.53, 0.15, 30)
  const pairs: readonly (readonly [Oklch, Oklch])[] =
    key === 'night'
      ? [
          [shade(palette.ground, 0.02), oklch(0.46, 0.08, 55)],
          [
            oklch(0.27, 0.065, scheme.main > 40 && scheme.main < 120 ? 285 : scheme.main),
            oklch(0.5, 0.07, 35),
          ],
          [oklch(0.3, 0.08, 15), oklch(0.42, 0.09, 40)],
        ]
      : [
          [
            oklch(0.43, 0.085, scheme.main > 45 && scheme.main < 125 ? 245 : scheme.main),
            oklch(0.9, 0.035, 80),
          ],
          [palette.ground, mix(palette.mid, palette.light, 0.25)],
          [red, oklch(0.74, 0.14, 52)],
          [mix(palette.light, palette.mid, 0.35), mix(palette.paper, palette.b, 0.25)],
          [
            oklch(0.88, 0.06, 75),
            oklch(0.52, 0.09, scheme.second > 45 && scheme.second < 125 ? 200 : scheme.second),
          ],
          [
            oklch(0.62, 0.09, scheme.second > 60 && scheme.second < 120 ? 160 : scheme.second),
            oklch(0.93, 0.03, 85),
          ],
        ]
  const [wall, table] = pairs[brief.occurrence % pairs.length] ?? [palette.ground, palette.mid]
  return {
    wall,
    table: standOff(table, wall, 0.14),
    edge: size * random.range(0.55, 0.61),
    lightLeft: random.chance(0.5),
  }
}

function view(
  context: FamilyContext,
  [left, top, right, bottom]: readonly [number, number, number, number],
  sky: Motif | undefined,
): { defs: string; body: string } {
  const { palette, rng, noise } = context
  const random = rng.fork('view')
  const [high, middle, low] = palette.sky
  const tall = bottom - top
  const disc: Point = [random.range(left + 60, right - 60), top + tall * random.range(0.22, 0.4)]
  const hill = Array.from({ length: 14 }, (_, i): Point => {
    const x = left + ((right - left) * i) / 13
    return [x, bottom - tall * (0.26 + 0.09 * noise(x / 90, 4))]
  })
  const near = hill.map(([x, y]): Point => [x, y + tall * (0.14 + 0.05 * noise(x / 60, 9))])
  const night = palette.key === 'night'
  const far = night ? oklch(0.33, 0.07, 280) : oklch(0.66, 0.085, 265)
  const green = night ? oklch(0.24, 0.06, 165) : oklch(0.6, 0.11, 148)
  const lights = sky
    ? drawMotif(
        fit(sky, (left + right) / 2, top + tall * 0.36, Math.min(right - left, tall) * 0.5),
        roleColours(sky, palette, middle, 0.1),
        noise,
      )
    : fill(ellipse(disc[0], disc[1], 30), palette.disc)
  const defs =
    verticalGradient('view', top, bottom, [
      { at: 0, colour: high },
      { at: 0.5, colour: middle },
      { at: 0.8, colour: low },
    ]) + clipPath('pane', rectangle(left, top, right - left, tall))
  const body = group(
    fill(rectangle(left, top, right - left, tall), 'url(#view)') +
      lights +
      fill([...hill, [right, bottom], [left, bottom]], far) +
      fill([...near, [right, bottom], [left, bottom]], green),
    { clip: 'pane' },
  )
  return { defs, body }
}

function drawWindow(
  context: FamilyContext,
  room: Room,
  sky: Motif | undefined,
  x: number,
): { defs: string; body: string } {
  const { size, palette, noise } = context
  const [wide, tall] = [size * 0.32, size * 0.4]
  const [left, top] = [x - wide / 2, size * 0.07]
  const [right, bottom] = [left + wide, top + tall]
  const frame = standOff(
    palette.key === 'night' ? oklch(0.5, 0.05, 60) : oklch(0.95, 0.025, 85),
    room.wall,
    0.12,
  )
  const scene = view(context, [left, top, right, bottom], sky)
  const bar = (points: readonly Point[], width: number) =>
    stroke(wobble(points, noise, 1.5, false), frame, width)
  return {
    defs: scene.defs,
    body:
      fill(rectangle(left - 12, top + 8, wide + 42, tall + 26), shade(room.wall, -0.07), {
        opacity: 0.6,
      }) +
      scene.body +
      bar(
        [
          [left, top],
          [right, top],
          [right, bottom],
          [left, bottom],
          [left, top],
        ],
        19,
      ) +
      bar(
        [
          [x, top],
          [x, bottom],
        ],
        11,
      ) +
      bar(
        [
          [left, top + tall * 0.45],
          [right, top + tall * 0.45],
        ],
        11,
      ) +
      fill(rectangle(left - 30, bottom, wide + 60, 22), frame) +
      fill(rectangle(left - 30, bottom + 16, wide + 60, 9), shade(frame, -0.1)),
  }
}

/** What hangs on the wall. A sky motif always gets a window to be seen through. */
export function drawWall(
  context: FamilyContext,
  room: Room,
  tallX: number,
  sky?: Motif,
): { defs: string; body: string; told: string } {
  const { size, palette, brief, rng, noise } = context
  const random = rng.fork('wall')
  const { wall, edge, lightLeft } = room
  const base = fill(rectangle(-20, -20, size + 40, edge + 60), wall)
  const soft = fill(
    lightLeft
      ? [
          [size * 0.5, -20],
          [size + 20, -20],
          [size + 20, edge + 20],
          [size * 0.82, edge + 20],
        ]
      : [
          [-20, -20],
          [size * 0.5, -20],
          [size * 0.18, edge + 20],
          [-20, edge + 20],
        ],
    shade(wall, -0.035),
  )
  const feature: Feature = sky
    ? 'window'
    : (FEATURES[(brief.occurrence * 5 + Math.floor(brief.occurrence / 6)) % FEATURES.length] ??
      'plain')
  const away = tallX > size / 2 ? size * 0.29 : size * 0.71
  const tone = shade(wall, wall.l > 0.6 ? -0.06 : 0.05)
  if (feature === 'window') {
    const drawn = drawWindow(context, room, sky, away)
    return { defs: drawn.defs, body: base + soft + drawn.body, told: 'a window' }
  }
  if (feature === 'arch') {
    const [w, top] = [size * 0.22, size * 0.1]
    const arch: Point[] = [
      [away - w, edge],
      ...Array.from({ length: 19 }, (_, i): Point => [
        away - w * Math.cos((Math.PI * i) / 18),
        top + w - w * Math.sin((Math.PI * i) / 18),
      ]),
      [away + w, edge],
    ]
    const inside = mix(wall, palette.b, palette.key === 'night' ? 0.14 : 0.5)
    return { defs: '', body: base + soft + fill(wobble(arch, noise, 3), inside), told: 'an arch' }
  }
  if (feature === 'stripes') {
    const bars = Array.from({ length: 9 }, (_, i) =>
      wobble(rectangle((i + 0.2) * (size / 8.5), -20, size / 18, edge + 40), noise, 3),
    )
    return {
      defs: '',
      body: base + fillAll(bars, tone, { opacity: 0.75 }) + soft.replace('/>', ' opacity="0.4"/>'),
      told: 'striped paper on the wall',
    }
  }
  if (feature === 'frame') {
    const [w, h] = [size * 0.26, size * 0.22]
    const [x, y] = [away - w / 2, size * 0.13]
    const wood = standOff(oklch(palette.key === 'night' ? 0.42 : 0.5, 0.08, 50), wall, 0.14)
    const picture = standOff(mix(palette.light, palette.paper, 0.4), wall, 0.1)
    const waves = Array.from({ length: 4 }, (_, i) =>
      lens(
        [x + 20, y + h * (0.5 + i * 0.1)],
        [x + w - 20, y + h * (0.48 + i * 0.1)],
        13,
        i % 2 ? 8 : -8,
      ),
    )
    return {
      defs: '',
      body:
        base +
        soft +
        fill(rectangle(x + 8, y + 12, w, h), shade(wall, -0.1), { opacity: 0.5 }) +
        fill(wobble(rectangle(x, y, w, h), noise, 2), wood) +
        fill(rectangle(x + 16, y + 16, w - 32, h - 32), picture) +
        fill(ellipse(x + w * 0.64, y + h * 0.34, 19), palette.a) +
        fillAll(waves, palette.water),
      told: 'a small picture on the wall',
    }
  }
  if (feature === 'panel') {
    const y = edge * random.range(0.24, 0.34)
    return {
      defs: '',
      body:
        fill(rectangle(-20, -20, size + 40, edge + 60), tone) +
        fill(
          wobble(
            [
              [-20, y],
              [size + 20, y],
              [size + 20, edge + 20],
              [-20, edge + 20],
            ],
            noise,
            3,
          ),
          wall,
        ) +
        soft.replace('/>', ' opacity="0.5"/>'),
      told: '',
    }
  }
  return { defs: '', body: base + soft, told: '' }
}

/** The table with its cloth. */
export function drawTable(context: FamilyContext, room: Room): { body: string; told: string } {
  const { size, palette, brief, noise, rng } = context
  const random = rng.fork('cloth')
  const { table, edge } = room
  const round = brief.occurrence % 3 === 1
  const near = shade(table, -0.03)
  const top: Point[] = round
    ? [
        [size * 0.06, edge],
        [size * 0.94, edge],
        [size * 1.16, size + 30],
        [-size * 0.16, size + 30],
      ]
    : [
        [-20, edge],
        [size + 20, edge],
        [size + 20, size + 30],
        [-20, size + 30],
      ]
  const floor = round
    ? fill(rectangle(-20, edge - 2, size + 40, size), shade(room.wall, -0.09))
    : ''
  const board =
    floor +
    fill(wobble(top, noise, 2.4), table) +
    fill(
      wobble(
        [
          [-20, edge + 2],
          [size + 20, edge + 2],
          [size + 20, edge + 12],
          [-20, edge + 12],
        ],
        noise,
        2,
      ),
      shade(table, -0.05),
      { opacity: round ? 0 : 0.8 },
    )
  const vanish: Point = [size * random.range(0.4, 0.6), edge - size * 0.55]
  const ray = (x: number, y: number): number =>
    vanish[0] + ((x - vanish[0]) * (y - vanish[1])) / (size - vanish[1])
  const kind = brief.occurrence % 4
  const accent = mix(table, room.table.l > 0.7 ? palette.mid : palette.paper, 0.5)
  if (kind === 0) {
    const bars = Array.from({ length: 8 }, (_, i): Point[] => {
      const x = -size * 0.35 + i * size * 0.23
      return [
        [ray(x, edge + 4), edge + 4],
        [ray(x + 20, edge + 4), edge + 4],
        [ray(x + 20, size + 30), size + 30],
        [ray(x, size + 30), size + 30],
      ]
    })
    return { body: board + fillAll(bars, accent, { opacity: 0.75 }), told: 'a striped cloth' }
  }
  if (kind === 1 || kind === 2) {
    const cloth = standOff(
      kind === 1
        ? oklch(palette.key === 'night' ? 0.72 : 0.95, 0.025, 85)
        : mix(palette.a, table, 0.25),
      table,
      0.12,
    )
    const [cx, cy, rx, ry] = [size * 0.5, size * 0.81, size * 0.43, size * 0.17]
    const outline = wobble(ellipse(cx, cy, rx, ry), noise, 7)
    return {
      body:
        board +
        fill(ellipse(cx + 6, cy + 12, rx, ry), near, { opacity: 0.7 }) +
        fill(outline, cloth) +
        stroke(
          wobble(ellipse(cx, cy, rx - 15, ry - 11), noise, 6),
          kind === 1 ? palette.a : palette.paper,
          4,
          { closed: true, dash: '17 13' },
        ),
      told: 'a round cloth',
    }
  }
  const planks = Array.from({ length: 5 }, (_, i) => {
    const y = edge + (size - edge) * ((i + 1) / 5.2) ** 1.35
    return lens([-20, y], [size + 20, y + random.range(-4, 4)], 4, random.range(-4, 4))
  })
  return {
    body: board + fillAll(planks, shade(table, -0.09), { opacity: 0.7 }),
    told: 'a wooden table',
  }
}
