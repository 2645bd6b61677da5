import type { AuditValues } from '@/lib/audit/schema'
import type { StoredItem } from '@/models/store-item'

export function itemFacts(item: StoredItem): AuditValues {
  const { title, creator, description, dateMade, price, stock, size, merchType } = item
  return {
    title,
    creator,
    description,
    dateMade,
    price,
    stock,
    size,
    merchType,
    productNumber: item.productNumber ?? null,
    selected: item.selected,
    inGallery: item.inGallery,
    fileNames: item.pictures.map(({ full }) => full),
  }
}
