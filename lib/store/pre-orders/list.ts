import type { QueryFilter, Types } from 'mongoose'
import type { ViewerWith } from '@/lib/auth/permissions'
import { writeCsv } from '@/lib/http/csv'
import { Reply } from '@/lib/http/reply'
import { cutPage, olderThan, timeCursor } from '@/lib/http/time-cursor'
import type { PreOrderRow } from '@/lib/store/schema'
import { type PreOrder, PreOrderModel } from '@/models/pre-order'
import { STORE_TEXTS } from '@/lib/store/catalogue'
import { StoreItemModel } from '@/models/store-item'

type Admin = ViewerWith<'admin'>

/** G-19a */
const MAX_ROWS = 5000

/** Who waits for what, newest first (G-120). */
export async function listPreOrders(_admin: Admin): Promise<PreOrderRow[]> {
  return toRows(await read({}, MAX_ROWS))
}

export async function listPreOrderPage(
  _admin: Admin,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ rows: PreOrderRow[]; next: string | null }> {
  const found = await read(cursor ? olderThan('dateAdded', cursor) : {}, limit + 1)
  const { shown, next } = cutPage(found, limit, (last) => timeCursor(last.dateAdded, last._id))
  return { rows: await toRows(shown), next }
}

/** The confirmed ones (G-120). */
export async function exportPreOrders(_admin: Admin): Promise<Reply> {
  const rows = await toRows(await read({ confirmedAt: { $ne: null } }, MAX_ROWS))
  const csv = writeCsv(
    ['email', 'item', 'added'],
    rows.map(({ email, itemTitle, dateAdded }) => [email, itemTitle, dateAdded]),
  )
  return new Reply(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="pre-orders.csv"',
    },
  })
}

function read(filter: QueryFilter<PreOrder>, limit: number) {
  return PreOrderModel.find(filter).sort({ dateAdded: -1, _id: -1 }).limit(limit).lean()
}

async function toRows(
  entries: readonly (PreOrder & { _id: Types.ObjectId })[],
): Promise<PreOrderRow[]> {
  const titleOf = await titlesOf(entries)
  return entries.map((entry) => ({
    _id: String(entry._id),
    email: entry.email,
    itemId: entry.itemId ? String(entry.itemId) : null,
    itemTitle: titleOf(entry),
    confirmed: entry.confirmedAt != null,
    dateAdded: entry.dateAdded.toISOString(),
  }))
}

type Waiting = { itemId?: Types.ObjectId | null }

/** The title of what each entry waits for, of items in the trash too. */
export async function titlesOf(entries: readonly Waiting[]): Promise<(entry: Waiting) => string> {
  const items = await StoreItemModel.find({
    _id: { $in: entries.flatMap(({ itemId }) => itemId ?? []) },
  })
    .select({ title: 1 })
    .lean()
  const titles = new Map(items.map(({ _id, title }) => [String(_id), title]))
  return ({ itemId }) => titles.get(String(itemId)) ?? STORE_TEXTS.anyItem
}
