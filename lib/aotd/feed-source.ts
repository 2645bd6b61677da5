import { listArtDays } from '@/lib/aotd/archive'
import type { ArtDay } from '@/lib/aotd/schema'
import { artDayPath, PATHS, sharePicturePath } from '@/lib/config/paths'
import type { FeedEntry, FeedSource } from '@/lib/feeds/feed'

export const artFeed: FeedSource = {
  name: 'art',
  title: 'art of the day',
  href: PATHS.artOfTheDay,
  list: async (limit) => (await listArtDays()).slice(-limit).reverse().map(toEntry),
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
  }
}
