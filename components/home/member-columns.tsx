import { coloursOf } from '@/components/aotd/logged-out'
import { BandsPlace, PictureFrame } from '@/components/ui/picture-frame'
import type { UserStatus } from '@/lib/account/profile/schema'
import type { GenerationStatus } from '@/lib/aotd/catalogue'
import type { ArtTeaser, ColourDay } from '@/lib/aotd/schema'
import { AccountNotices } from './account-notices'
import { BadgeCount } from './badge-count'
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
  /** False where the art of the day, or the badges, are off (G-141). */
  hasArt: boolean
  hasBadges: boolean
  day: ColourDay | null
  /** UTC date, YYYY-MM-DD. */
  today: string
}

export function MemberColumns(props: MemberColumnsProps) {
  const { username, role, account, status, teaser, day, today, hasArt, hasBadges } = props
  return (
    <div className={hasArt ? styles.columns : undefined}>
      {hasArt && (teaser ? <Teaser teaser={teaser} /> : <Colours day={day} />)}
      <AccountNotices
        username={username}
        status={account}
        today={today}
        before={hasArt && <Invitation status={status} />}
        after={
          <>
            {hasBadges && <BadgeCount badges={account.badges} />}
            <Rank role={role} />
          </>
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
