import { AsyncLocalStorage } from 'node:async_hooks'
import { shared } from '@/lib/runtime/process-state'

export type Dependencies = {
  /** The version of each tag, as it was before what is named by it was read. */
  versions: Map<string, number>
  /** Something was read that no tag names, so that nobody would learn of its change. */
  isUntagged: boolean
}

const reads = () =>
  shared('dependency-tracking', () => new AsyncLocalStorage<Dependencies | undefined>())

/** Runs `work` and notes what it reads, by `cached` or past it. */
export async function trackDependencies(work: () => Promise<void>): Promise<Dependencies> {
  const tracked: Dependencies = { versions: new Map(), isUntagged: false }
  await reads().run(tracked, work)
  return tracked
}

/** The lowest version counts: with it the answer is outdated rather than cached too long. */
export function addTag(tag: string, version: number): void {
  const versions = reads().getStore()?.versions
  if (versions && version <= (versions.get(tag) ?? version)) versions.set(tag, version)
}

export function addUntagged(): void {
  const tracked = reads().getStore()
  if (tracked) tracked.isUntagged = true
}

/** Runs what has its tags tracked already, or reads nothing of the content. */
export function untracked<T>(work: () => T): T {
  return reads().run(undefined, work)
}
