import type { Types } from 'mongoose'
import { readLinkToken } from '@/lib/auth/link-token'
import { now } from '@/lib/clock'
import { AppError } from '@/lib/errors'
import { toDocumentId } from '@/lib/document-id'
import { maskAddress } from '@/lib/mail/mask-address'
import { PRE_ORDER_TEXTS, STORE_TEXTS } from '@/lib/store/catalogue'
import { LISTED } from '@/lib/store/items'
import { notifyWaiting } from '@/lib/store/pre-orders/available'
import { PreOrderModel } from '@/models/pre-order'
import { StoreItemModel } from '@/models/store-item'

export type PreOrderSummary = { address: string; itemTitle: string; isConfirmed: boolean }

/** The page shows it and changes nothing (G-120); null means an invalid link. */
export async function findPreOrder(token: string): Promise<PreOrderSummary | null> {
  const _id = await readId(token)
  const entry = _id && (await PreOrderModel.findById(_id).lean())
  if (!entry) return null
  const { email, itemId, confirmedAt } = entry
  const item = itemId && (await StoreItemModel.live.findOne({ _id: itemId }).lean())
  if (itemId && !item) return null
  return {
    address: maskAddress(email),
    itemTitle: item ? item.title : STORE_TEXTS.anyItem,
    isConfirmed: confirmedAt !== null,
  }
}

/** Idempotent; 400 for an invalid link. Tells at once what has become available meanwhile. */
export async function confirmPreOrder(token: string): Promise<{ message: string }> {
  const _id = await readId(token)
  if (!_id || !(await PreOrderModel.exists({ _id }))) {
    throw new AppError('invalid', { message: PRE_ORDER_TEXTS.invalidLink })
  }
  const entry = await PreOrderModel.findOneAndUpdate(
    { _id, confirmedAt: null },
    { $set: { confirmedAt: now() } },
  ).lean()
  const item =
    entry?.itemId && (await StoreItemModel.live.findOne({ _id: entry.itemId, ...LISTED }).lean())
  if (item) await notifyWaiting(item, { _id })
  return { message: PRE_ORDER_TEXTS.confirmed }
}

async function readId(token: string): Promise<Types.ObjectId | null> {
  const id = (await readLinkToken('confirm', token))?.id
  return typeof id === 'string' ? toDocumentId(id) : null
}
