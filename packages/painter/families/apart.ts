import { difference, hueDistance, type Oklch } from '../colour'

/** Whether two large areas that meet, such as a wall and a table, are two at first sight: one is
 * clearly lighter, or they differ in hue. */
export function areApart(one: Oklch, other: Oklch): boolean {
  if (Math.abs(one.l - other.l) >= 0.16) return true
  const isHued = Math.min(one.c, other.c) >= 0.05 && hueDistance(one.h, other.h) >= 70
  return isHued && difference(one, other) >= 0.12
}
