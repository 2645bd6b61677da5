import { cached } from '@/lib/cache'
import { ART_TAG } from '@/lib/aotd/queries'
import { drawSharePicture, SHARE_PICTURE } from '@/lib/site/share-picture'
import { siteConfig } from '@/lib/site-config'
import { readDayColours } from './day-colours'

// The colours are those of the day, not of the build.
export const dynamic = 'force-dynamic'
export const size = SHARE_PICTURE
export const contentType = 'image/png'
export const alt = 'The five colours of the day’s picture'

export default async function SharePicture(): Promise<Response> {
  const { palette } = await readDayColours()
  const key = palette.map(({ hex, share }) => hex + share).join()
  const png = await cached(`share-picture:${key}`, [ART_TAG], async () => {
    const bytes = await drawSharePicture(palette, siteConfig().name)
    return bytes.toString('base64')
  })
  return new Response(Buffer.from(png, 'base64'), {
    headers: { 'content-type': contentType, 'cache-control': 'public, max-age=3600' },
  })
}
