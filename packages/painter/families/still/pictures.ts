import { mix, oklch, shade, standOff } from '../../colour'
import { ellipse, lens, type Point, rectangle, wobble } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { fill, fillAll } from '../../svg'
import type { Room } from './room'

type Frame = { x: number; y: number; wide: number; high: number }

/** A wooden frame on the wall and the sheet in it. */
function framed(context: FamilyContext, room: Room, { x, y, wide, high }: Frame, sheet: string) {
  const { palette, noise } = context
  const wood = standOff(oklch(palette.key === 'night' ? 0.42 : 0.5, 0.08, 50), room.wall, 0.14)
  return (
    fill(rectangle(x + 8, y + 12, wide, high), shade(room.wall, -0.1), { opacity: 0.5 }) +
    fill(wobble(rectangle(x, y, wide, high), noise, 2), wood) +
    sheet
  )
}

function inner({ x, y, wide, high }: Frame) {
  return rectangle(x + 16, y + 16, wide - 32, high - 32)
}

/** A small picture of the sea. */
export function seaPicture(context: FamilyContext, room: Room, middle: number): string {
  const { size, palette } = context
  const [wide, high] = [size * 0.26, size * 0.22]
  const frame = { x: middle - wide / 2, y: size * 0.13, wide, high }
  const { x, y } = frame
  const waves = Array.from({ length: 4 }, (_, i) => {
    const at = (left: number, share: number): Point => [left, y + high * (share + i * 0.1)]
    return lens(at(x + 20, 0.5), at(x + wide - 20, 0.48), 13, i % 2 ? 8 : -8)
  })
  return framed(
    context,
    room,
    frame,
    fill(inner(frame), standOff(mix(palette.light, palette.paper, 0.4), room.wall, 0.1)) +
      fill(ellipse(x + wide * 0.64, y + high * 0.34, 19), palette.a) +
      fillAll(waves, palette.water),
  )
}
