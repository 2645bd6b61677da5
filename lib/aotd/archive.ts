import { themeOf } from '@pochade/painter/themes'
import { THEMES_SINCE } from '@pochade/painter/version'
import { themeLine } from '@/lib/aotd/catalogue'
import { ART_TAG } from '@/lib/aotd/tags'
import { DEFAULT_PALETTE } from '@/lib/config/colours'
import { artDayOf, artDayStart } from '@/lib/aotd/day'
import { findSecretDay, withoutSecret } from '@/lib/aotd/guess/secret'
import type { ArchiveDay, ArchiveYear, ArtDay } from '@/lib/aotd/schema'
import type { Viewer } from '@/lib/auth/permissions'
import { cached } from '@/lib/cache'
import { now } from '@/lib/clock'
import { ArtworkModel } from '@/models/artwork'

/** As this viewer may see them (G-158). */
export async function listShownDays(viewer: Viewer | null): Promise<readonly ArtDay[]> {
  const [secretDay, days] = [await findSecretDay(viewer), await listArtDays()]
  return secretDay === null ? days : days.map((day) => withoutSecret(day, secretDay))
}

/** Lists the days by date. All readers share one list: one may read the newest of thousands. */
export function listArtDays(): Promise<readonly ArtDay[]> {
  const today = artDayOf(now())
  return cached(`art-days:${today}`, [ART_TAG], () => readArtDays(today))
}

async function readArtDays(today: string): Promise<readonly ArtDay[]> {
  const found = await ArtworkModel.live
    .find({
      'generationStatus.status': 'completed',
      dateKey: { $lte: today },
      files: { $ne: null },
    })
    .sort({ dateKey: 1, isSample: 1 })
    .select({
      dateKey: 1,
      title: 1,
      palette: 1,
      isSample: 1,
      emojis: 1,
      painterVersion: 1,
      'files.small': 1,
      'generationStatus.completedAt': 1,
    })
    .lean()
  return found
    .filter(({ dateKey }, i) => found[i - 1]?.dateKey !== dateKey)
    .map(
      ({ dateKey, title, palette, isSample, files, generationStatus, emojis, painterVersion }) => ({
        dateKey,
        title: title ?? '',
        picture: files?.small ?? '',
        palette: (palette.length > 0 ? palette : DEFAULT_PALETTE).map(({ hex, share }) => ({
          hex,
          share,
        })),
        isSample,
        isOfTheme: emojis.length === 0 && (painterVersion ?? 0) >= THEMES_SINCE,
        completedAt: (generationStatus.completedAt ?? artDayStart(dateKey)).toISOString(),
      }),
    )
}

/** The present year by default; null for a year without an archive. */
export async function findArchiveYear(
  viewer: Viewer | null,
  requestedYear?: string,
): Promise<ArchiveYear | null> {
  const days = await listShownDays(viewer)
  const present = yearOf(artDayOf(now()))
  const first = days[0] ? yearOf(days[0].dateKey) : present
  const years = Array.from({ length: present - first + 1 }, (_, i) => present - i)
  const year =
    requestedYear === undefined ? present : years.find((known) => String(known) === requestedYear)
  if (year === undefined) return null
  const months = new Map<number, ArchiveDay[]>()
  for (const day of days.filter(({ dateKey }) => yearOf(dateKey) === year).reverse()) {
    const month = monthOf(day.dateKey)
    const { dateKey, title, palette, isSample } = day
    const shown = viewer ? day : { dateKey, title, palette, isSample }
    months.set(month, [...(months.get(month) ?? []), shown])
  }
  const themes = new Map(
    days
      .filter(({ dateKey, isOfTheme }) => isOfTheme && yearOf(dateKey) === year)
      .map(({ dateKey }) => [monthOf(dateKey), themeLine(themeOf(dateKey))]),
  )
  return {
    year,
    years,
    months: [...months].map(([month, ofMonth]) => ({
      month,
      days: ofMonth,
      theme: themes.get(month) ?? null,
    })),
  }
}

const yearOf = (dateKey: string) => Number(dateKey.slice(0, 4))
const monthOf = (dateKey: string) => Number(dateKey.slice(5, 7))
