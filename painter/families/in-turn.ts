import type { Shuffled } from '../painting'

const PARTS = 3

/**
 * The n-th of a list that is mixed anew each time when it has been gone through. It is mixed in
 * thirds only, so that what came last in one round does not come first in the next.
 */
export function inTurn<T>(
  shuffled: Shuffled,
  label: string,
  items: readonly T[],
  n: number,
): T | undefined {
  const round = Math.floor(n / items.length)
  const at = n - round * items.length
  const long = Math.ceil(items.length / PARTS)
  const part = Math.floor(at / long)
  const pool = shuffled(label, items, 0).slice(part * long, (part + 1) * long)
  return shuffled(`${label}:${part}`, pool, round)[at - part * long]
}
