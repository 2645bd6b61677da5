import { Types } from 'mongoose'
import { z } from 'zod'
import { findOwner } from '@/lib/account/find-owner'
import { ensureSampleMembers } from '@/lib/account/sample-members'
import type { SampleContent } from '@/lib/define-feature'
import { DAY_MS } from '@/lib/durations'
import { counted, isoDay } from '@/lib/format'
import { namesOf, type PictureFiles } from '@/lib/media/pictures'
import { putSamplePicture } from '@/lib/media/sample-picture'
import { deleteMedia } from '@/lib/media/store'
import { STORE_MEDIA_OWNER } from '@/lib/store/pictures'
import ITEMS from '@/lib/store/samples/items.json' with { type: 'json' }
import { storeContent } from '@/lib/store/content'
import { PreOrderModel } from '@/models/pre-order'
import { StoreItemModel } from '@/models/store-item'

const sampleSchema = z.object({
  title: z.string(),
  description: z.string(),
  creator: z.enum(['anna', 'ben']),
  price: z.number(),
  stock: z.number(),
  size: z.string(),
  merchType: z.string(),
  inGallery: z.boolean(),
  daysAgo: z.number(),
  pictures: z.array(z.string()),
})
type Sample = z.output<typeof sampleSchema>

const SAMPLES = z.array(sampleSchema).parse(ITEMS)

export const sampleStore: SampleContent = {
  name: 'store',
  async create({ signal, plannedAt }) {
    const existing = new Set(await StoreItemModel.distinct('title', { isSample: true }))
    for (const sample of SAMPLES) {
      if (!existing.has(sample.title)) await store(sample, plannedAt, signal)
    }
  },
  async listUsed() {
    const used = await StoreItemModel.find({ ...(await usedFilter()), deletedAt: null })
      .sort({ title: 1 })
      .lean()
    return Promise.all(
      used.map(async ({ _id, title, likes }) => {
        const orders = await PreOrderModel.countDocuments({ itemId: _id })
        const uses = [
          ...(orders > 0 ? [counted(orders, 'pre-order')] : []),
          ...(likes.length > 0 ? [counted(likes.length, 'like')] : []),
        ]
        return { title, uses: uses.join(', ') }
      }),
    )
  },
  async remove() {
    const owner = await findOwner()
    const addedById = owner && new Types.ObjectId(owner.id)
    const asOwners = { isSample: false, creator: '', ...(addedById && { addedById }) }
    await storeContent.touch(await usedFilter(), { $set: asOwners })
    await storeContent.purge({ isSample: true })
  },
}

/** Samples that people like or wait for. */
async function usedFilter() {
  const ordered = await PreOrderModel.distinct('itemId', { itemId: { $ne: null } })
  return { isSample: true, $or: [{ _id: { $in: ordered } }, { 'likes.0': { $exists: true } }] }
}

async function store(
  { daysAgo, pictures: names, ...fields }: Sample,
  plannedAt: Date,
  signal: AbortSignal,
): Promise<void> {
  const members = await ensureSampleMembers(plannedAt)
  const dateAdded = new Date(plannedAt.getTime() - daysAgo * DAY_MS)
  const pictures: PictureFiles[] = []
  for (const name of names) {
    const owned = { owner: STORE_MEDIA_OWNER, access: 'public' } as const
    const { full, small } = await putSamplePicture('store', name, owned)
    pictures.push({ full, small })
  }
  if (signal.aborted) {
    await deleteMedia(namesOf(pictures))
    signal.throwIfAborted()
  }
  await storeContent.insert({
    ...fields,
    pictures,
    dateAdded,
    selected: true,
    isSample: true,
    dateMade: isoDay(new Date(dateAdded.getTime() - DAY_MS).toISOString()),
    availableAt: fields.stock > 0 ? dateAdded : null,
    addedById: members[fields.creator].id,
  })
}
