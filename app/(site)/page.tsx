import { AccountNotices } from '@/components/home/account-notices'
import { BirthdayBanner } from '@/components/home/birthday-banner'
import { Colours } from '@/components/home/colours'
import styles from '@/components/home/home.module.css'
import { Invitation } from '@/components/home/invitation'
import { Leaderboard } from '@/components/home/leaderboard'
import { Teaser } from '@/components/home/teaser'
import { PageHead } from '@/components/page/page-head'
import type { SearchProps } from '@/components/page/read-search'
import { dayOf } from '@/lib/account/birthday'
import { hasBirthdayBanner } from '@/lib/account/birthday-banner'
import { getUserStatus } from '@/lib/account/status'
import { findTeaser } from '@/lib/aotd/info'
import { getHomeBoard } from '@/lib/aotd/leaderboard'
import { getPageStatus } from '@/lib/aotd/status'
import { getViewer } from '@/lib/auth/viewer'
import { now } from '@/lib/clock'
import { readDayColours } from '../day-colours'

export default async function HomePage({ searchParams }: SearchProps) {
  const viewer = await getViewer()
  const teaser = await findTeaser(viewer)
  const status = await getPageStatus(viewer)
  const { day } = await readDayColours()
  const board = await getHomeBoard(await searchParams)
  const account = viewer && (await getUserStatus(viewer))
  const rows = (
    <>
      <p className={styles.row}>
        <span className="muted">rank</span>
        <span className={styles.role}>{viewer?.role ?? 'visitor'}</span>
      </p>
      <p className={styles.row}>
        <Invitation status={status.generationStatus} />
      </p>
    </>
  )
  return (
    <div className="content">
      {viewer && hasBirthdayBanner(viewer) && <BirthdayBanner />}
      <PageHead
        size="home"
        title={
          <span className={styles.title}>
            <span>One small picture a day,</span> <span>painted before the light goes.</span>
          </span>
        }
      />
      <div className={styles.columns}>
        {teaser ? <Teaser teaser={teaser} /> : <Colours day={day} />}
        {viewer && account ? (
          <AccountNotices username={viewer.username} status={account} today={dayOf(now())}>
            {rows}
          </AccountNotices>
        ) : (
          <div className={styles.ledger}>{rows}</div>
        )}
      </div>
      <div className={styles.authors}>
        <Leaderboard board={board} />
      </div>
    </div>
  )
}
