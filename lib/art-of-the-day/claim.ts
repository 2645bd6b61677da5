import { Types } from 'mongoose'
import { type Art, readLastCompleted } from '@/lib/art-of-the-day/artworks'
import { STATUS_MESSAGES } from '@/lib/art-of-the-day/catalogue'
import { addDays } from '@/lib/art-of-the-day/day'
import { ART_TAG } from '@/lib/art-of-the-day/queries'
import { requestWork } from '@/lib/art-of-the-day/worker'
import type { Viewer } from '@/lib/auth/permissions'
import { derivedSecret } from '@/lib/auth/secret'
import { invalidate } from '@/lib/cache'
import { now } from '@/lib/clock'
import { connectDb } from '@/lib/db'
import { isDuplicateKey } from '@/lib/errors'
import { ArtworkModel } from '@/models/artwork'

/** For so long after a failure a restart keeps the author; then whoever restarts becomes it (G-50). */
const KEEP_AUTHOR_MS = 10 * 60_000

/**
 * Makes the viewer the author of a day without art, and has the work started. The unique `dateKey`
 * decides between any number of callers; for all but one this returns false (G-48).
 */
export async function claimDay(viewer: Viewer, dateKey: string): Promise<boolean> {
  await connectDb()
  const previous = await readLastCompleted(addDays(dateKey, -1))
  try {
    await ArtworkModel.create({
      dateKey,
      createdById: new Types.ObjectId(viewer.id),
      createdBy: viewer.username,
      // What an author chose is for the next art that is made, however many days later (G-59).
      emojis: previous?.nextEmojis ?? [],
      seed: { author: viewer.id, secret: derivedSecret('painter') },
      generationStatus: beginning(now()),
    })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    return false
  }
  await invalidate([ART_TAG])
  requestWork()
  return true
}

/** Begins the work on a failed art again; false where another caller did so first (G-50). */
export async function restartArt(viewer: Viewer, art: Art): Promise<boolean> {
  await connectDb()
  const time = now()
  const isAbandoned = art.endedAt !== null && time.getTime() - art.endedAt >= KEEP_AUTHOR_MS
  const restarted = await ArtworkModel.updateOne(
    {
      _id: new Types.ObjectId(art.id),
      deletedAt: null,
      'generationStatus.status': 'failed',
      // Of the failure that was looked at: a later one starts its own minute of waiting.
      tries: art.tries,
    },
    {
      $set: {
        generationStatus: beginning(time),
        lease: null,
        ...(isAbandoned && {
          createdById: new Types.ObjectId(viewer.id),
          createdBy: viewer.username,
          'seed.author': viewer.id,
        }),
      },
    },
  )
  if (restarted.modifiedCount === 0) return false
  await invalidate([ART_TAG])
  requestWork()
  return true
}

function beginning(startedAt: Date) {
  return {
    status: 'pending' as const,
    message: STATUS_MESSAGES.pending,
    state: 'initialized' as const,
    startedAt,
    completedAt: null,
    error: null,
  }
}
