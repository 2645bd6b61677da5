import type { Brief } from '../painting'

/** The n-th variant of a family; the same one never follows itself. */
export function variant<T>(
  { brief }: { brief: Pick<Brief, 'occurrence'> },
  items: readonly [T, ...T[]],
): T {
  return items[brief.occurrence % items.length] ?? items[0]
}
