import { buffer } from 'node:stream/consumers'
import type { Types } from 'mongoose'
import {
  endImport,
  findImporter,
  runningImports,
  storeOutcome,
  type StoredImport,
} from '@/lib/archives/imports'
import type { MovedItem } from '@/lib/archives/move-in'
import type { ImportEntry } from '@/lib/archives/schema'
import { AppError } from '@/lib/errors'
import { forEachItem } from '@/lib/jobs/each-item'
import { findMedia, openMedia } from '@/lib/media/store'
import { readArchive } from '@/lib/move/move-archives'

/** After an abort at any point the next run goes on, and no item or picture comes twice. */
export async function runImports(signal: AbortSignal): Promise<void> {
  const run = (one: StoredImport) =>
    runImport(one, signal).catch(async (error: unknown) => {
      // The role or the part is gone, or the archive.
      if (!(error instanceof AppError)) throw error
      await endImport(one)
    })
  await forEachItem(runningImports(), run, signal)
}

async function runImport(one: StoredImport, signal: AbortSignal): Promise<void> {
  const viewer = await findImporter(one)
  const file = await findMedia(one.archive)
  if (!viewer || !file) return endImport(one)
  const bytes = await buffer(await openMedia(file))
  const { items, format, noun } = await readArchive(viewer, { name: one.fileName, bytes })
  // A part that was switched off or on since the check: its entries are not these.
  if (format !== one.format || noun !== one.noun) return endImport(one)
  let i = 0
  for await (const item of items) {
    signal.throwIfAborted()
    const entry = one.entries[i]
    if (entry?.state === 'new') {
      await storeOutcome(one, i, await addItem(entry.itemId, item))
    }
    i += 1
  }
  await endImport(one)
}

type Outcome = Pick<ImportEntry, 'state' | 'notes'>

async function addItem(itemId: Types.ObjectId, item: MovedItem): Promise<Outcome> {
  try {
    await item.add(itemId)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { state: error.code === 'conflict' ? 'exists' : 'refused', notes: [error.message] }
  }
  const notes: string[] = []
  for (const picture of item.pictures) {
    try {
      const bytes = new Uint8Array(await picture.read())
      await item.addPicture(itemId, { name: picture.name, bytes })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      // The same picture again: an earlier run has added it.
      if (error.code !== 'conflict') notes.push(`${picture.name}: ${error.message}`)
    }
  }
  return { state: 'added', notes }
}
