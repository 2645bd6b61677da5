import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { PATHS } from '@/lib/config/paths'
import { coloursOf } from '@/components/aotd/colours-of'
import { BandsPlace, PictureFrame } from '@/components/ui/picture-frame'
import type { UserStatus } from '@/lib/account/profile/schema'
import type { GenerationStatus } from '@/lib/aotd/catalogue'
import type { ArtTeaser, ColourDay } from '@/lib/aotd/schema'
import { AccountNotices } from './account-notices'
import styles from './home.module.css'
import { Invitation } from './invitation'
import { Rank } from './rank'
import { Teaser } from './teaser'

export type MemberColumnsProps = {
  username: string
  role: string
  account: UserStatus
  status: GenerationStatus
  teaser: ArtTeaser | null
  /** False where the art of the day is off (G-141). */
  hasArt: boolean
  /** Such as `9 badges, 430 Points`; null where they are off. */
  badges: string | null
  day: ColourDay | null
  /** UTC date, YYYY-MM-DD. */
  today: string
  next: ReactNode
}

export function MemberColumns(props: MemberColumnsProps) {
  const { username, role, account, status, teaser, day, today, next, hasArt, badges } = props
  return (
    <div className={hasArt ? styles.columns : undefined}>
      {hasArt && (
        <div>
          {teaser ? <Teaser teaser={teaser} /> : <Colours day={day} />}
          {next}
        </div>
      )}
      <AccountNotices
        username={username}
        status={account}
        today={today}
        before={hasArt && <Invitation status={status} />}
        after={
          <Rank role={role}>
            {badges && (
              <Link href={PATHS.badges} className={styles.more}>
                {badges}
              </Link>
            )}
          </Rank>
        }
      />
    </div>
  )
}

function Colours({ day }: { day: ColourDay | null }) {
  return (
    <figure className={styles.picture}>
      <PictureFrame bleeds>
        <BandsPlace variant="still" />
      </PictureFrame>
      <figcaption className={styles.caption}>{day ? coloursOf(day) : 'No picture yet'}</figcaption>
    </figure>
  )
}
