import type { Types } from 'mongoose'
import { toArtPreferences } from '@/lib/account/preferences'
import { ART_TEXTS, RUNNING_STATUSES, type StoredStatus } from '@/lib/aotd/catalogue'
import { STATUS_MESSAGES } from '@/lib/aotd/status-messages'
import { MAX_TRIES } from '@/lib/aotd/decide'
import { artLeases } from '@/lib/aotd/lease'
import { ART_TAG } from '@/lib/aotd/queries'
import { failure, type Work } from '@/lib/aotd/work'
import { invalidate } from '@/lib/cache'
import { unchanged } from '@/lib/lease'
import { closeOwner, wasInterrupted, openOwner } from '@/lib/lease-owner'
import { type Artwork, ArtworkModel } from '@/models/artwork'
import { LIVE } from '@/models/define-model'

type Candidate = Pick<Artwork, 'lease' | 'tries'> & {
  _id: Types.ObjectId
  generationStatus: { status: StoredStatus }
}

/** Claims one art for this worker, or null; art with too many tries fails here (G-50). */
export async function claimWork(): Promise<Work | null> {
  const candidates = await ArtworkModel.find({
    'generationStatus.status': { $in: RUNNING_STATUSES },
    ...LIVE,
  })
    .select({ lease: 1, tries: 1, 'generationStatus.status': 1 })
    .lean()
  for (const candidate of candidates) {
    if (!artLeases.isFree(candidate.lease)) continue
    if (candidate.tries >= MAX_TRIES && !repeatsTry(candidate)) await giveUp(candidate)
    else {
      const work = await claim(candidate)
      if (work) return work
    }
  }
  return null
}

/** A try that ended through no fault of its own is repeated. */
function repeatsTry({ lease }: Candidate): boolean {
  return !!lease && wasInterrupted(lease.owner)
}

function sameStatus({ generationStatus }: Candidate) {
  return { ...LIVE, 'generationStatus.status': generationStatus.status }
}

async function claim(candidate: Candidate): Promise<Work | null> {
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
    adminTexts: {
      ...(art.title && { title: art.title }),
      ...(art.prompt && { prompt: art.prompt }),
    },
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
  return artLeases.claim(candidate, {
    owner,
    filter: sameStatus(candidate),
    update: {
      ...(isNew && {
        $set: {
          'generationStatus.status': 'started',
          'generationStatus.message': STATUS_MESSAGES.started,
        },
      }),
      $inc: { tries: repeatsTry(candidate) ? 0 : 1 },
    },
    select: '+seed',
  })
}

async function giveUp(candidate: Candidate): Promise<void> {
  const { modifiedCount } = await ArtworkModel.updateOne(
    { ...sameStatus(candidate), ...unchanged(candidate) },
    { $set: { ...failure(ART_TEXTS.timedOut, 'The work was begun too often.'), lease: null } },
  )
  if (modifiedCount > 0) await invalidate([ART_TAG])
}
