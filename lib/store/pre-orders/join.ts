import type { Types } from 'mongoose'
import { now } from '@/lib/clock'
import { PATHS } from '@/lib/config/paths'
import { DAY_MS, HOUR_MS } from '@/lib/durations'
import { AppError, isDuplicateKey, notFound } from '@/lib/errors'
import { signLinkToken, readLinkToken } from '@/lib/auth/link-token'
import { addressKey } from '@/lib/http/address-key'
import { type RateRule } from '@/lib/http/rate-limit'
import { queueLetter } from '@/lib/mail/queue-mail'
import { siteConfig } from '@/lib/settings/site-config'
import {
  FINISHED_STATES,
  type OrderState,
  PRE_ORDER_TEXTS,
  STORE_TEXTS,
} from '@/lib/store/catalogue'
import { LISTED, toItemId } from '@/lib/store/items'
import { inOneYear } from '@/lib/store/pre-orders/erase'
import { confirmLetter, CONFIRM_MAIL, ORDER_CAME_MAIL } from '@/lib/store/pre-orders/letters'
import { titlesOf } from '@/lib/store/pre-orders/list'
import type { PreOrderBody } from '@/lib/store/schema'
import { type PreOrder, PreOrderModel, type StoredPreOrder } from '@/models/pre-order'
import { StoreItemModel } from '@/models/store-item'
import { toDocumentId } from '@/lib/document-id'
import { hasMailServer } from '@/lib/mail/has-mail-server'
import { mayBeAsked } from '@/lib/mail/may-be-asked'
import { maskAddress } from '@/lib/mail/addresses'
import { mailOwner } from '@/lib/account/mail-owner'
import { notifyOne } from '@/lib/store/pre-orders/available'

const LINK_MS = 7 * DAY_MS
const NOTIFIED: OrderState[] = ['waiting', 'confirmed', 'answered']

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
    .select({ title: 1, stock: 1, isSample: 1 })
    .lean()
  if (item?.isSample) throw new AppError('conflict', { message: PRE_ORDER_TEXTS.sample })
  return item ?? Promise.reject(notFound(STORE_TEXTS.unknown))
}

/** Whoever was told waits again; a finished order too where no mail can bring its link (G-150). */
async function reopen(entry: Entry, eraseAfter: Date | null): Promise<void> {
  const begin = { askedAt: null, confirmedAt: null, toldAt: null, state: 'waiting' as const }
  const notified = { toldAt: { $ne: null }, state: { $in: NOTIFIED } }
  const $or = (await hasMailServer()) ? [notified] : [notified, { state: { $in: FINISHED_STATES } }]
  await PreOrderModel.updateOne(
    { ...entry, $or },
    { $set: { ...begin, dateAdded: now(), eraseAfter }, $inc: { revision: 1 } },
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
  return PreOrderModel.findOneAndUpdate(
    { ...entry, state: { $in: ['waiting', ...FINISHED_STATES] }, ...mayBeAsked() },
    { $set: { askedAt: now() } },
  )
    .select({ _id: 1 })
    .lean()
}

export type PreOrderSummary = { address: string; itemTitle: string; isConfirmed: boolean }

/** The page shows it and changes nothing (G-120); null means an invalid link. */
export async function findPreOrder(token: string): Promise<PreOrderSummary | null> {
  const entry = await readEntry(token)
  if (!entry) return null
  const { email, itemId } = entry
  const item = itemId && (await StoreItemModel.live.findOne({ _id: itemId }).lean())
  if (itemId && !item) return null
  return {
    address: maskAddress(email),
    itemTitle: item ? item.title : STORE_TEXTS.anyItem,
    isConfirmed: !awaitsConfirmation(entry),
  }
}

/** A finished order is taken up again by the link of a mail that came after its end alone. */
function awaitsConfirmation({ state, askedAt, stateAt }: PreOrder): boolean {
  if (state === 'waiting') return true
  return FINISHED_STATES.includes(state) && !!askedAt && !!stateAt && askedAt > stateAt
}

/** Idempotent; 400 for an invalid link. */
export async function confirmPreOrder(token: string): Promise<{ message: string }> {
  const entry = await readEntry(token)
  if (!entry) throw new AppError('invalid', { message: PRE_ORDER_TEXTS.invalidLink })
  const answer = { message: PRE_ORDER_TEXTS.confirmed }
  if (!awaitsConfirmation(entry)) return answer
  const time = now()
  const again = { dateAdded: time, toldAt: null, eraseAfter: inOneYear(time) }
  const confirmed = await PreOrderModel.findOneAndUpdate(
    { _id: entry._id, revision: entry.revision },
    {
      $set: {
        state: 'confirmed',
        stateAt: time,
        confirmedAt: time,
        ...(entry.state !== 'waiting' && again),
      },
      $inc: { revision: 1 },
    },
    { returnDocument: 'after' },
  ).lean()
  // Somebody else changed it at the same moment: what holds now decides.
  if (!confirmed) return confirmPreOrder(token)
  await tellOwner(confirmed)
  await notifyOne(confirmed)
  return answer
}

async function tellOwner({ _id, email, itemId, revision }: StoredPreOrder): Promise<void> {
  const title = (await titlesOf([{ itemId }]))({ itemId })
  const { name, url } = siteConfig()
  await mailOwner(ORDER_CAME_MAIL, {
    key: `order-came-${_id}-${revision}`,
    subject: `Somebody wants "${title}" on ${name}`,
    title: 'An order waits for you',
    before: ['Somebody left an address in your store and has confirmed it. Nothing is paid yet.'],
    facts: [
      ['Item', title],
      ['Address', email],
    ],
    link: { label: 'Answer the order', url: `${url}${PATHS.adminOrders}?state=confirmed` },
  })
}

/** The link of an order that was cancelled is good for nothing. */
async function readEntry(token: string): Promise<StoredPreOrder | null> {
  const id = (await readLinkToken('confirm', token))?.id
  const _id = typeof id === 'string' ? toDocumentId(id) : null
  const entry = _id && (await PreOrderModel.findById(_id).lean())
  return entry && (entry.state !== 'cancelled' || awaitsConfirmation(entry)) ? entry : null
}
