import type { Types } from 'mongoose'
import { now, nowMs } from '@/lib/clock'
import { DAY_MS, HOUR_MS } from '@/lib/durations'
import { isDuplicateKey, AppError } from '@/lib/errors'
import { addressKey } from '@/lib/http/address-key'
import { signLinkToken, readLinkToken } from '@/lib/auth/link-token'
import type { RateRule } from '@/lib/http/rate-limit'
import { queueLetter } from '@/lib/mail/queue-mail'
import { PRE_ORDER_TEXTS, STORE_TEXTS } from '@/lib/store/catalogue'
import { LISTED, toItemId, unknownItem } from '@/lib/store/items'
import { inOneYear } from '@/lib/store/pre-orders/erase'
import { confirmLetter, CONFIRM_MAIL } from '@/lib/store/pre-orders/letters'
import type { PreOrderBody } from '@/lib/store/schema'
import { PreOrderModel } from '@/models/pre-order'
import { StoreItemModel } from '@/models/store-item'
import { toDocumentId } from '@/lib/document-id'
import { maskAddress } from '@/lib/mail/mask-address'
import { notifyWaiting } from '@/lib/store/pre-orders/available'

const LINK_MS = 7 * DAY_MS

/** Limits who asks, and how often one recipient is written to about any items (G-13, G-120). */
export function preOrderRates(ip: string, email: string): RateRule[] {
  const limit = { max: 5, windowMs: HOUR_MS }
  return [
    { name: 'pre-order', key: addressKey(ip), ...limit },
    { name: 'pre-order-email', key: email, ...limit },
  ]
}

/** The same answer for a repeat; asks by mail for confirmation, once an hour (G-70, G-120). */
export async function joinList({ email, itemId }: PreOrderBody): Promise<{ message: string }> {
  const item = itemId === undefined ? null : await findItem(itemId)
  // What is sold out keeps people waiting for as long as it takes.
  const eraseAfter = item?.stock === 0 ? null : inOneYear(now())
  const entry = { email, itemId: item?._id ?? null }
  await reopen(entry, eraseAfter)
  await insert(entry, eraseAfter)
  const due = await claimMail(entry)
  if (due) {
    const token = await signLinkToken('confirm', { id: String(due._id) }, LINK_MS)
    await queueLetter(CONFIRM_MAIL, {
      to: email,
      letter: confirmLetter(item, token),
      secret: token,
    })
  }
  return { message: PRE_ORDER_TEXTS.listed }
}

type Entry = { email: string; itemId: Types.ObjectId | null }

async function findItem(id: string) {
  const item = await StoreItemModel.live
    .findOne({ _id: toItemId(id), ...LISTED })
    .select({ title: 1, stock: 1 })
    .lean()
  return item ?? Promise.reject(unknownItem())
}

/** Whoever was told already waits again, and confirms again. */
async function reopen(entry: Entry, eraseAfter: Date | null): Promise<void> {
  await PreOrderModel.updateOne(
    { ...entry, toldAt: { $ne: null } },
    { $set: { dateAdded: now(), askedAt: null, confirmedAt: null, toldAt: null, eraseAfter } },
  )
}

async function insert(entry: Entry, eraseAfter: Date | null): Promise<void> {
  const $setOnInsert = { dateAdded: now(), eraseAfter }
  try {
    await PreOrderModel.updateOne(entry, { $setOnInsert }, { upsert: true })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
}

/** Null where it is confirmed, or was due less than an hour ago. */
function claimMail(entry: Entry) {
  const due = new Date(nowMs() - HOUR_MS)
  return PreOrderModel.findOneAndUpdate(
    { ...entry, confirmedAt: null, $or: [{ askedAt: null }, { askedAt: { $lte: due } }] },
    { $set: { askedAt: now() } },
  )
    .select({ _id: 1 })
    .lean()
}

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
