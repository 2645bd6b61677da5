import type { Environment, IndexUse } from './environment'

/** How often an index was used since it was created, or since the start. */
export function useOf({ uses, openedAt }: Environment, index: number): IndexUse {
  return uses.get(index) ?? { reads: 0, since: openedAt }
}

export function noteUse({ uses, openedAt }: Environment, index: number): void {
  const use = uses.get(index)
  if (use) use.reads++
  else uses.set(index, { reads: 1, since: openedAt })
}

/** The number of an index is never used again. */
export function forgetUse({ uses }: Environment, index: number): void {
  uses.delete(index)
}

export function noteNewIndex({ uses }: Environment, index: number): void {
  uses.set(index, { reads: 0, since: new Date() })
}
