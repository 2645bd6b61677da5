import type { Metadata } from 'next'
import { pageMetadata } from '@/app/page-metadata'
import { DayCard } from '@/components/aotd/day-card'
import { getTodaySummary } from '@/lib/aotd/listings'
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
  return <DayCard today={await getTodaySummary()} siteName={siteConfig().name} />
}
