import { authorOf } from '@/lib/aotd/author/author'
import { listArtDays } from '@/lib/aotd/archive'
import { findCompleted, quoteOf } from '@/lib/aotd/artworks'
import type { ArtDay, ArtDayPage } from '@/lib/aotd/schema'
import { recentViews } from '@/lib/aotd/views'
import type { Viewer } from '@/lib/auth/permissions'

/** Visitors get only the colours; null for a day without art. */
export async function findArtDayPage(
  viewer: Viewer | null,
  dateKey: string,
): Promise<ArtDayPage | null> {
  const days = await listArtDays()
  const index = days.findIndex((day) => day.dateKey === dateKey)
  const day = days[index]
  if (!day) return null
  const { title, palette, isSample } = day
  const colours = { dateKey, palette, isSample }
  if (!viewer) return { ...colours, art: null }
  const art = await readDayArt(dateKey)
  if (!art) return null
  return {
    ...colours,
    art: {
      title,
      ...art,
      previous: days[index - 1] ?? null,
      next: days[index + 1] ?? null,
      onThisDay: sameDayOfOtherYears(days, dateKey),
    },
  }
}

async function readDayArt(dateKey: string) {
  const art = await findCompleted(dateKey)
  if (!art?.files) return null
  const { streak, emojis, altText, width, height } = art
  return {
    ...quoteOf(art),
    streak,
    emojis,
    altText,
    width,
    height,
    ...(await authorOf(art.authorId)),
    files: { full: art.files.full, original: art.files.original },
    views: await recentViews(art.id),
  }
}

function sameDayOfOtherYears(days: ArtDay[], dateKey: string): ArtDay[] {
  return days
    .filter((day) => day.dateKey.slice(5) === dateKey.slice(5) && day.dateKey !== dateKey)
    .reverse()
}
