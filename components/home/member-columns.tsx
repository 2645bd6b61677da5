import { coloursOf } from '@/components/aotd/logged-out'
import { BandsPlace, PictureFrame } from '@/components/ui/picture-frame'
import type { UserStatus } from '@/lib/account/profile/schema'
import type { GenerationStatus } from '@/lib/aotd/catalogue'
import type { ArtTeaser, ColourDay } from '@/lib/aotd/schema'
import type { Viewer } from '@/lib/auth/permissions'
import { BadgeCount } from './badge-count'
import { AccountNotices } from './account-notices'
import styles from './home.module.css'
import { Invitation } from './invitation'
import { Rank } from './rank'
import { Teaser } from './teaser'

type MemberColumnsProps = {
  viewer: Viewer
  account: UserStatus
  status: GenerationStatus
  teaser: ArtTeaser | null
  day: ColourDay | null
  /** UTC date, YYYY-MM-DD. */
  today: string
}

export function MemberColumns({ viewer, account, status, teaser, day, today }: MemberColumnsProps) {
  return (
    <div className={styles.columns}>
      {teaser ? <Teaser teaser={teaser} /> : <Colours day={day} />}
      <AccountNotices
        username={viewer.username}
        status={account}
        today={today}
        before={<Invitation status={status} />}
        after={
          <>
            <BadgeCount badges={account.badges} />
            <Rank role={viewer.role} />
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
        <BandsPlace manner="still" />
      </PictureFrame>
      <figcaption className={styles.caption}>{day ? coloursOf(day) : 'No picture yet'}</figcaption>
    </figure>
  )
}
