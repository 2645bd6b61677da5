import type { QueryFilter, Types } from 'mongoose'
import { toArtPreferences } from '@/lib/account/preferences'
import { ART_TEXTS, RUNNING_STATUSES, type StoredStatus } from '@/lib/aotd/catalogue'
import { STATUS_MESSAGES } from '@/lib/aotd/painting/status-messages'
import { MAX_TRIES } from '@/lib/aotd/painting/decide'
import { artLeases, failure, type Work } from '@/lib/aotd/painting/work'
import { readRecent } from '@/lib/aotd/painting/recent'
import { artContent } from '@/lib/aotd/content'
import { now } from '@/lib/clock'
import { unchanged } from '@/lib/leases/lease'
import { closeOwner, endOf, isOwnerGone, openOwner } from '@/lib/leases/lease-owner'
import { type Artwork, ArtworkModel } from '@/models/artwork'

type Candidate = Pick<Artwork, 'lease' | 'tries'> & {
  _id: Types.ObjectId
  generationStatus: { status: StoredStatus }
}

/** Claims one art for this worker, or null; art with too many tries fails here (G-50). */
export async function claimWork(): Promise<Work | null> {
  for (const candidate of await findCandidates()) {
    if (!artLeases.isFree(candidate.lease)) continue
    if (candidate.tries >= MAX_TRIES && isNewTry(candidate)) await giveUp(candidate)
    else {
      const work = await claim(candidate)
      if (work) return work
    }
  }
  return null
}

/** Art to paint, and completed art, which keeps its lease until it is posted (G-51). */
async function findCandidates(): Promise<Candidate[]> {
  const find = (filter: QueryFilter<Artwork>) =>
    ArtworkModel.live
      .find(filter)
      .select({ lease: 1, tries: 1, 'generationStatus.status': 1 })
      .lean()
  // One query for both would read all completed art.
  const [running, leased] = await Promise.all([
    find({ 'generationStatus.status': { $in: RUNNING_STATUSES } }),
    find({ 'lease.until': { $gt: new Date(0) } }),
  ])
  return [...running, ...leased.filter((art) => art.generationStatus.status === 'completed')]
}

/** A try that ended through no fault of its own is repeated; posting counts no tries. */
function isNewTry({ lease, generationStatus }: Candidate): boolean {
  if (generationStatus.status === 'completed') return false
  return !lease || endOf(lease.owner) !== 'lost_database'
}

function hasTimedOut({ lease }: Candidate): boolean {
  if (!lease) return false
  return endOf(lease.owner) === 'timed_out' || (lease.until <= now() && !isOwnerGone(lease.owner))
}

function sameStatus({ generationStatus }: Candidate) {
  return { 'generationStatus.status': generationStatus.status }
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
  const recent = await readRecent(art.dateKey)
  return {
    id: art._id,
    owner,
    authorId: art.createdById,
    state: art.generationStatus.state,
    hasFiles: !!art.files,
    isCompleted: art.generationStatus.status === 'completed',
    adminTexts: {
      ...(art.title && { title: art.title }),
      ...(art.prompt && { prompt: art.prompt }),
    },
    request: {
      dateKey: art.dateKey,
      emojis: art.emojis,
      author: art.seed.author,
      secret: art.seed.secret,
      recent,
      imgenModel: art.seed.imgenModel ?? toArtPreferences(null).imgenModel,
      afterTimeout: hasTimedOut(candidate),
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
      $inc: { tries: isNewTry(candidate) ? 1 : 0 },
    },
    select: '+seed',
  })
}

async function giveUp(candidate: Candidate): Promise<void> {
  await artContent.touch(
    { ...sameStatus(candidate), ...unchanged(candidate) },
    { $set: { ...failure(ART_TEXTS.timedOut, 'The work was begun too often.'), lease: null } },
  )
}
