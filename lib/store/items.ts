import { Types } from 'mongoose'
import { shownNameOf } from '@/lib/account/shown-name'
import { hasRole, type Viewer } from '@/lib/auth/permissions'
import { cached } from '@/lib/cache'
import { LIMITS } from '@/lib/config/limits'
import { notFound } from '@/lib/errors'
import { toKnownId } from '@/lib/document-id'
import { cutPage } from '@/lib/http/time-cursor'
import { STORE_LIMITS, STORE_TEXTS } from '@/lib/store/catalogue'
import { STORE_TAG } from '@/lib/store/tags'
import { afterCursor, cursorOf, type PlainItem, readItems } from '@/lib/store/read-items'
import type { ItemsQuery, ShownItem, StoreItem } from '@/lib/store/schema'
import { StoreItemModel } from '@/models/store-item'

export const LISTED = { selected: true } as const

type ItemPage<T> = { items: T[]; next: string | null }

/** Throws 404 where there are none (G-66). */
export async function listItems(
  viewer: Viewer | null,
  { limit = LIMITS.listEntries, cursor }: ItemsQuery,
): Promise<ItemPage<StoreItem>> {
  const withLikes = hasRole(viewer, 'admin')
  const found = await readVisible(viewer, { limit: limit + 1, withLikes, cursor })
  if (found.length === 0 && !cursor) throw notFound(STORE_TEXTS.none)
  const { shown, next } = cutPage(found, limit, cursorOf)
  return { items: await toStoreItems(viewer, shown), next }
}

/** It lists as many items as have 24 pictures together, so that a page stays light. */
export async function listShownItems(
  viewer: Viewer | null,
  cursor?: string,
): Promise<ItemPage<ShownItem>> {
  const limit = STORE_LIMITS.picturesPerPage + 1
  const found = await readVisible(viewer, { limit, withLikes: false, cursor })
  let pictures = 0
  const fitting = found.findIndex(({ fileNames }) => {
    pictures += fileNames.length
    return pictures > STORE_LIMITS.picturesPerPage
  })
  const { shown, next } = cutPage(found, fitting < 0 ? limit - 1 : fitting, cursorOf)
  const liked = await readLikesOf(viewer, shown)
  const items = shown.map(({ addedById: _, ...item }) => ({
    ...item,
    isLiked: liked.has(item._id),
  }))
  return { items, next }
}

/** Throws 404 also for a malformed id (G-112). */
export async function getItem(viewer: Viewer | null, id: string): Promise<StoreItem> {
  const filter = { _id: toItemId(id), ...visibleTo(viewer) }
  const found = await readItems(filter, { limit: 1, withLikes: hasRole(viewer, 'admin') })
  const [item] = await toStoreItems(viewer, found)
  return item ?? Promise.reject(notFound(STORE_TEXTS.unknown))
}

export function toItemId(id: string): Types.ObjectId {
  return toKnownId(id, STORE_TEXTS.unknown)
}

/** Admins see items that are not listed too (G-66). */
export function visibleTo(viewer: Viewer | null) {
  return hasRole(viewer, 'admin') ? {} : LISTED
}

/** The beginning is the same for all but admins, so it is cached, without the viewer’s likes. */
function readVisible(
  viewer: Viewer | null,
  { cursor, ...options }: { limit: number; withLikes: boolean; cursor: string | undefined },
): Promise<readonly PlainItem[]> {
  const filter = { ...visibleTo(viewer), ...(cursor && afterCursor(cursor)) }
  const read = () => readItems(filter, options)
  const isShared = !hasRole(viewer, 'admin') && cursor === undefined
  return isShared ? cached(`store:${options.limit}`, [STORE_TAG], read) : read()
}

async function toStoreItems(
  viewer: Viewer | null,
  found: readonly PlainItem[],
): Promise<StoreItem[]> {
  const liked = await readLikesOf(viewer, found)
  const names = await readNames(found)
  return found.map(({ addedById, likes, ...item }) => ({
    ...item,
    addedBy: names.get(addedById) ?? '',
    likes: likes ?? (viewer && liked.has(item._id) ? [viewer.id] : []),
  }))
}

async function readNames(items: readonly PlainItem[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  for (const { addedById } of items) {
    if (!names.has(addedById)) names.set(addedById, await shownNameOf(addedById))
  }
  return names
}

async function readLikesOf(
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
