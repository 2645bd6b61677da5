import type { ReactNode } from 'react'
import type { NavEntry } from '@/lib/config/navigation'
import { TimeZoneProvider } from './moment'
import { Page, PageHead } from './page-head'
import styles from './page.module.css'

export type AdminPageProps = {
  title: string
  href: string
  screens: readonly NavEntry[]
  fact?: ReactNode
  timeZone: string
  children: ReactNode
}

export function AdminPage({ title, href, screens, fact, timeZone, children }: AdminPageProps) {
  const others = screens.filter((page) => page.href !== href)
  return (
    <Page>
      <PageHead title={title} size="work" links={others} />
      <TimeZoneProvider zone={timeZone}>
        {fact && <p className={`${styles.fact} type-control muted`}>{fact}</p>}
        {children}
      </TimeZoneProvider>
      <p className={`${styles.times} type-small muted`}>Times are in {timeZone}.</p>
    </Page>
  )
}
