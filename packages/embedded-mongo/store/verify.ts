import type { Collection } from './catalogue'
import { readCounters } from './catalogue'
import type { Environment } from './environment'
import { entryKey, numberKey } from './layout'
import { scanEntries, scanRecords } from './records'

type Findings = { records: number; keys: Map<string, number>; errors: string[] }

/** Verifies a collection: checksums, every index against the documents, the counters. */
export function verifyCollection(environment: Environment, collection: Collection): Findings {
  const errors: string[] = []
  const keys = new Map<string, number>()
  let records = 0
  let size = 0
  let newest = 0
  for (const { number, doc, bytes } of scanRecords(environment, collection.number)) {
    records++
    size += bytes.length
    newest = number
    for (const index of collection.indexes) {
      for (const key of index.keysOf(doc)) {
        keys.set(index.name, (keys.get(index.name) ?? 0) + 1)
        if (environment.entries.get(entryKey(index.number, key.bytes, number))) continue
        errors.push(`index ${index.name} misses an entry of record ${number}`)
      }
    }
  }
  for (const { name, number } of collection.indexes) {
    const interval = { start: numberKey(number), end: numberKey(number + 1) }
    let entries = 0
    for (const _ of scanEntries(environment, interval)) entries++
    const expected = keys.get(name) ?? 0
    if (entries !== expected) errors.push(`index ${name} has ${entries} entries, not ${expected}`)
  }
  const counters = readCounters(environment, collection.number)
  if (counters.count !== records || counters.size !== size || counters.next <= newest) {
    errors.push(`counters say ${counters.count} documents, there are ${records}`)
  }
  return { records, keys, errors }
}
