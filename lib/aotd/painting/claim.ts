import { Types } from 'mongoose'
import { readPreferences } from '@/lib/account/preferences'
import { type Art, NO_PICTURE, readLastCompleted } from '@/lib/aotd/artworks'
import { EMOJI_SLOTS } from '@/lib/aotd/catalogue'
import { STATUS_MESSAGES } from '@/lib/aotd/painting/status-messages'
import { addDays } from '@/lib/format'
import { releaseUnusedEmojis } from '@/lib/aotd/author/emoji-ledger'
import { forgetViewsOf } from '@/lib/aotd/personal-data'
import { artContent } from '@/lib/aotd/content'
import { requestWork } from '@/lib/aotd/painting/worker'
import type { Viewer } from '@/lib/auth/permissions'
import { derivedSecret } from '@/lib/auth/secret'
import { now } from '@/lib/clock'
import { MINUTE_MS } from '@/lib/durations'
import { emojiKey } from '@/lib/emoji'
import { isDuplicateKey } from '@/lib/errors'

/** A restart within this time keeps the author (G-50). */
const KEEP_AUTHOR_MS = 10 * MINUTE_MS

/** False where another caller claimed the day first, by the unique `dateKey` (G-48). */
export async function claimDay(viewer: Viewer, dateKey: string): Promise<boolean> {
  const { emojis, imgenModel } = await readStartValues(viewer, dateKey)
  try {
    await artContent.insert({
      dateKey,
      createdById: new Types.ObjectId(viewer.id),
      createdBy: viewer.username,
      emojis,
      seed: { author: viewer.id, secret: derivedSecret('painter'), imgenModel },
      generationStatus: initialStatus(now()),
    })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    return false
  }
  requestWork()
  return true
}

/** False where another caller restarted it first (G-50). */
export async function restartArt(viewer: Viewer, art: Art): Promise<boolean> {
  const time = now()
  const isAbandoned = art.endedAt !== null && time.getTime() - art.endedAt >= KEEP_AUTHOR_MS
  const isTakenOver = isAbandoned && art.authorId !== viewer.id
  const newFields = isTakenOver ? await newAuthorFields(viewer, art) : {}
  const restarted = await artContent.touch(
    {
      _id: new Types.ObjectId(art.id),
      'generationStatus.status': 'failed',
      // A later failure has its own waiting time.
      tries: art.tries,
    },
    {
      $set: {
        generationStatus: initialStatus(time),
        lease: null,
        ...newFields,
      },
    },
  )
  if (!restarted) return false
  if (isTakenOver) {
    await releaseUnusedEmojis(art.id)
    await forgetViewsOf(art.id)
  }
  requestWork()
  return true
}

async function newAuthorFields(viewer: Viewer, art: Art) {
  const { emojis, imgenModel } = await readStartValues(viewer, art.dateKey)
  return {
    ...(art.files && { ...NO_PICTURE, title: null, prompt: null }),
    authorQuote: null,
    quoteHelp: 0,
    nextEmojis: [],
    views: { total: 0, verified: 0 },
    createdById: new Types.ObjectId(viewer.id),
    createdBy: viewer.username,
    'seed.author': viewer.id,
    'seed.imgenModel': imgenModel,
    emojis,
  }
}

/** The last author's emojis (G-59), then the new author's own where there is room (G-37). */
async function readStartValues({ id, userEmoji }: Viewer, dateKey: string) {
  const [previous, { artPreferences }] = await Promise.all([
    readLastCompleted(addDays(dateKey, -1)),
    readPreferences(id),
  ])
  const { useEmoji, imgenModel } = artPreferences
  const emojis = previous?.nextEmojis ?? []
  const hasRoom = emojis.length < EMOJI_SLOTS
  const isNew = !emojis.some((emoji) => emojiKey(emoji) === emojiKey(userEmoji ?? ''))
  const joins = useEmoji && userEmoji && hasRoom && isNew
  return { emojis: joins ? [...emojis, userEmoji] : emojis, imgenModel }
}

function initialStatus(startedAt: Date) {
  return {
    status: 'pending' as const,
    message: STATUS_MESSAGES.pending,
    state: 'initialized' as const,
    startedAt,
    completedAt: null,
    error: null,
  }
}
