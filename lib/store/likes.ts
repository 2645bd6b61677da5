import { createHmac } from 'node:crypto'
import { Types } from 'mongoose'
import { hasRole, type Viewer } from '@/lib/auth/permissions'
import { derivedSecret } from '@/lib/auth/secret'
import type { CountersById } from '@/lib/define-feature'
import { toDocumentIds } from '@/lib/document-id'
import { MINUTE_MS } from '@/lib/durations'
import { isPrefetch } from '@/lib/http/prefetch'
import type { RateRule } from '@/lib/http/rate-limit'
import { memberActed } from '@/lib/jobs/member-events'
import { STORE_LIMITS, STORE_TEXTS } from '@/lib/store/catalogue'
import { storeContent } from '@/lib/store/content'
import { LISTED, toItemId } from '@/lib/store/items'
import type { LikeAnswer } from '@/lib/store/schema'
import { StoreItemModel } from '@/models/store-item'
import { notFound } from '@/lib/errors'

export function likeRates({ id }: Viewer): RateRule[] {
  return [{ name: 'like', key: id, max: 30, windowMs: MINUTE_MS }]
}

type Call = { method: string; headers: Headers }

/** 404 for an item that is not listed; HEAD and prefetch change nothing (G-67, G-113, G-119). */
export async function toggleLike(viewer: Viewer, id: string, call: Call): Promise<LikeAnswer> {
  const _id = toItemId(id)
  const userId = new Types.ObjectId(viewer.id)
  if (call.method !== 'HEAD' && !isPrefetch(call.headers)) {
    const isLiked = await toggle(_id, userId)
    if (isLiked) await memberActed(viewer.id, { likes: 1 })
  }
  return readLikes(viewer, _id)
}

async function toggle(_id: Types.ObjectId, userId: Types.ObjectId): Promise<boolean> {
  const item = { _id, ...LISTED }
  const isLiked = { ...item, likes: userId }
  // Between the two, a parallel call of the same member can toggle: then both match nothing.
  do {
    const liking = { ...item, likes: { $ne: userId } }
    if (await storeContent.touch(liking, { $addToSet: { likes: userId } })) return true
    if (await storeContent.touch(isLiked, { $pull: { likes: userId } })) return false
  } while (await StoreItemModel.live.exists(item))
  return false
}

declare module '@/lib/define-feature' {
  interface Counters {
    likes: number
  }
}

export const likeCounters = { none: { likes: 0 }, count: countLikes }

/** Items that each account likes (G-131). */
async function countLikes(userIds: readonly string[]): Promise<CountersById> {
  const likes = { likes: { $in: toDocumentIds(userIds) } }
  const groups = await StoreItemModel.live.aggregate<{ _id: Types.ObjectId; likes: number }>(
    likes,
    [{ $unwind: '$likes' }, { $match: likes }, { $group: { _id: '$likes', likes: { $sum: 1 } } }],
  )
  return new Map(groups.map(({ _id, likes: count }) => [String(_id), { likes: count }]))
}

async function readLikes(viewer: Viewer, _id: Types.ObjectId): Promise<LikeAnswer> {
  const [found] = await StoreItemModel.live.aggregate<{
    likes: Types.ObjectId[]
    likesCount: number
    liked: boolean
  }>({ _id, ...LISTED }, [
    {
      $project: {
        likes: { $slice: ['$likes', STORE_LIMITS.likeIds] },
        likesCount: { $size: '$likes' },
        liked: { $in: [new Types.ObjectId(viewer.id), '$likes'] },
      },
    },
  ])
  if (!found) throw notFound(STORE_TEXTS.unknown)
  const { likesCount, liked } = found
  const likes = found.likes.map(String)
  const isAdmin = hasRole(viewer, 'admin')
  return {
    likes: isAdmin ? likes : likes.map((id) => (id === viewer.id ? id : opaque(String(_id), id))),
    likesCount,
    liked,
  }
}

/** It differs by item, so that nobody can be followed from one to another (G-119). */
function opaque(itemId: string, userId: string): string {
  const hmac = createHmac('sha256', derivedSecret('store-likes'))
  return hmac.update(`${itemId}:${userId}`).digest('hex').slice(0, 24)
}
