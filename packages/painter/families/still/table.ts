import { shade } from '../../colour'
import { ellipse, lens, type Point, rectangle, wobble } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { fill, fillAll, stroke } from '../../svg'
import { type Room, tableKind } from './room'

/** px at the lower edge; narrow stripes would be the joints of planks. */
const BAR = 96

export function drawTable(
  context: FamilyContext,
  room: Room,
): { body: string; description: string } {
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
  const kind = tableKind(context)
  if (kind === 'striped') {
    const bars = Array.from({ length: 8 }, (_, i): Point[] => {
      const x = -size * 0.35 + i * size * 0.23
      return [
        [ray(x, edge + 4), edge + 4],
        [ray(x + BAR, edge + 4), edge + 4],
        [ray(x + BAR, size + 30), size + 30],
        [ray(x, size + 30), size + 30],
      ]
    })
    return {
      body: board + fillAll(bars, room.cloth),
      description: 'a striped cloth',
    }
  }
  if (kind !== 'planks') {
    // All stands on it: what is half on its edge would tilt.
    const [cx, cy, rx] = [size * 0.5, size * 0.87, size * 0.48]
    const ry = cy - edge - size * 0.03
    const outline = wobble(ellipse(cx, cy, rx, ry), noise, 7)
    return {
      body:
        board +
        fill(ellipse(cx + 6, cy + 12, rx, ry), near, { opacity: 0.7 }) +
        fill(outline, room.cloth) +
        stroke(
          wobble(ellipse(cx, cy, rx - 15, ry - 11), noise, 6),
          kind === 'linen' ? palette.a : palette.paper,
          4,
          { closed: true, dash: '17 13' },
        ),
      description: 'a cloth',
    }
  }
  const planks = Array.from({ length: 5 }, (_, i) => {
    const y = edge + (size - edge) * ((i + 1) / 5.2) ** 1.35
    return lens([-20, y], [size + 20, y + random.range(-4, 4)], 4, random.range(-4, 4))
  })
  return {
    body: board + fillAll(planks, shade(table, -0.09), { opacity: 0.7 }),
    description: 'a table',
  }
}
