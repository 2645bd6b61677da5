import type { SchemaType } from 'mongoose'
import type { UserStats } from '@/lib/account/admin/schema'
import type { Caller } from '@/lib/auth/identity'
import type { NavEntry } from '@/lib/config/navigation'
import type { Job } from '@/lib/jobs/run-jobs'
import type { FindReferenced } from '@/lib/media/collect'
import type { MediaFile } from '@/lib/media/store'
import type { PrivacyFacts } from '@/lib/privacy/schema'
import type { AdminTotals } from '@/lib/site-stats/schema'

/** What a feature adds to an empty site. All of it is marked `isSample` and counted nowhere. */
export type SampleContent = {
  name: string
  /** May be cut off at any point and begun again: makes what is missing. */
  create: (task: SampleTask) => Promise<void>
  /** Removes all that was made up and nothing else; may find nothing. */
  remove: () => Promise<void>
}

export type SampleTask = {
  /** Aborted when the process ends or the content is removed; nothing may be written after. */
  signal: AbortSignal
  /** What is made up lies before this instant. */
  plannedAt: Date
  onProgress: (done: number, total: number) => void
}

/** What a feature keeps of a person (G-39). */
export type PersonalData = {
  /** Lists as they are handed out, by the name of their JSON file, and the pictures with them. */
  list: (caller: Caller) => Promise<{
    lists: Record<string, unknown>
    pictures?: { name: string; picture: MediaFile }[]
  }>
  /** Forgets what goes with the account; may be cut off and begun again. */
  forget: (account: { id: string; email: string }) => Promise<void>
}

/**
 * What a feature contributes to the whole. Code that visits all features loops over
 * `lib/features.ts` and names none of them.
 */
export type Feature = {
  name: string
  /**
   * A `content` feature imports of another one its catalogue, its schema and its public services,
   * nothing else; a `service` imports no content feature.
   */
  kind: 'content' | 'service'
  /** Files of `lib/<name>/` that other content features may import, without `.ts`. */
  publicServices?: readonly string[]
  models?: readonly FeatureModel[]
  jobs?: readonly Job[]
  /** Started in each site process; each returns what ends it. */
  workers?: readonly (() => () => Promise<void>)[]
  samples?: SampleContent
  trash?: readonly { model: FeatureModel; purgeExpired: (signal: AbortSignal) => Promise<void> }[]
  /** The owner of its stored files, and which of them are in use. */
  media?: { owner: string; listReferenced: FindReferenced }
  personalData?: PersonalData
  /** Its part of the site's figures (G-101). */
  totals?: () => Promise<Partial<AdminTotals>>
  /** Its figures of each member, by account id (G-100). */
  counters?: () => Promise<Map<string, Partial<UserCounters>>>
  /** Pages that search engines are told of. */
  publicPaths?: readonly string[]
  /** The page that a path is counted as; null for a path of another feature. */
  countedPage?: (path: string) => Promise<string | null>
  /** Entries of the header's menus, by the label of the menu. */
  navigation?: Readonly<Record<string, readonly NavEntry[]>>
  /** The owner's screens. */
  adminScreens?: readonly NavEntry[]
  /** What the privacy page says by how this site is set up (G-109). */
  privacy?: () => Partial<PrivacyFacts>
}

/** What a feature counts of a member (G-100). */
export type UserCounters = Omit<UserStats, 'username' | 'signupRank'>

/** Of a model, what all features have in common. */
export type FeatureModel = {
  modelName: string
  schema: { eachPath: (visit: (path: string, type: SchemaType) => void) => unknown }
  createIndexes: () => Promise<unknown>
}

export function defineFeature(feature: Feature): Feature {
  return feature
}
