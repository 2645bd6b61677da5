import { DEFAULT_PALETTE } from '@/lib/config/colours'
import { artDayOf } from '@/lib/aotd/day'
import { ART_TAG } from '@/lib/aotd/queries'
import type { ArchiveYear, ArtDay } from '@/lib/aotd/schema'
import { cached } from '@/lib/cache'
import { now } from '@/lib/clock'
import { ArtworkModel } from '@/models/artwork'
import { LIVE } from '@/models/define-model'

export async function listArtDays(): Promise<ArtDay[]> {
  const today = artDayOf(now())
  const days = await cached('art-days', [ART_TAG], readArtDays)
  return days.filter(({ dateKey }) => dateKey <= today)
}

async function readArtDays(): Promise<ArtDay[]> {
  const found = await ArtworkModel.find({
    'generationStatus.status': 'completed',
    files: { $ne: null },
    ...LIVE,
  })
    .sort({ dateKey: 1, isSample: 1 })
    .select({ dateKey: 1, title: 1, palette: 1, isSample: 1 })
    .lean()
  return found
    .filter(({ dateKey }, i) => found[i - 1]?.dateKey !== dateKey)
    .map(({ dateKey, title, palette, isSample }) => ({
      dateKey,
      title: title ?? '',
      palette: (palette.length > 0 ? palette : DEFAULT_PALETTE).map(({ hex, share }) => ({
        hex,
        share,
      })),
      isSample,
    }))
}

/** The present year by default; null for a year without an archive. */
export async function findArchiveYear(asked?: string): Promise<ArchiveYear | null> {
  const days = await listArtDays()
  const today = artDayOf(now())
  const present = yearOf(today)
  const first = days[0] ? yearOf(days[0].dateKey) : present
  const years = Array.from({ length: present - first + 1 }, (_, i) => first + i)
  const year = asked === undefined ? present : years.find((known) => String(known) === asked)
  if (year === undefined) return null
  const months = Array.from({ length: year === present ? monthOf(today) : 12 }, (): ArtDay[] => [])
  for (const day of days) {
    if (yearOf(day.dateKey) === year) months[monthOf(day.dateKey) - 1]?.push(day)
  }
  return { year, years, months }
}

const yearOf = (dateKey: string) => Number(dateKey.slice(0, 4))
const monthOf = (dateKey: string) => Number(dateKey.slice(5, 7))
