import { MongoError } from '../errors'
import type { Plan } from '../query/plan'
import type { Collection } from '../store/catalogue'
import type { Store } from '../store/store'

const PLAN_KILLED = 175

/** The source of a long read. */
export type Reading = { collection: number; index: number | undefined }

export function readingOf({ number }: Collection, plan: Plan): Reading {
  return { collection: number, index: plan.kind === 'index' ? plan.index.number : undefined }
}

/**
 * A check at the end of a read that yields: a source dropped meanwhile has no entries, so that the
 * answer would silently be truncated.
 */
export function stillThere(store: Store, version: number, reading: Reading): () => void {
  return () => {
    if (version !== store.catalogueVersion()) checkStillThere(store, reading)
  }
}

export function checkStillThere(store: Store, reading: Reading): void {
  for (const { number, indexes } of store.catalogue().values()) {
    if (number !== reading.collection) continue
    if (reading.index === undefined) return
    if (indexes.some((index) => index.number === reading.index)) return
    throw new MongoError(PLAN_KILLED, 'query plan killed :: index dropped')
  }
  throw new MongoError(PLAN_KILLED, 'query plan killed :: collection dropped')
}
