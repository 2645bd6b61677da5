import type { Shuffled } from '../painting'

const PARTS = 3

/**
 * The n-th item of a list that is reshuffled after each full round. It is shuffled in thirds, so
 * that the last item of a round is not the first of the next.
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

/** A list from one of its items on, and then round. */
export function from<T>(items: readonly T[], i: number): T[] {
  const at = i % items.length
  return [...items.slice(at), ...items.slice(0, at)]
}
