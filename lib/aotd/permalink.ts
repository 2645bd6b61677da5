import { authorOf } from '@/lib/aotd/author/author'
import { listArtDays, listShownDays } from '@/lib/aotd/archive'
import { type Art, findCompleted, quoteOf } from '@/lib/aotd/artworks'
import { findSecretDay, withoutSecret } from '@/lib/aotd/guess/secret'
import { readRestedStreak } from '@/lib/aotd/rests/site-watch'
import type { ArtDay, ArtDayPage } from '@/lib/aotd/schema'
import { recentViews } from '@/lib/aotd/views'
import type { Viewer } from '@/lib/auth/permissions'

/** Null for a day without art. */
export async function findArtDayPage(
  viewer: Viewer | null,
  dateKey: string,
): Promise<ArtDayPage | null> {
  const days = await listShownDays(viewer)
  const index = days.findIndex((day) => day.dateKey === dateKey)
  const [day, art] = [days[index], await findCompleted(dateKey)]
  if (!day || !art?.files) return null
  const { title, palette, isSample } = day
  return {
    dateKey,
    title,
    palette,
    isSample,
    ...quoteOf(art),
    ...(await authorOf(art.authorId)),
    previous: stepTo(days[index - 1]),
    next: stepTo(days[index + 1]),
    art: viewer && {
      ...(await forMembers(withoutSecret(art, await findSecretDay(viewer)))),
      files: { full: art.files.full, original: art.files.original },
      onThisDay: sameDayOfOtherYears(days, dateKey),
    },
  }
}

export async function findDayBefore(dateKey: string): Promise<string | null> {
  const before = (await listArtDays()).findLast((day) => day.dateKey < dateKey)
  return before?.dateKey ?? null
}

function stepTo(day: ArtDay | undefined) {
  return day ? { dateKey: day.dateKey, title: day.title } : null
}

async function forMembers(art: Art) {
  const { id, authorId, dateKey, streak, emojis, altText, width, height } = art
  const carried = await readRestedStreak(authorId, dateKey)
  return { streak, carried, emojis, altText, width, height, views: await recentViews(id) }
}

function sameDayOfOtherYears(days: readonly ArtDay[], dateKey: string): ArtDay[] {
  return days
    .filter((day) => day.dateKey.slice(5) === dateKey.slice(5) && day.dateKey !== dateKey)
    .reverse()
}
