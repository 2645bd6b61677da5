import { shade } from '../colour'
import { isPattern, type Printed, printedAt } from '../ornaments/print'
import type { Scene } from './view'

/** Ornaments between the stripes of a wall, where the picture is not before them.
 * @param stripe px from one to the next @param isFree whether a point is not behind the picture */
export function wallpaper(
  { size, ornaments, press, wall, dark }: Scene,
  stripe: number,
  isFree: (x: number, y: number) => boolean,
): Printed[] {
  if (ornaments.length === 0 || !ornaments.every(isPattern)) return []
  const isDark = typeof wall !== 'string' && wall.l < 0.55
  const ink = typeof wall === 'string' ? dark : shade(wall, isDark ? 0.2 : -0.24)
  const columns = Math.ceil(size / stripe)
  return Array.from({ length: columns * columns }, (_, i): [number, number] => [
    i % columns,
    Math.floor(i / columns),
  ]).flatMap(([column, row]) => {
    const x = (column + 0.72) * stripe
    const y = (row + (column % 2 ? 0.9 : 0.4)) * stripe
    const motif = ornaments[(column + row) % ornaments.length]
    if (!motif || x > size - 30 || y > size - 30 || !isFree(x, y)) return []
    return [printedAt(press, motif, [x, y, stripe * 0.5], { ink, ground: wall })]
  })
}
