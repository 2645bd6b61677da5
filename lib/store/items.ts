import { isValidObjectId, Types } from 'mongoose'
import { usernameOf } from '@/lib/auth/display-name'
import { hasRole, type Viewer } from '@/lib/auth/permissions'
import { cached } from '@/lib/cache'
import { AppError } from '@/lib/errors'
import { STORE_LIMITS, STORE_TEXTS } from '@/lib/store/catalogue'
import { afterCursor, cursorOf } from '@/lib/store/order'
import { STORE_TAG } from '@/lib/store/queries'
import { type PlainItem, readItems } from '@/lib/store/read-items'
import type { ItemsQuery, StoreItem } from '@/lib/store/schema'
import { LIVE } from '@/models/define-model'
import { StoreItemModel } from '@/models/store-item'

/** G-19a */
const MOST_ITEMS = 5000

export const LISTED = { selected: true, ...LIVE } as const

export type ItemPage = { items: StoreItem[]; next: string | null }

/** Throws 404 where there are none (G-66). */
export async function listItems(viewer: Viewer | null, query: ItemsQuery): Promise<ItemPage> {
  const { limit = MOST_ITEMS, cursor } = query
  const items = await readPlace(viewer, limit + 1, cursor)
  if (items.length === 0 && !cursor) throw new AppError('not_found', { message: STORE_TEXTS.none })
  return toPage(viewer, items, limit)
}

/** As many items as have 24 pictures together, so that a page stays light. */
export async function listShownItems(viewer: Viewer | null, cursor?: string): Promise<ItemPage> {
  const items = await readPlace(viewer, STORE_LIMITS.picturesPerPage + 1, cursor)
  let pictures = 0
  const fitting = items.findIndex(({ fileNames }) => {
    pictures += fileNames.length
    return pictures > STORE_LIMITS.picturesPerPage
  })
  return toPage(viewer, items, fitting < 0 ? items.length : fitting)
}

/** Throws 404 also for a malformed id (G-112). */
export async function getItem(viewer: Viewer | null, id: string): Promise<StoreItem> {
  const [item] = await readItems({ _id: toItemId(id), ...visibleTo(viewer) }, options(viewer, 1))
  if (!item) throw unknownItem()
  const { items } = await toPage(viewer, [item], 1)
  return items[0] ?? Promise.reject(unknownItem())
}

export function toItemId(id: string): Types.ObjectId {
  if (id.length !== 24 || !isValidObjectId(id)) throw unknownItem()
  return new Types.ObjectId(id)
}

export function unknownItem(): AppError {
  return new AppError('not_found', { message: STORE_TEXTS.unknown })
}

/** Admins see items that are not listed too (G-66). */
export function visibleTo(viewer: Viewer | null) {
  return hasRole(viewer, 'admin') ? LIVE : LISTED
}

const options = (viewer: Viewer | null, limit: number) => ({
  limit,
  withLikes: hasRole(viewer, 'admin'),
})

/** The beginning is the same for all but admins, so it is cached; own likes are read apart. */
function readPlace(
  viewer: Viewer | null,
  limit: number,
  cursor: string | undefined,
): Promise<PlainItem[]> {
  const filter = { ...visibleTo(viewer), ...(cursor && afterCursor(cursor)) }
  const read = () => readItems(filter, options(viewer, limit))
  const isShared = !hasRole(viewer, 'admin') && cursor === undefined
  return isShared ? cached(`store:${limit}`, [STORE_TAG], read) : read()
}

async function toPage(
  viewer: Viewer | null,
  found: readonly PlainItem[],
  count: number,
): Promise<ItemPage> {
  const shown = found.slice(0, count)
  const last = found.length > count ? shown.at(-1) : undefined
  const own = await readOwnLikes(viewer, shown)
  const names = await readNames(shown)
  const items = shown.map(({ addedById, likes, ...item }) => ({
    ...item,
    addedBy: names.get(addedById) ?? '',
    likes: likes ?? (viewer && own.has(item._id) ? [viewer.id] : []),
  }))
  return { items, next: last ? cursorOf(last) : null }
}

async function readNames(items: readonly PlainItem[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  for (const { addedById } of items) {
    if (!names.has(addedById)) names.set(addedById, await usernameOf(addedById))
  }
  return names
}

/** The ids of those of these items that the viewer likes. */
async function readOwnLikes(
  viewer: Viewer | null,
  items: readonly PlainItem[],
): Promise<ReadonlySet<string>> {
  if (!viewer || items.length === 0) return new Set()
  const liked = await StoreItemModel.distinct('_id', {
    _id: { $in: items.map(({ _id }) => new Types.ObjectId(_id)) },
    likes: new Types.ObjectId(viewer.id),
  })
  return new Set(liked.map(String))
}
