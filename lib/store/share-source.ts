import { price } from '@/lib/format'
import { LISTED, toItemId } from '@/lib/store/items'
import { readItems } from '@/lib/store/read-items'
import type { ShareSource } from '@/lib/share/share-card'

export const itemShare: ShareSource = {
  kind: 'item',
  find: async (id) => {
    const filter = { _id: toItemId(id), ...LISTED }
    const [item] = await readItems(filter, { limit: 1, withLikes: false })
    if (!item) return null
    const { title, creator, smallFileNames } = item
    return {
      label: 'Store',
      title,
      fact: creator,
      figure: price(item.price),
      picture: smallFileNames[0],
    }
  },
}
