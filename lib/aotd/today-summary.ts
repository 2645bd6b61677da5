import { listArtDays } from '@/lib/aotd/archive'
import { getDayColours } from '@/lib/aotd/info'
import type { TodaySummary } from '@/lib/aotd/schema'
import { artDayPath, PATHS, sharePicturePath } from '@/lib/config/paths'
import { siteConfig } from '@/lib/settings/site-config'

/** The title and the colours of the newest picture, which is for members itself (G-136). */
export async function getTodaySummary(): Promise<TodaySummary> {
  const { day, palette, accent } = await getDayColours()
  const art = (await listArtDays()).find(({ dateKey }) => dateKey === day?.dateKey)
  const absolute = (path: string) => new URL(path, siteConfig().url).href
  return {
    date: art?.dateKey ?? null,
    title: art?.title ?? null,
    isSample: art?.isSample ?? false,
    colours: palette,
    accent,
    page: absolute(art ? artDayPath(art.dateKey) : PATHS.artOfTheDay),
    picture: absolute(
      art ? sharePicturePath('day', art.dateKey) : sharePicturePath('page', 'art-of-the-day'),
    ),
  }
}
