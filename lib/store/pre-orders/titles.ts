import type { Types } from 'mongoose'
import { STORE_TEXTS } from '@/lib/store/catalogue'
import { StoreItemModel } from '@/models/store-item'

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
