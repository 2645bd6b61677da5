import { AsyncLocalStorage } from 'node:async_hooks'
import { shared } from '@/lib/process-state'

export type Reads = {
  /** The version of each tag, as it was before what is named by it was read. */
  versions: Map<string, number>
  /** Something was read that no tag names, so that nobody would learn of its change. */
  isUntagged: boolean
}

const reads = () => shared('page-reads', () => new AsyncLocalStorage<Reads | undefined>())

/** Runs `work` and notes what it reads, by `cached` or past it. */
export async function noteReads(work: () => Promise<void>): Promise<Reads> {
  const noted: Reads = { versions: new Map(), isUntagged: false }
  await reads().run(noted, work)
  return noted
}

/** The lowest version counts: with it the answer is outdated rather than kept too long. */
export function noteTag(tag: string, version: number): void {
  const versions = reads().getStore()?.versions
  if (versions && version <= (versions.get(tag) ?? version)) versions.set(tag, version)
}

export function noteUntagged(): void {
  const noted = reads().getStore()
  if (noted) noted.isUntagged = true
}

/** Runs what has its tags noted already, or reads nothing of the content. */
export function withoutNotes<T>(work: () => T): T {
  return reads().run(undefined, work)
}
