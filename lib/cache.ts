import { LRUCache } from 'lru-cache'
import { realNow } from '@/lib/clock'
import { addTag, untracked } from '@/lib/pages/dependency-tracking'
import { shared } from '@/lib/runtime/process-state'
import { type CacheTag, CacheTagModel } from '@/models/cache-tag'

/** How far a process may be behind the writes of others. */
export const REFRESH_MS = 1000
/** The largest assumed difference between the clocks of processes. */
const OVERLAP_MS = 5000

type Entry = { value: unknown; versions: readonly number[] }
type Cache = CacheState & {
  entries: LRUCache<string, Entry>
  loading: Map<string, Promise<unknown>>
  versions: Map<string, number>
  readThrough: Date
  reading: Promise<void> | undefined
}

const cache = () =>
  shared<Cache>('cache', () => ({
    entries: new LRUCache({ max: 2000 }),
    loading: new Map(),
    versions: new Map(),
    changes: 0,
    ownChanges: 0,
    readAt: -Infinity,
    readThrough: new Date(0),
    reading: undefined,
  }))

/** Every cached value may depend on a setting, so each has this tag (G-140). */
export const SETTINGS_TAG = 'settings'

type Watcher = () => Promise<void>
const watchers = () => shared('tag-watchers', () => new Map<string, Watcher>())

/** `onChange` runs before readers learn that the tag was raised, here or in another process. */
export function watchTag(tag: string, onChange: Watcher): void {
  watchers().set(tag, onChange)
}

async function runWatchers(tags: readonly string[]): Promise<void> {
  for (const tag of new Set(tags)) await watchers().get(tag)?.()
}

/** Fresh at once for writes here, within a second for others. Values are shared: only DTOs. */
export function cached<T>(
  key: string,
  contentTags: readonly string[],
  load: () => Promise<T>,
): Promise<T> {
  const reading = readVersions()
  if (!reading) return cachedOrLoaded(key, contentTags, load)
  return reading.then(() => cachedOrLoaded(key, contentTags, load))
}

/** Null is not kept: whoever asks for invented names would displace all else. */
export async function cachedIfFound<T>(...args: Parameters<typeof cached<T>>): Promise<T> {
  const value = await cached(...args)
  if (value === null || value === undefined) cache().entries.delete(args[0])
  return value
}

/** A page asks dozens of times, so what is cached costs one promise. */
function cachedOrLoaded<T>(
  key: string,
  contentTags: readonly string[],
  load: () => Promise<T>,
): Promise<T> {
  const state = cache()
  const tags = [...contentTags, SETTINGS_TAG]
  const versions = tags.map((tag) => state.versions.get(tag) ?? 0)
  tags.forEach((tag, i) => addTag(tag, versions[i] ?? 0))
  const entry = state.entries.get(key)
  if (entry && entry.versions.every((version, i) => version === versions[i])) {
    return Promise.resolve(entry.value as T)
  }
  const loadKey = `${key}|${versions.join()}`
  const running = state.loading.get(loadKey) as Promise<T> | undefined
  if (running) return running
  const promise = untracked(load)
    .then((value) => {
      state.entries.set(key, { value, versions })
      return value
    })
    .finally(() => state.loading.delete(loadKey))
  state.loading.set(loadKey, promise)
  return promise
}

export async function invalidate(tags: readonly string[]): Promise<void> {
  const raised = await Promise.all([...new Set(tags)].map(raise))
  await runWatchers(tags)
  const state = cache()
  for (const { _id, version } of raised) {
    // A read of the changes may have brought this version, or a later one, already.
    state.versions.set(_id, Math.max(version, state.versions.get(_id) ?? 0))
  }
  state.changes++
  state.ownChanges++
}

/** It answers the version that was stored, as other processes raise it too. */
async function raise(_id: string): Promise<CacheTag> {
  return CacheTagModel.findOneAndUpdate(
    { _id },
    { $inc: { version: 1 }, $set: { changedAt: realNow() } },
    { upsert: true, returnDocument: 'after' },
  )
    .orFail()
    .lean()
}

type CacheState = {
  /** Raised with each change of a version, and with those of this process alone. */
  changes: number
  ownChanges: number
  /** Writes of other processes up to this `performance.now()` are known. */
  readAt: number
}

export function cacheState(): CacheState {
  return cache()
}

export function areCurrent(versions: ReadonlyMap<string, number>): boolean {
  const known = cache().versions
  for (const [tag, version] of versions) if ((known.get(tag) ?? 0) !== version) return false
  return true
}

/** Learns now what other processes have written; calls at the same time share one read. */
export function readChanges(): Promise<void> {
  const state = cache()
  state.reading ??= untracked(() => loadVersions(state)).finally(() => (state.reading = undefined))
  return state.reading
}

/** What is shown depends on the settings, though it reads nothing else (G-140). */
export function trackSettings(): void {
  addTag(SETTINGS_TAG, cache().versions.get(SETTINGS_TAG) ?? 0)
}

/** After it, writes of other processes are known, but for those of the last second; undefined at once. */
export function readVersions(): Promise<void> | undefined {
  const state = cache()
  return performance.now() - state.readAt < REFRESH_MS ? undefined : readChanges()
}

async function loadVersions(state: Cache): Promise<void> {
  const startedAt = performance.now()
  const since = new Date(state.readThrough.getTime() - OVERLAP_MS)
  const changed = await CacheTagModel.find({ changedAt: { $gte: since } })
    .select({ version: 1, changedAt: 1 })
    .lean()
  // A slow read must not undo a version that this process has raised.
  const isRaised = (tag: CacheTag) => tag.version > (state.versions.get(tag._id) ?? 0)
  await runWatchers(changed.filter(isRaised).map(({ _id }) => _id))
  for (const tag of changed) {
    if (isRaised(tag)) {
      state.versions.set(tag._id, tag.version)
      state.changes++
    }
    // A process whose clock is ahead must not hide what others change until then.
    if (tag.changedAt > state.readThrough && tag.changedAt <= realNow())
      state.readThrough = tag.changedAt
  }
  state.readAt = startedAt
}

export function resetCache(): void {
  const state = cache()
  state.entries.clear()
  state.versions.clear()
  state.changes++
  state.ownChanges++
  state.readAt = -Infinity
  state.readThrough = new Date(0)
}
