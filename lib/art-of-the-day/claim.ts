import { Types } from 'mongoose'
import { readArtPreferences } from '@/lib/account/preferences'
import { type Art, readLastCompleted } from '@/lib/art-of-the-day/artworks'
import { EMOJI_SLOTS, STATUS_MESSAGES } from '@/lib/art-of-the-day/catalogue'
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
  const emojis = await chooseEmojis(viewer, dateKey)
  try {
    await ArtworkModel.create({
      dateKey,
      createdById: new Types.ObjectId(viewer.id),
      createdBy: viewer.username,
      emojis,
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
          emojis: await chooseEmojis(viewer, art.dateKey),
        }),
      },
    },
  )
  if (restarted.modifiedCount === 0) return false
  await invalidate([ART_TAG])
  requestWork()
  return true
}

/**
 * What the last author chose is for the next art that is made, however many days later (G-59). Where
 * that leaves room, its own author's emoji joins in, if they want that; it is not used up (G-37).
 */
async function chooseEmojis({ id, userEmoji }: Viewer, dateKey: string): Promise<string[]> {
  const previous = await readLastCompleted(addDays(dateKey, -1))
  const emojis = previous?.nextEmojis ?? []
  if (!userEmoji || emojis.length >= EMOJI_SLOTS || emojis.includes(userEmoji)) return emojis
  const { useEmoji } = await readArtPreferences(id)
  return useEmoji ? [...emojis, userEmoji] : emojis
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
