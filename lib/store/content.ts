import { defineContent } from '@/lib/content/define-content'
import { namesOf } from '@/lib/media/pictures'
import { STORE_ADMIN_TEXTS } from '@/lib/store/admin/catalogue'
import { NOT_PAID } from '@/lib/store/pre-orders/erase'
import { PreOrderModel } from '@/models/pre-order'
import { StoreItemModel, type StoredItem } from '@/models/store-item'
import type { AuditValues } from '@/lib/audit/schema'
import { shownCreator } from '@/lib/settings/site-config'
import { STORE_TAG } from '@/lib/store/tags'

export const storeContent = defineContent({
  model: StoreItemModel,
  tags: [STORE_TAG],
  kind: 'store item',
  noun: 'store item',
  nameOf: ({ title }) => title,
  factsOf: itemFacts,
  filesOf: ({ pictures }) => namesOf(pictures),
  taken: { message: STORE_ADMIN_TEXTS.productNumberTaken, field: 'productNumber' },
  onPurge: async ({ _id }) => void (await PreOrderModel.deleteMany({ itemId: _id, ...NOT_PAID })),
})

function itemFacts(item: StoredItem): AuditValues {
  const { title, creator, description, dateMade, price, stock, size, merchType } = item
  return {
    title,
    creator: shownCreator(creator),
    description,
    dateMade,
    price,
    stock,
    size,
    merchType,
    makerName: item.makerName ?? '',
    makerAddress: item.makerAddress ?? '',
    warnings: item.warnings ?? '',
    productNumber: item.productNumber ?? null,
    selected: item.selected,
    inGallery: item.inGallery,
    fileNames: item.pictures.map(({ full }) => full),
  }
}
