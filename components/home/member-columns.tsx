import type { ReactNode } from 'react'
import { ArtEmojis } from '@/components/aotd/art-emojis'
import { AuthorLine } from '@/components/aotd/author-line'
import { Link } from '@/components/ui/link'
import { PATHS } from '@/lib/config/paths'
import { coloursOf } from '@/components/aotd/colours-of'
import { LazyPicture } from '@/components/aotd/gallery/lazy-picture'
import { ButtonLink } from '@/components/ui/button-link'
import { BandsPlace, PictureFrame } from '@/components/ui/picture-frame'
import type { UserStatus } from '@/lib/account/profile/schema'
import type { GenerationStatus } from '@/lib/aotd/catalogue'
import { smallImagePath } from '@/lib/aotd/tags'
import type { ArtTeaser, ColourDay } from '@/lib/aotd/schema'
import { shortDay } from '@/lib/format'
import { AccountNotices } from './account-notices'
import styles from './home.module.css'
import { Rank } from './rank'

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
      <PictureFrame>
        <BandsPlace variant="still" />
      </PictureFrame>
      <figcaption className={styles.caption}>{day ? coloursOf(day) : 'No picture yet'}</figcaption>
    </figure>
  )
}

type Invitation = { text: string; button?: string; isFilled?: boolean }

const FAILED: Invitation = { text: 'Today’s picture failed.', button: 'Try again' }
const PAINTING: Invitation = { text: 'Today’s picture is being painted.', button: 'Watch' }

const INVITATIONS: Partial<Record<GenerationStatus, Invitation>> = {
  not_started: { text: 'Nobody has painted today.', button: 'Paint it', isFilled: true },
  // Its button is the one that verifies, in the next row.
  unverified: { text: 'Nobody has painted today. You can, as soon as your email is verified.' },
  birthday_priority: {
    text: 'Members whose birthday is today can start the picture first.',
    button: 'See who',
  },
  pending: PAINTING,
  started: PAINTING,
  generating: PAINTING,
  busy: PAINTING,
  failed: FAILED,
  error: FAILED,
}

export function Invitation({ status }: { status: GenerationStatus }) {
  const invitation = INVITATIONS[status]
  if (!invitation) return null
  const { text, button, isFilled = false } = invitation
  return (
    <div className={styles.row}>
      <p>{text}</p>
      {button && (
        <ButtonLink href={PATHS.artOfTheDay} variant={isFilled ? 'filled' : 'outline'}>
          {button}
        </ButtonLink>
      )}
    </div>
  )
}

/** Counts no view (G-47). */
function Teaser({ teaser }: { teaser: ArtTeaser }) {
  const { title, dateKey, altText, filename, width, height } = teaser
  return (
    <figure className={styles.picture}>
      <Link href={PATHS.artOfTheDay} aria-label={`Art of the Day: ${title}`}>
        <PictureFrame>
          <LazyPicture
            src={smallImagePath(filename)}
            alt={altText}
            width={width}
            height={height}
            isFirst
          />
          <ArtEmojis emojis={teaser.emojis} />
        </PictureFrame>
      </Link>
      <figcaption className={styles.caption}>
        <span className={styles.work}>{title}</span>
        <span className={`${styles.day} type-small muted`}>{shortDay(dateKey)}</span>
        <span className={`${styles.author} muted`}>
          <AuthorLine {...teaser} />
        </span>
        <span className={`${styles.label} type-small muted`}>
          {teaser.isSample ? 'Sample picture, AI-generated' : 'AI-generated'}
        </span>
      </figcaption>
    </figure>
  )
}
