import { Types } from 'mongoose'
import type { Viewer } from '@/lib/auth/permissions'
import type { Leaving } from '@/lib/define-feature'
import { storeContent } from '@/lib/store/content'
import { erasePreOrdersOf } from '@/lib/store/pre-orders/erase'
import { titlesOf } from '@/lib/store/pre-orders/list'
import { PreOrderModel } from '@/models/pre-order'
import { StoreItemModel } from '@/models/store-item'

/** Pre-orders of a verified address alone: another one may belong to somebody else. */
export async function listStoreData({ id, email, emailVerified }: Viewer) {
  return {
    likes: await listLikes(id),
    'pre-orders': emailVerified ? await listPreOrdersOf(email) : [],
  }
}

async function listLikes(userId: string): Promise<{ item: string }[]> {
  const liked = await StoreItemModel.find({ likes: new Types.ObjectId(userId) })
    .sort({ _id: 1 })
    .select({ title: 1 })
    .lean()
  return liked.map(({ title }) => ({ item: title }))
}

async function listPreOrdersOf(email: string) {
  const entries = await PreOrderModel.find({ email }).sort({ dateAdded: 1, _id: 1 }).lean()
  const titleOf = await titlesOf(entries)
  return entries.map((entry) => ({
    item: titleOf(entry),
    dateAdded: entry.dateAdded.toISOString(),
    confirmedAt: entry.confirmedAt?.toISOString() ?? null,
    toldAt: entry.toldAt?.toISOString() ?? null,
    state: entry.state,
    note: entry.note,
  }))
}

/** Items that the account has added stay, signed `[deleted]` (G-39). */
export async function forgetStoreData({ id, email, emailVerified }: Leaving): Promise<void> {
  const likes = new Types.ObjectId(id)
  await storeContent.updateMany({ likes }, { $pull: { likes } })
  if (emailVerified) await erasePreOrdersOf(email)
}
