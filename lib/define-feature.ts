import type { SchemaType } from 'mongoose'
import type { Caller } from '@/lib/auth/identity'
import { newestOf } from '@/lib/clock'
import type { Viewer } from '@/lib/auth/permissions'
import type { ColouredDay, DayEntry } from '@/lib/config/day-entry'
import type { NavEntry } from '@/lib/config/navigation'
import type { PageName } from '@/lib/config/pages'
import type { Part } from '@/lib/config/parts'
import type { WaitingItem } from '@/lib/config/waiting'
import type { EntryPaths } from '@/lib/content/entry-paths'
import type { DayEvent, FeedSource } from '@/lib/feeds/feed'
import type { Job } from '@/lib/jobs/run-jobs'
import type { FindReferenced } from '@/lib/media/collect'
import type { MediaFile } from '@/lib/media/store'
import type { MoveIn } from '@/lib/archives/move-in'
import type { MailKind } from '@/lib/mail/letter'
import type { PrivacyFacts } from '@/lib/privacy/schema'
import type { Reportable } from '@/lib/reports/reportable'
import type { SearchSource, SiteText } from '@/lib/search/document'
import type { UsedSample } from '@/lib/sample/schema'
import type { ShareSource } from '@/lib/share/share-card'
import type { News, PersonSection } from '@/lib/site/schema'
import type { AdminTotals, Counter, Evidence } from '@/lib/site-stats/schema'

/** Marked `isSample` and counted nowhere. */
export type SampleContent = {
  name: string
  /** Takes minutes, so it comes after all others. */
  isSlow?: boolean
  /** Idempotent: creates what is missing. */
  create: (task: SampleTask) => Promise<void>
  /** What people used of it, such as a recipe with makes; it stays when the rest is removed. */
  listUsed?: () => Promise<readonly UsedSample[]>
  /** The used ones become the owner's own. */
  remove: () => Promise<void>
}

type SampleTask = {
  /** Nothing may be written after the abort. */
  signal: AbortSignal
  /** Sample content is dated before this instant. */
  plannedAt: Date
  onProgress: (done: number, total: number) => void
}

export type Leaving = Pick<Viewer, 'id' | 'email' | 'emailVerified'>

export type PersonalData = {
  /** Lists by the name of their JSON file, and the pictures. */
  list: (caller: Caller) => Promise<{
    lists: Record<string, unknown>
    pictures?: { name: string; picture: MediaFile }[]
  }>
  /** What is found by an unverified address may belong to somebody else, and stays. */
  forget: (account: Leaving) => Promise<void>
}

export type Feature = {
  name: string
  /** A `service` imports no `content` feature. */
  kind: 'content' | 'service'
  /** A part that can be off has these addresses, and all below them (G-141). */
  part?: { name: Part; paths: readonly string[] }
  models?: readonly FeatureModel[]
  jobs?: readonly Job[]
  workers?: readonly (() => () => Promise<void>)[]
  samples?: SampleContent
  trash?: readonly { model: FeatureModel; purgeExpired: (signal: AbortSignal) => Promise<void> }[]
  media?: { owner: string; listReferenced: FindReferenced }
  moveIn?: MoveIn
  personalData?: PersonalData
  /** What it stores of people and for how long, in the words of the privacy page (G-39, G-44). */
  stored?: readonly string[]
  mailKinds?: readonly MailKind[]
  totals?: () => Promise<Partial<AdminTotals>>
  counters?: {
    none: Partial<Counters>
    /** Its keys are some of these account ids, of `MEMBERS_AT_ONCE` at most. */
    count: (userIds: readonly string[]) => Promise<CountersById>
    /** `totalAOTDs` by account id of all that have any; statistics are in its order (G-100). */
    works?: () => Promise<ReadonlyMap<string, number>>
  }
  /** What each figure of the statistics counts, for the account of this id. */
  evidence?: Partial<Record<Counter, (userId: string) => Promise<Evidence>>>
  publicPaths?: readonly string[] | (() => Promise<readonly PublicPath[]>)
  /** Those of `publicPaths` with `isEntry`, also where these are too many to be listed there. */
  entryPaths?: readonly EntryPaths[]
  feeds?: readonly FeedSource[]
  sharePictures?: readonly ShareSource[]
  /** The page that a path counts as; null for a path of another feature. */
  countedPage?: (path: string) => Promise<string | null>
  navigation?: Readonly<Record<string, readonly NavEntry[]>>
  headerEntries?: readonly NavEntry[]
  /** What the owner has placed in the menu or the footer. */
  placedEntries?: () => Promise<readonly PlacedEntry[]>
  adminScreens?: readonly NavEntry[]
  /** What everybody may see of the time from one ISO time to another, for the page of a day. */
  ofDay?: (from: string, to: string) => Promise<readonly DayEvent[]>
  /** What home shows everybody on a day; null for nothing. */
  ofTheDay?: (day: ColouredDay) => Promise<DayEntry | null>
  /** The page that About tells of, with a picture; without its own it is that of `ofTheDay`. */
  introduction?: { page: PageName; picture?: () => Promise<DayEntry['picture']> }
  /** What a member did in this feature, as this viewer may see it (G-160). */
  ofPerson?: (viewer: Viewer | null, userId: string) => Promise<readonly PersonSection[]>
  waiting?: Waiting
  /** What the owner can add, such as `piece`, and where. */
  newEntries?: readonly NewEntry[]
  /** What happened since a time, for the owner's overview; numbers of 0 are left out. */
  news?: (since: Date) => Promise<readonly News[]>
  /** What members write or upload and others see (G-148). */
  reportable?: readonly Reportable[]
  search?: {
    sources?: readonly SearchSource[]
    pages?: () => readonly SiteText[] | Promise<readonly SiteText[]>
    /** The tags of what `pages` reads; `helpTags` are those of `help`. */
    pageTags?: readonly string[]
    help?: () => readonly SiteText[] | Promise<readonly SiteText[]>
    helpTags?: readonly string[]
  }
  privacy?: () => Partial<Omit<PrivacyFacts, 'stored'>>
}

export type PlacedEntry = NavEntry & { place: 'none' | 'menu' | 'footer' }

/** `changedAt` is ISO; `isEntry` where `entryPaths` has it too. */
export type PublicPath = { path: string; changedAt?: string; isEntry?: true }

/** A page that lists things changed when the newest of them did. */
export function listPath(path: string, times: readonly string[]): PublicPath {
  const changedAt = newestOf(times)
  return { path, ...(changedAt !== undefined && { changedAt }) }
}

export type NewEntry = NavEntry & { hasOwn: () => Promise<boolean> }

export type Waiting = {
  count: () => Promise<number>
  /** Longest waiting first. */
  list: (limit: number) => Promise<WaitingItem[]>
}

export function joinWaiting(first: Waiting, second: Waiting): Waiting {
  return {
    count: async () => (await first.count()) + (await second.count()),
    list: async (limit) => {
      const items = [...(await first.list(limit)), ...(await second.list(limit))]
      return items.sort((a, b) => a.at.localeCompare(b.at)).slice(0, limit)
    },
  }
}

/** Features add counters by `declare module '@/lib/define-feature'` (G-100, G-131). */
export interface Counters {
  /** The ISO time at index `n - 1` is when the count reached `n`. Not all are recorded. */
  moments: Partial<Record<CounterName, readonly string[]>>
}

export type CounterName = Exclude<keyof Counters, 'importantNumbers' | 'moments'>

export type CountersById = Map<string, Partial<Counters>>

/** It counts for some members, of `MEMBERS_AT_ONCE` at most; the answer is by account id. */
export type ReadCounters = (userIds: readonly string[]) => Promise<(userId: string) => Counters>

export type FeatureModel = {
  modelName: string
  schema: { eachPath: (visit: (path: string, type: SchemaType) => void) => unknown }
  createIndexes: () => Promise<unknown>
}

export function defineFeature(feature: Feature): Feature {
  return feature
}
