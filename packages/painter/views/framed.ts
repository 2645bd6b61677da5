import { oklch } from '../colour'
import { type Point, rectangle } from '../geometry'
import { fill, fillAll, stroke } from '../svg'
import { type Scene, type Seen, square } from './view'

/** The middle of a scroll is there, as a share of the side: all of its cord is seen above it. */
const MIDDLE = 0.53

/** A scroll with rods, on a wall. */
export function scroll(scene: Scene): Seen | undefined {
  const { size, inner, wall, dark, wood } = scene
  // A narrower one would cut the garlands.
  const [wide, high] = [size * 0.64, size * 0.64]
  const cloth = oklch(0.42, 0.06, 258)
  const sheet = (grow: number, rise: number) =>
    rectangle(
      size / 2 - wide / 2 - grow,
      size * MIDDLE - high / 2 - rise,
      wide + 2 * grow,
      high + 2 * rise,
    )
  const rod = (y: number) => rectangle(size / 2 - wide / 2 - 84, y - 13, wide + 168, 26)
  const cord: Point[] = [
    [size / 2 - wide * 0.36, size * (MIDDLE - 0.43)],
    [size / 2, size * 0.036],
    [size / 2 + wide * 0.36, size * (MIDDLE - 0.43)],
  ]
  return {
    from: inner,
    to: square(size / 2, size * MIDDLE, high),
    outline: sheet(0, 0),
    back:
      fill(rectangle(0, 0, size, size), wall) +
      fill(rectangle(size / 2 - wide / 2 - 30, size * 0.12, wide + 90, size * 0.86), dark, {
        opacity: 0.16,
      }) +
      stroke(cord, dark, 5) +
      fill(sheet(48, high * 0.17), cloth) +
      fill(sheet(12, 12), wood),
    front: fillAll(
      [rod(size * MIDDLE - high * 0.67), rod(size * MIDDLE + high * 0.67)],
      oklch(0.36, 0.06, 45),
    ),
    words: 'It is on a scroll that hangs on a wall.',
  }
}
