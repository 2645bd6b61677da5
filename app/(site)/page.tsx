import { personLink } from '@/app/person-link'
import { StructuredData } from '@/app/structured-data'
import { sumOf } from '@/components/badges/own-badges'
import { NextPictureLine } from '@/components/aotd/next-picture-line'
import { BirthdayBanner } from '@/components/home/birthday-banner'
import styles from '@/components/home/home.module.css'
import { Leaderboard } from '@/components/home/leaderboard'
import { LazyMemberColumns } from '@/components/home/lazy-member-columns'
import { HouseStrip } from '@/components/home/house-strip'
import { PlainVisitorColumns, VisitorColumns } from '@/components/home/visitor-columns'
import { PageHead } from '@/components/page/page-head'
import type { SearchProps } from '@/components/page/read-search'
import { dayOf, hasBirthdayBanner } from '@/lib/account/birthday'
import { artDayOf } from '@/lib/aotd/day'
import { getNextPicture } from '@/lib/aotd/next-picture'
import { findTeaser } from '@/lib/aotd/info'
import { getHomeBoard } from '@/lib/aotd/author/leaderboard'
import { getPageStatus } from '@/lib/aotd/painting/status'
import { hasRole } from '@/lib/auth/permissions'
import { listEarned } from '@/lib/badges/collect'
import { getViewer } from '@/lib/auth/viewer'
import { now } from '@/lib/clock'
import { isPartOn } from '@/lib/settings/parts'
import { PATHS } from '@/lib/config/paths'
import { siteConfig } from '@/lib/settings/site-config'
import { siteJsonLd } from '@/lib/site/json-ld'
import { listOfTheDay } from '@/lib/site/of-the-day'
import { getUserStatus } from '@/lib/site/user-status'
import { readDayColours } from '../day-colours'

const EDIT = [{ label: 'edit', href: `${PATHS.adminSettings}#site` }]

export default async function HomePage({ searchParams }: SearchProps) {
  const viewer = await getViewer()
  const { homeTitle, homeLead } = siteConfig()
  const { day } = await readDayColours()
  const hasArt = isPartOn('aotd')
  const next = hasArt && <NextPictureLine {...await getNextPicture(viewer)} />
  const board = await getHomeBoard(await searchParams)
  return (
    <div className="content">
      {viewer && hasBirthdayBanner(viewer) && <BirthdayBanner />}
      <PageHead size="home" title={homeTitle} links={hasRole(viewer, 'admin') ? EDIT : []} />
      {viewer ? (
        <LazyMemberColumns
          username={viewer.username}
          role={viewer.role}
          day={day}
          next={next}
          teaser={await findTeaser(viewer)}
          status={(await getPageStatus(viewer)).generationStatus}
          account={await getUserStatus(viewer)}
          today={dayOf(now())}
          hasArt={hasArt}
          badges={isPartOn('badges') ? sumOf(await listEarned(viewer)) : null}
        />
      ) : !hasArt ? (
        <PlainVisitorColumns />
      ) : (
        <VisitorColumns lead={homeLead} day={day} today={artDayOf(now())} next={next} />
      )}
      <HouseStrip entries={await listOfTheDay()} day={day} />
      {hasArt && (
        <div className={styles.authors}>
          <Leaderboard board={board} linkOf={personLink} />
        </div>
      )}
      <StructuredData value={siteJsonLd()} />
    </div>
  )
}
