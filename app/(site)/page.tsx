import { AccountNotices } from '@/components/home/account-notices'
import { BirthdayBanner } from '@/components/home/birthday-banner'
import { Colours } from '@/components/home/colours'
import styles from '@/components/home/home.module.css'
import { Invitation } from '@/components/home/invitation'
import { Leaderboard } from '@/components/home/leaderboard'
import { Teaser } from '@/components/home/teaser'
import { dayOf } from '@/lib/account/birthday'
import { hasBirthdayBanner } from '@/lib/account/birthday-banner'
import { getUserStatus } from '@/lib/account/status'
import { findTeaser } from '@/lib/aotd/info'
import { getHomeBoard } from '@/lib/aotd/leaderboard'
import { getPageStatus } from '@/lib/aotd/status'
import { getViewer } from '@/lib/auth/viewer'
import { now } from '@/lib/clock'
import { readDayColours } from '../day-colours'

type HomePageProps = { searchParams: Promise<Record<string, unknown>> }

export default async function HomePage({ searchParams }: HomePageProps) {
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
    <div className={`${styles.home} content`}>
      {viewer && hasBirthdayBanner(viewer) && <BirthdayBanner />}
      <h1 className={`${styles.title} type-title`}>
        <span>One small picture a day,</span> <span>painted before the light goes.</span>
      </h1>
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
