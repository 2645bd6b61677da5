import { defineContent } from '@/lib/content/define-content'
import { namesOf } from '@/lib/media/pictures'
import { STORE_ADMIN_TEXTS } from '@/lib/store/admin/catalogue'
import { itemFacts } from '@/lib/store/admin/item-facts'
import { STORE_TAG } from '@/lib/store/tags'
import { PreOrderModel } from '@/models/pre-order'
import { StoreItemModel } from '@/models/store-item'

export const storeContent = defineContent({
  model: StoreItemModel,
  tags: [STORE_TAG],
  kind: 'store item',
  noun: 'store item',
  nameOf: ({ title }) => title,
  factsOf: itemFacts,
  filesOf: ({ pictures }) => namesOf(pictures),
  taken: { message: STORE_ADMIN_TEXTS.productNumberTaken, field: 'productNumber' },
  onPurge: async ({ _id }) => void (await PreOrderModel.deleteMany({ itemId: _id })),
})
