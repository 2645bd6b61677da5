import { type QueryFilter, Types } from 'mongoose'
import { shownNameOf } from '@/lib/account/shown-name'
import { DELETED_NAME } from '@/lib/auth/display-name'
import { hasRole, type Viewer } from '@/lib/auth/permissions'
import { cached } from '@/lib/cache'
import { MAKES_TAG } from '@/lib/cookbook/tags'
import type { Make } from '@/lib/cookbook/makes/schema'
import { MakeModel, type StoredMake } from '@/models/make'

export type MakeDocument = StoredMake & { _id: Types.ObjectId }

type PlainMake = Omit<Make, 'author' | 'user'> & { recipeId: string; userId: string | null }

const NEWEST_FIRST = { date: -1, _id: -1 } as const

/** Its keys are recipe ids; the viewer sees these makes, newest first (G-75b). */
export async function readMakes(
  viewer: Viewer | null,
  recipeIds: readonly string[],
): Promise<ReadonlyMap<string, Make[]>> {
  const [confirmed, waiting] = await Promise.all([
    readConfirmed(recipeIds),
    viewer ? readWaiting(viewer, recipeIds) : [],
  ])
  const seen = waiting.length > 0 ? [...waiting, ...confirmed].sort(byDate) : confirmed
  const makes = new Map<string, Make[]>(recipeIds.map((id) => [id, []]))
  for (const plain of seen) makes.get(plain.recipeId)?.push(await toMake(viewer, plain))
  return makes
}

/** How many confirmed ones, by recipe id. */
export function countMakes(): Promise<ReadonlyMap<string, number>> {
  return cached('makes:counts', [MAKES_TAG], async () => {
    const groups = await MakeModel.live.aggregate<{ _id: Types.ObjectId; makes: number }>(
      { confirmedAt: { $ne: null } },
      [{ $group: { _id: '$recipeId', makes: { $sum: 1 } } }],
    )
    return new Map(groups.map(({ _id, makes }) => [String(_id), makes]))
  })
}

/** Newest first. */
export function readConfirmed(recipeIds: readonly string[]): Promise<readonly PlainMake[]> {
  const [id, ...others] = recipeIds
  if (id === undefined) return Promise.resolve([])
  const isOne = others.length === 0
  return cached(`makes:${isOne ? id : 'all'}`, [MAKES_TAG], () =>
    find({ confirmedAt: { $ne: null }, ...(isOne && { recipeId: new Types.ObjectId(id) }) }),
  )
}

function readWaiting(viewer: Viewer, recipeIds: readonly string[]): Promise<PlainMake[]> {
  const [id, ...others] = recipeIds
  return find({
    confirmedAt: null,
    ...(!hasRole(viewer, 'admin') && { userId: new Types.ObjectId(viewer.id) }),
    ...(id !== undefined && others.length === 0 && { recipeId: new Types.ObjectId(id) }),
  })
}

async function find(filter: QueryFilter<StoredMake>): Promise<PlainMake[]> {
  const found = await MakeModel.live.find(filter).sort(NEWEST_FIRST).lean()
  return found.map(toPlainMake)
}

function byDate(a: PlainMake, b: PlainMake): number {
  return b.date.localeCompare(a.date) || b._id.localeCompare(a._id)
}

function toPlainMake(make: MakeDocument): PlainMake {
  return {
    _id: String(make._id),
    recipeId: String(make.recipeId),
    comment: make.comment,
    rating: make.rating ?? null,
    confirmed: make.confirmedAt != null,
    image: make.picture.full,
    smallImage: make.picture.small,
    date: make.date.toISOString(),
    userId: make.userId ? String(make.userId) : null,
  }
}

async function toMake(
  viewer: Viewer | null,
  { recipeId: _, userId, ...make }: PlainMake,
): Promise<Make> {
  const isTold = userId !== null && (userId === viewer?.id || hasRole(viewer, 'admin'))
  return {
    ...make,
    author: userId === null ? DELETED_NAME : await shownNameOf(userId),
    ...(isTold && { user: userId }),
  }
}

export function showMake(viewer: Viewer, make: MakeDocument): Promise<Make> {
  return toMake(viewer, toPlainMake(make))
}
