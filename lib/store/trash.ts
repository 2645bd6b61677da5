import { invalidate } from '@/lib/cache'
import { STORE_ADMIN_TEXTS } from '@/lib/store/admin/catalogue'
import { itemFacts } from '@/lib/store/admin/item-facts'
import { STORE_TAG } from '@/lib/store/tags'
import { type Deletable, defineTrash } from '@/lib/trash/define-trash'
import { PreOrderModel } from '@/models/pre-order'
import { type StoredItem, StoreItemModel } from '@/models/store-item'

export const storeTrash = defineTrash({
  model: StoreItemModel,
  kind: 'store item',
  noun: 'store item',
  nameOf: (item: StoredItem & Deletable) => item.title,
  factsOf: itemFacts,
  filesOf: ({ pictures }) => pictures.flatMap(({ full, small }) => [full, small]),
  takenText: STORE_ADMIN_TEXTS.productNumberTaken,
  onChange: () => invalidate([STORE_TAG]),
  onPurge: async ({ _id }) => void (await PreOrderModel.deleteMany({ itemId: _id })),
})
