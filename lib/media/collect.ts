import { mongo } from 'mongoose'
import { realNow } from '@/lib/clock'
import { deleteMedia, mediaCollections } from '@/lib/media/store'

const BATCH = 100

export type FindReferenced = (names: string[]) => Promise<readonly string[]>

/** Deletes unused files older than `graceMs` of real time, and stray chunks; returns the count. */
export async function collectMedia(
  owner: string,
  findReferenced: FindReferenced,
  graceMs: number,
): Promise<number> {
  const before = new Date(realNow().getTime() - graceMs)
  const { files } = await mediaCollections()
  const old = files
    .find({ 'metadata.owner': owner, uploadDate: { $lt: before } })
    .project<{ filename: string }>({ filename: 1 })
  let deleted = 0
  for await (const names of batches(old, (file) => file.filename)) {
    const referenced = new Set(await findReferenced(names))
    const orphans = names.filter((name) => !referenced.has(name))
    await deleteMedia(orphans)
    deleted += orphans.length
  }
  await deleteStrayChunks(before)
  return deleted
}

/** An upload that was interrupted before its `files` entry leaves them. */
async function deleteStrayChunks(before: Date): Promise<void> {
  const { files, chunks } = await mediaCollections()
  const newest = mongo.ObjectId.createFromTime(Math.floor(before.getTime() / 1000))
  const first = chunks
    .find({ files_id: { $lt: newest }, n: 0 })
    .project<{ files_id: mongo.ObjectId }>({ _id: 0, files_id: 1 })
  for await (const ids of batches(first, (chunk) => chunk.files_id)) {
    const found = await files.find({ _id: { $in: ids } }).toArray()
    const known = new Set(found.map((file) => file._id.toHexString()))
    const stray = ids.filter((id) => !known.has(id.toHexString()))
    if (stray.length > 0) await chunks.deleteMany({ files_id: { $in: stray } })
  }
}

async function* batches<T, R>(items: AsyncIterable<T>, pick: (item: T) => R): AsyncGenerator<R[]> {
  let batch: R[] = []
  for await (const item of items) {
    batch.push(pick(item))
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
