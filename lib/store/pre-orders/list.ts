import type { QueryFilter, Types } from 'mongoose'
import type { Admin } from '@/lib/auth/permissions'
import { LIMITS } from '@/lib/config/limits'
import { numberedPage } from '@/lib/http/numbered-page'
import { csvReply, type Reply } from '@/lib/http/reply'
import type { OrdersSearch, PreOrderRow } from '@/lib/store/schema'
import { type PreOrder, PreOrderModel, type StoredPreOrder } from '@/models/pre-order'
import { ANY_ITEM, STORE_TEXTS } from '@/lib/store/catalogue'
import { StoreItemModel } from '@/models/store-item'

const PER_PAGE = 50

/** Who waits for what, newest first (G-120). */
export async function listPreOrders(_admin: Admin): Promise<PreOrderRow[]> {
  return toRows(await read({}, { limit: LIMITS.listEntries }))
}

type OrderPage = {
  rows: PreOrderRow[]
  found: number
  page: number
  pages: number
  items: { value: string; label: string }[]
}

/** It is filtered and sorted as the address says (G-150); a page beyond the end is the last. */
export async function listOrderPage(
  _admin: Admin,
  { item, state, sort, page: requested = 1 }: OrdersSearch,
): Promise<OrderPage> {
  const filter = { ...(item && { itemId: idOf(item) }), ...(state && { state }) }
  const found = await PreOrderModel.countDocuments(filter)
  const { page, pages, skip } = numberedPage(found, { page: requested, size: PER_PAGE })
  const items = await listWantedItems()
  const part = { skip, limit: PER_PAGE, isOldFirst: sort === 'old' }
  const isByItem = sort === 'item' && !item
  const orders = await (isByItem ? readByItem(filter, items, part) : read(filter, part))
  return { rows: await toRows(orders), found, page, pages, items }
}

function idOf(item: string): string | null {
  return item === ANY_ITEM ? null : item
}

/** Counts the orders of each item, as the database does not know the order of the titles. */
async function readByItem(
  filter: QueryFilter<PreOrder>,
  items: OrderPage['items'],
  { skip, limit }: Part,
): Promise<StoredPreOrder[]> {
  const orders: StoredPreOrder[] = []
  let before = skip ?? 0
  for (const { value } of items) {
    const ofItem = { ...filter, itemId: idOf(value) }
    const count = await PreOrderModel.countDocuments(ofItem)
    if (before < count) {
      orders.push(...(await read(ofItem, { skip: before, limit: limit - orders.length })))
    }
    before = Math.max(0, before - count)
    if (orders.length === limit) break
  }
  return orders
}

async function listWantedItems(): Promise<OrderPage['items']> {
  const ids = await PreOrderModel.distinct('itemId')
  const titleOf = await titlesOf(ids.map((itemId) => ({ itemId })))
  return ids
    .map((itemId) => ({ value: itemId ? String(itemId) : ANY_ITEM, label: titleOf({ itemId }) }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
}

/** The confirmed ones (G-120). */
export function exportPreOrders(_admin: Admin): Reply {
  return csvReply('pre-orders.csv', ['email', 'item', 'added', 'state'], confirmedRows())
}

async function* confirmedRows(): AsyncGenerator<string[]> {
  const ids = await PreOrderModel.distinct('itemId')
  const titleOf = await titlesOf(ids.map((itemId) => ({ itemId })))
  const orders = PreOrderModel.find({ confirmedAt: { $ne: null } }).sort({ dateAdded: -1, _id: -1 })
  for await (const order of orders.lean().cursor()) {
    yield [order.email, titleOf(order), order.dateAdded.toISOString(), order.state]
  }
}

type Part = { skip?: number; limit: number; isOldFirst?: boolean }

function read(filter: QueryFilter<PreOrder>, { skip = 0, limit, isOldFirst = false }: Part) {
  const order = isOldFirst ? 1 : -1
  const found = PreOrderModel.find(filter).sort({ dateAdded: order, _id: order })
  return found.skip(skip).limit(limit).lean()
}

export async function toRows(entries: readonly StoredPreOrder[]): Promise<PreOrderRow[]> {
  const titleOf = await titlesOf(entries)
  return entries.map((entry) => ({
    _id: String(entry._id),
    email: entry.email,
    itemId: entry.itemId ? String(entry.itemId) : null,
    itemTitle: titleOf(entry),
    confirmed: entry.confirmedAt != null,
    dateAdded: entry.dateAdded.toISOString(),
    state: entry.state,
    stateAt: entry.stateAt?.toISOString() ?? null,
    note: entry.note,
    revision: entry.revision,
  }))
}

type Wanted = { itemId?: Types.ObjectId | null }

/** The title of what each entry waits for, of items in the trash too. */
export async function titlesOf(entries: readonly Wanted[]): Promise<(entry: Wanted) => string> {
  const items = await StoreItemModel.find({
    _id: { $in: entries.flatMap(({ itemId }) => itemId ?? []) },
  })
    .select({ title: 1 })
    .lean()
  const titles = new Map(items.map(({ _id, title }) => [String(_id), title]))
  return ({ itemId }) =>
    titles.get(String(itemId)) ?? (itemId ? STORE_TEXTS.deletedItem : STORE_TEXTS.anyItem)
}
