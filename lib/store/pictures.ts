import type { Viewer } from '@/lib/auth/permissions'
import { notFound } from '@/lib/errors'
import type { Reply } from '@/lib/http/reply'
import { withPicture } from '@/lib/media/pictures'
import { type MediaRequest, serveMedia } from '@/lib/media/serve'
import { STORE_TEXTS } from '@/lib/store/catalogue'
import { visibleTo } from '@/lib/store/items'
import { StoreItemModel } from '@/models/store-item'

export const STORE_MEDIA_OWNER = 'store'

/** Public for listed items, for admins of all; else 404 (G-66). */
export async function getStoreImage(
  viewer: Viewer | null,
  name: string,
  request: MediaRequest,
): Promise<Reply> {
  const isShown = await StoreItemModel.live.exists({ ...withPicture([name]), ...visibleTo(viewer) })
  if (!isShown) throw notFound(STORE_TEXTS.unknownPicture)
  return serveMedia(name, request)
}

/** Items in the trash count too. */
export async function listReferencedPictures(names: string[]): Promise<string[]> {
  const items = await StoreItemModel.find(withPicture(names)).select({ pictures: 1 }).lean()
  return items.flatMap(({ pictures }) => pictures.flatMap(({ full, small }) => [full, small]))
}
