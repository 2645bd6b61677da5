import type { QueryFilter, Types } from 'mongoose'
import { now } from '@/lib/clock'
import { forEachItem } from '@/lib/jobs/each-item'
import { queueLetter } from '@/lib/mail/queue-mail'
import { LISTED } from '@/lib/store/items'
import { inOneYear } from '@/lib/store/pre-orders/erase'
import { AVAILABLE_MAIL, availableLetter } from '@/lib/store/pre-orders/letters'
import { type PreOrder, PreOrderModel, type StoredPreOrder } from '@/models/pre-order'
import { type StoredItem, StoreItemModel } from '@/models/store-item'

type Item = Pick<StoredItem, 'title' | 'stock' | 'selected' | 'availableAt'> & {
  _id: Types.ObjectId
}

/** One mail to each who waits since before it became available (G-120); its key makes repeats safe. */
export async function notifyWaiting(item: Item, among: QueryFilter<PreOrder> = {}): Promise<void> {
  const { _id, title, stock, selected, availableAt } = item
  if (stock === 0 || !selected || !availableAt) return
  const waiting = PreOrderModel.find({
    itemId: { $in: [_id, null] },
    toldAt: null,
    confirmedAt: { $ne: null },
    state: { $in: ['confirmed', 'answered'] },
    dateAdded: { $lt: availableAt },
    ...among,
  })
  for await (const { _id: id, email, dateAdded } of waiting.lean().cursor()) {
    await queueLetter(AVAILABLE_MAIL, {
      to: email,
      letter: availableLetter(title),
      key: `pre-order-${id}-${dateAdded.getTime()}`,
    })
    const sent = { toldAt: now(), eraseAfter: inOneYear(now()) }
    await PreOrderModel.updateOne({ _id: id, toldAt: null }, { $set: sent })
  }
}

/** What has become available before the confirmation is told at once. */
export async function notifyOne({ _id, itemId }: StoredPreOrder): Promise<void> {
  const item = itemId && (await StoreItemModel.live.findOne({ _id: itemId, ...LISTED }).lean())
  if (item) await notifyWaiting(item, { _id })
}

/** It is for what an interruption left, and for what was confirmed late. */
export async function notifyAllWaiting(signal: AbortSignal): Promise<void> {
  const wanted = await PreOrderModel.distinct('itemId', {
    toldAt: null,
    confirmedAt: { $ne: null },
  })
  const open = { ...LISTED, stock: { $gt: 0 } }
  const items = await StoreItemModel.live.find({ ...open, _id: { $in: wanted } }).lean()
  const newest = await StoreItemModel.live.findOne(open).sort({ availableAt: -1 }).lean()
  const all = newest ? [...items, newest] : items
  await forEachItem(all, (item) => notifyWaiting(item), signal)
}
