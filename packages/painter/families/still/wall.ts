import { mix, shade, standOff } from '../../colour'
import { type Point, rectangle, wobble } from '../../geometry'
import type { Motif } from '../../motif'
import type { FamilyContext } from '../../painting'
import { fill, fillAll } from '../../svg'
import { seaPicture } from './pictures'
import type { Room } from './room'
import { drawWindow } from './window'

const FEATURES = ['window', 'plain', 'arch', 'stripes', 'frame', 'panel'] as const
type Feature = (typeof FEATURES)[number]

type Wall = {
  defs: string
  body: string
  description: string
}

/** The decoration of the wall; a sky motif always gets a window. */
export function drawWall(context: FamilyContext, room: Room, tallX: number, sky?: Motif): Wall {
  const { size, palette, brief, rng, noise } = context
  const random = rng.fork('wall')
  const { wall, edge, lightLeft } = room
  const base = fill(rectangle(-20, -20, size + 40, edge + 60), wall)
  const corner: Point[] = lightLeft
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
      ]
  const dim = (opacity: number) => fill(corner, shade(wall, -0.035), { opacity })
  const soft = dim(1)
  const feature: Feature = sky
    ? 'window'
    : (FEATURES[(brief.occurrence * 5 + Math.floor(brief.occurrence / 6)) % FEATURES.length] ??
      'plain')
  const away = tallX > size / 2 ? size * 0.29 : size * 0.71
  const tone = shade(wall, wall.l > 0.6 ? -0.06 : 0.05)
  if (feature === 'window') {
    const drawn = drawWindow(context, room, sky, away)
    return { defs: drawn.defs, body: base + soft + drawn.body, description: 'a window' }
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
    const inside = standOff(mix(wall, palette.b, 0.14), wall, 0.05)
    return {
      defs: '',
      body: base + soft + fill(wobble(arch, noise, 3), inside),
      description: 'an arch in the wall',
    }
  }
  if (feature === 'stripes') {
    const bars = Array.from({ length: 9 }, (_, i) =>
      wobble(rectangle((i + 0.2) * (size / 8.5), -20, size / 18, edge + 40), noise, 3),
    )
    return {
      defs: '',
      body: base + fillAll(bars, tone, { opacity: 0.75 }) + dim(0.4),
      description: '',
    }
  }
  if (feature === 'frame') {
    return {
      defs: '',
      body: base + soft + seaPicture(context, room, away),
      description: 'a small picture on the wall',
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
        dim(0.5),
      description: '',
    }
  }
  return { defs: '', body: base + soft, description: '' }
}
