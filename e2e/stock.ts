import sharp from 'sharp'
import { withSiteContent } from './members'
import type { Site } from './site'

const COLOURS = ['#c2591d', '#2d8a78', '#1f4b4a', '#d9825b']

export function png(i = 0): Promise<Buffer> {
  const background = COLOURS[i % COLOURS.length]
  return sharp({ create: { width: 900, height: 900, channels: 3, background: background ?? '' } })
    .png()
    .toBuffer()
}

/** Puts an item with that many pictures into the store of a site; returns its id. */
export async function stockItem(
  site: Site,
  {
    pictures: count = 1,
    ...fields
  }: { title: string; description?: string; stock?: number; isSample?: boolean; pictures?: number },
): Promise<string> {
  return withSiteContent(site, async () => {
    const { invalidate } = await import('@/lib/cache')
    const { putPicture } = await import('@/lib/media/pictures')
    const { STORE_TAG } = await import('@/lib/store/tags')
    const { createStoreItem } = await import('@/testing/store-items')
    const pictures = []
    for (let i = 0; i < count; i++) {
      const { full, small } = await putPicture(await png(i), { owner: 'store', access: 'public' })
      pictures.push({ full, small })
    }
    const { _id } = await createStoreItem({ ...fields, pictures })
    await invalidate([STORE_TAG])
    return String(_id)
  })
}
