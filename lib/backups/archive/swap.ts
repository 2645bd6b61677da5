import type { mongo } from 'mongoose'
import { fillDatabase } from '@/lib/backups/archive/fill-database'
import type { Archive } from '@/lib/backups/archive/read-archive'
import { listCollections, STAGED } from '@/lib/backups/archive/read-database'
import type { OnProgress } from '@/lib/backups/archive/write-archive'
import { now } from '@/lib/clock'

/** It is there from the moment when the checked data begin to replace the present ones. */
const SWAP = `${STAGED}swap`

type Swap = { _id: string; dropped: string[] }

/** The present ones of these stay, as a session or a code that was ended must not come back. */
const OPENED = ['sessions', 'resetcodes', 'verificationcodes', 'invitations']
const MAILS = `${STAGED}mails`

type Options = {
  onProgress?: OnProgress
  /** The data move, with their open sessions and waiting mails. */
  takesAll?: boolean
}

/** Replaces all data of the site by those of an archive; a failure before the swap changes nothing. */
export function replaceData(db: mongo.Db, archive: Archive, options?: Options): Promise<void> {
  return beginSwap(db, archive, options).then(() => finishSwap(db))
}

/** Only stages, for `finishSwap`. Mails may have been sent since, so the owner decides (G-146). */
export async function beginSwap(
  db: mongo.Db,
  archive: Archive,
  { onProgress, takesAll = false }: Options = {},
): Promise<void> {
  await finishSwap(db)
  try {
    await fillDatabase(db, archive, { prefix: STAGED, onProgress })
    if (!takesAll) await leaveOpened(db)
  } catch (error) {
    await dropStaged(db)
    throw error
  }
  const names = archive.manifest.collections.map(({ name }) => name)
  const present = await listCollections(db)
  const stays = takesAll ? [] : OPENED
  const dropped = present.filter((name) => !names.includes(name) && !stays.includes(name))
  await db.collection<Swap>(SWAP).insertOne({ _id: 'swap', dropped })
}

/** Whether a part of the data may have been replaced, and the rest not yet. */
export async function isSwapping(db: mongo.Db): Promise<boolean> {
  return (await db.collection<Swap>(SWAP).findOne({ _id: 'swap' })) !== null
}

/** Each start completes what was interrupted: the rest of a swap, or the removal of staged data. */
export async function finishSwap(db: mongo.Db): Promise<void> {
  const swap = await db.collection<Swap>(SWAP).findOne({ _id: 'swap' })
  if (!swap) return dropStaged(db)
  for (const name of await stagedNames(db)) {
    if (name === SWAP) continue
    await db.renameCollection(name, name.slice(STAGED.length), { dropTarget: true })
  }
  for (const name of swap.dropped) await db.collection(name).drop()
  await db.collection(SWAP).drop()
}

async function leaveOpened(db: mongo.Db): Promise<void> {
  for (const name of OPENED) await db.collection(STAGED + name).drop()
  const held = { $set: { state: 'kept', endedAt: now() } }
  await db.collection(MAILS).updateMany({ state: 'waiting' }, held)
}

async function dropStaged(db: mongo.Db): Promise<void> {
  for (const name of await stagedNames(db)) await db.collection(name).drop()
}

async function stagedNames(db: mongo.Db): Promise<string[]> {
  const found = await db.listCollections({}, { nameOnly: true }).toArray()
  return found.map(({ name }) => name).filter((name) => name.startsWith(STAGED))
}
