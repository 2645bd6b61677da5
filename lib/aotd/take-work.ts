import type { Types } from 'mongoose'
import { toArtPreferences } from '@/lib/account/preferences'
import { ART_TEXTS, RUNNING_STATUSES, type StoredStatus } from '@/lib/aotd/catalogue'
import { STATUS_MESSAGES } from '@/lib/aotd/status-messages'
import { MAX_TRIES } from '@/lib/aotd/decide'
import { ART_TAG } from '@/lib/aotd/queries'
import { failure, leaseEnd, type Work } from '@/lib/aotd/work'
import { invalidate } from '@/lib/cache'
import { nowMs } from '@/lib/clock'
import { connectDb } from '@/lib/db'
import { closeOwner, isBlameless, isOwnerGone, openOwner } from '@/lib/lease-owner'
import { type Artwork, ArtworkModel } from '@/models/artwork'

type Candidate = Pick<Artwork, 'lease' | 'tries'> & {
  _id: Types.ObjectId
  generationStatus: { status: StoredStatus }
}

/**
 * Takes one art that waits for a worker or whose worker is gone, or returns null. Art that was
 * begun too often is given up on the way (G-50). Safe between any number of processes.
 */
export async function takeWork(): Promise<Work | null> {
  await connectDb()
  const candidates = await ArtworkModel.find({
    'generationStatus.status': { $in: RUNNING_STATUSES },
    deletedAt: null,
  })
    .select({ lease: 1, tries: 1, 'generationStatus.status': 1 })
    .lean<Candidate[]>()
  for (const candidate of candidates) {
    if (!isFree(candidate)) continue
    if (candidate.tries >= MAX_TRIES && !isRepeat(candidate)) await giveUp(candidate)
    else {
      const work = await take(candidate)
      if (work) return work
    }
  }
  return null
}

function isFree({ lease }: Candidate): boolean {
  return !lease || lease.until.getTime() <= nowMs() || isOwnerGone(lease.owner)
}

/** Whether the last try is begun again, as it ended through no fault of its own. */
function isRepeat({ lease }: Candidate): boolean {
  return !!lease && isBlameless(lease.owner)
}

/** Matches while nobody has touched the art since it was looked at. */
function unchanged({ _id, lease, generationStatus }: Candidate) {
  return {
    _id,
    deletedAt: null,
    'generationStatus.status': generationStatus.status,
    'lease.owner': lease?.owner ?? null,
    'lease.until': lease?.until ?? null,
  }
}

async function take(candidate: Candidate): Promise<Work | null> {
  const owner = openOwner()
  const art = await writeLease(candidate, owner).catch((error: unknown) => {
    closeOwner(owner)
    throw error
  })
  if (!art) {
    closeOwner(owner)
    return null
  }
  await invalidate([ART_TAG])
  return {
    id: art._id,
    owner,
    authorId: art.createdById,
    state: art.generationStatus.state,
    hasFiles: !!art.files,
    kept: { ...(art.title && { title: art.title }), ...(art.prompt && { prompt: art.prompt }) },
    request: {
      dateKey: art.dateKey,
      emojis: art.emojis,
      author: art.seed.author,
      secret: art.seed.secret,
      imgenModel: art.seed.imgenModel ?? toArtPreferences(null).imgenModel,
    },
  }
}

function writeLease(candidate: Candidate, owner: string) {
  const isNew = candidate.generationStatus.status === 'pending'
  return ArtworkModel.findOneAndUpdate(
    unchanged(candidate),
    {
      $set: {
        lease: { owner, until: leaseEnd() },
        ...(isNew && {
          'generationStatus.status': 'started',
          'generationStatus.message': STATUS_MESSAGES.started,
        }),
      },
      $inc: { tries: isRepeat(candidate) ? 0 : 1 },
    },
    { returnDocument: 'after' },
  )
    .select('+seed')
    .lean<Artwork & { _id: Types.ObjectId }>()
}

async function giveUp(candidate: Candidate): Promise<void> {
  const { modifiedCount } = await ArtworkModel.updateOne(unchanged(candidate), {
    $set: { ...failure(ART_TEXTS.timedOut, 'The work was begun too often.'), lease: null },
  })
  if (modifiedCount > 0) await invalidate([ART_TAG])
}
