import { PATHS } from '@/lib/config/paths'
import { defineFeature, listPath } from '@/lib/define-feature'
import { HOUR_MS, MINUTE_MS } from '@/lib/durations'
import { storeImagePath } from '@/lib/store/tags'
import { listReferencedPictures, STORE_MEDIA_OWNER } from '@/lib/store/pictures'
import { forgetStoreData, listStoreData } from '@/lib/store/personal-data'
import { likeCounters } from '@/lib/store/likes'
import { notifyAllWaiting } from '@/lib/store/pre-orders/available'
import { eraseOldPreOrders } from '@/lib/store/pre-orders/erase'
import {
  AVAILABLE_MAIL,
  CONFIRM_MAIL,
  ORDER_ANSWER_MAIL,
  ORDER_CAME_MAIL,
} from '@/lib/store/pre-orders/letters'
import { waitingOrders } from '@/lib/store/pre-orders/waiting'
import { listShownItems } from '@/lib/store/items'
import { storeHelp, storeSearch } from '@/lib/store/search-source'
import { sampleStore } from '@/lib/store/sample'
import { itemShare } from '@/lib/store/listings'
import { storeContent } from '@/lib/store/content'
import { PreOrderModel } from '@/models/pre-order'
import { StoreItemModel } from '@/models/store-item'

export const store = defineFeature({
  name: 'store',
  kind: 'content',
  part: {
    name: 'store',
    paths: ['/marketplace', '/store', '/orders', '/user-stats/orders', '/api/store', '/api/orders'],
  },
  models: [PreOrderModel, StoreItemModel],
  jobs: [
    { name: 'pre-orders-available', everyMs: 10 * MINUTE_MS, run: notifyAllWaiting },
    { name: 'pre-orders-erasure', everyMs: 6 * HOUR_MS, run: eraseOldPreOrders },
  ],
  samples: sampleStore,
  trash: [storeContent],
  media: { owner: STORE_MEDIA_OWNER, listReferenced: listReferencedPictures },
  personalData: {
    list: async ({ viewer }) => ({ lists: await listStoreData(viewer) }),
    forget: forgetStoreData,
  },
  stored: [
    'Likes of items in the store: which member likes which. Everybody sees how many there are, admins see whose.',
    'Pre-orders: an e-mail address, confirmed by its owner, and the item that it waits for. The owner notes its state, such as paid, and what belongs to it. An entry is kept until 12 months after the item is available or the order is sent or cancelled, without a confirmation for 30 days. A paid order stays until it is sent or cancelled, and 12 months more. The mail about the item has a link that takes the address off the list.',
  ],
  mailKinds: [CONFIRM_MAIL, AVAILABLE_MAIL, ORDER_CAME_MAIL, ORDER_ANSWER_MAIL],
  waiting: waitingOrders,
  publicPaths,
  sharePictures: [itemShare],
  introduction: { page: 'store', picture: newestPicture },
  counters: likeCounters,
  countedPage: async (path) => (path === PATHS.store ? PATHS.store : null),
  search: { sources: [storeSearch], help: storeHelp },
  newEntries: [{ label: 'item', href: PATHS.store, hasOwn }],
  news: async (since) => [
    {
      noun: 'pre-order',
      count: await PreOrderModel.countDocuments({ dateAdded: { $gt: since } }),
      href: PATHS.adminOrders,
    },
  ],
  navigation: { art: [{ label: 'store', href: PATHS.store }] },
  adminScreens: [{ label: 'orders', href: PATHS.adminOrders }],
})

async function publicPaths() {
  const { items } = await listShownItems(null)
  return [
    listPath(
      PATHS.store,
      items.map(({ dateAdded }) => dateAdded),
    ),
  ]
}

async function newestPicture() {
  const [item] = (await listShownItems(null)).items
  const picture = item?.smallFileNames[0]
  return picture === undefined ? null : { src: storeImagePath(picture) }
}

async function hasOwn(): Promise<boolean> {
  return (await StoreItemModel.live.exists({ isSample: { $ne: true } })) !== null
}
