import type { Shuffled } from '../painting'

/** The n-th of a list that is mixed anew each time when it has been gone through. */
export function inTurn<T>(
  shuffled: Shuffled,
  label: string,
  items: readonly T[],
  n: number,
): T | undefined {
  return shuffled(label, items, Math.floor(n / items.length))[n % items.length]
}
