import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import { makeInt } from '../bson/numbers'
import { forEachPaced, Pace, withPauses } from '../query/pace'
import type { Collection } from '../store/catalogue'
import { numberKey } from '../store/layout'
import { readRecordOf, scanEntries } from '../store/records'
import type { Store } from '../store/store'
import { Arguments } from './arguments'
import { collectionsOf, uuidOf } from './collections'
import type { Command } from './context'
import { checkStillThere } from './still-there'

/** It is MongoDB's: an MD5 of all documents in the order of _id; writes meanwhile may be in it. */
export const dbHash: Command = async ({ body }, context) => {
  const { db, store, startedAt } = context
  const field = 'dbHash' in body ? 'dbHash' : 'dbhash'
  const command = new Arguments(body, field).allow([field, 'collections'])
  const wanted = command.array('collections')?.map(String) ?? []
  const all = collectionsOf(store.catalogue().values(), db)
    .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
    .filter(({ name }) => !name.startsWith('system.'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const pace = new Pace(command.deadline(), context.interruption)
  const whole = createHash('md5')
  const hashes: [string, string][] = []
  for (const collection of all) {
    const hash = await hashOf(store, collection, pace)
    hashes.push([collection.name, hash])
    whole.update(hash)
  }
  return {
    host: hostname(),
    collections: Object.fromEntries(hashes),
    capped: all.filter(({ options }) => options['capped'] === true).map(({ name }) => name),
    uuids: Object.fromEntries(all.map((collection) => [collection.name, uuidOf(collection)])),
    md5: whole.digest('hex'),
    timeMillis: makeInt(Date.now() - startedAt.getTime()),
    ok: 1,
  }
}

async function hashOf(store: Store, collection: Collection, pace: Pace): Promise<string> {
  const hash = createHash('md5')
  const [byId] = collection.indexes
  if (!byId) return hash.digest('hex')
  const interval = { start: numberKey(byId.number), end: numberKey(byId.number + 1) }
  const entries = withPauses(scanEntries(store.environment, interval), pace)
  await forEachPaced(entries, (entry) => {
    const record = readRecordOf(store.environment, collection.number, entry)
    if (record) hash.update(record.bytes)
  })
  checkStillThere(store, { collection: collection.number, index: byId.number })
  return hash.digest('hex')
}
