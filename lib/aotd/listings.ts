import { listShownDays } from '@/lib/aotd/archive'
import type { ArtDay, TodaySummary } from '@/lib/aotd/schema'
import { artDayPath, PATHS, sharePicturePath } from '@/lib/config/paths'
import type { Viewer } from '@/lib/auth/permissions'
import type { FeedEntry, FeedSource } from '@/lib/feeds/feed'
import { longDay } from '@/lib/format'
import type { ShareSource } from '@/lib/share/share-card'
import { getDayColours } from '@/lib/aotd/info'
import { siteConfig } from '@/lib/settings/site-config'

export const artFeed: FeedSource = {
  name: 'art',
  title: 'art of the day',
  href: PATHS.artOfTheDay,
  list: async (limit, viewer) => (await listShownDays(viewer)).slice(-limit).reverse().map(toEntry),
}

/** The picture is for members (G-136): its title and its colours stand for it. */
function toEntry({ dateKey, title, palette, completedAt, isSample }: ArtDay): FeedEntry {
  const colours = palette.map(({ hex, share }) => `${hex} (${Math.round(share * 100)} %)`)
  return {
    id: dateKey,
    title,
    isSample,
    author: null,
    href: artDayPath(dateKey),
    publishedAt: completedAt,
    updatedAt: completedAt,
    text: `The colours of the picture: ${colours.join(', ')}. The picture is for members.`,
    picture: sharePicturePath('day', dateKey),
    colours: palette.map(({ hex }) => hex),
  }
}

export const artShare: ShareSource = {
  kind: 'day',
  find: async (dateKey, viewer) => {
    const day = (await listShownDays(viewer)).find((one) => one.dateKey === dateKey)
    if (!day) return null
    const { title, palette } = day
    return { label: 'Art of the day', title, fact: longDay(dateKey), palette }
  },
}

/** The title and the colours of the newest picture, which is for members itself (G-136). */
export async function getTodaySummary(viewer: Viewer | null): Promise<TodaySummary> {
  const { day, palette, accent } = await getDayColours()
  const art = (await listShownDays(viewer)).find(({ dateKey }) => dateKey === day?.dateKey)
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
