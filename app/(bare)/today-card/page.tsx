import type { Metadata } from 'next'
import { pageMetadata } from '@/app/page-metadata'
import { DayCard } from '@/components/aotd/day-card'
import { getTodaySummary } from '@/lib/aotd/listings'
import { getNextPicture } from '@/lib/aotd/next-picture'
import { getViewer } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'
import { siteConfig } from '@/lib/settings/site-config'

export async function generateMetadata(): Promise<Metadata> {
  return {
    ...(await pageMetadata({
      path: PATHS.dayCard,
      title: 'Card of the Day',
      description: 'The colours of the newest picture, for a frame in another page.',
      share: { kind: 'page', id: 'art-of-the-day' },
      feed: 'art',
    })),
    robots: { index: false },
  }
}

export default async function DayCardPage() {
  const viewer = await getViewer()
  const today = await getTodaySummary(viewer)
  return <DayCard today={today} siteName={siteConfig().name} next={await getNextPicture(viewer)} />
}
