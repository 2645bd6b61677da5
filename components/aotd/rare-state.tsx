import type { ArtState } from '@/components/aotd/art-state'
import { MembersOnly } from '@/components/page/members-only'
import { PictureState, StateActions } from '@/components/page/picture-state'
import { Button } from '@/components/ui/button'
import { BandsPlace } from '@/components/ui/picture-frame'
import { StatusBadge } from '@/components/ui/status-badge'
import styles from './rare-state.module.css'
import { VerifyEmail } from '@/components/account/verify-email'
import { ART_TEXTS } from '@/lib/aotd/catalogue'
import { PATHS } from '@/lib/config/paths'

type RareStateProps = {
  state: ArtState
  isPriorityOver: boolean
  isAsking: boolean
  ask: () => void
}

export function RareState(props: RareStateProps) {
  const { state, isPriorityOver, isAsking, ask } = props
  if (state.status === 'unauthorized') {
    return (
      <MembersOnly sentence="The picture is for members." path={PATHS.artOfTheDay}>
        <BandsPlace variant="still" />
      </MembersOnly>
    )
  }
  if (state.status === 'unverified') return <Unverified onVerified={ask} />
  return (
    <BirthdayPriority
      users={state.usersWithBirthdays}
      message={state.message}
      isOver={isPriorityOver}
      busy={isAsking}
      onGenerate={ask}
    />
  )
}

type BirthdayPriorityProps = {
  users: readonly string[]
  message: string
  isOver: boolean
  busy: boolean
  onGenerate: () => void
}

/** At 09:40 UTC the wait becomes a button (G-46). */
export function BirthdayPriority(props: BirthdayPriorityProps) {
  const { users, message, isOver, busy, onGenerate } = props
  return (
    <PictureState place={<BandsPlace variant="faint" />}>
      <StatusBadge status="birthday_priority" />
      <p className="type-lead" role="status">
        {message}
      </p>
      <ul className={styles.users}>
        {users.map((user) => (
          <li key={user}>{user}</li>
        ))}
      </ul>
      <div role="status">
        {isOver && (
          <StateActions>
            <Button variant="filled" busy={busy} onClick={onGenerate}>
              Generate Art
            </Button>
          </StateActions>
        )}
      </div>
    </PictureState>
  )
}

export function Unverified({ onVerified }: { onVerified: () => void }) {
  return (
    <PictureState place={<BandsPlace variant="faint" />}>
      <StatusBadge status="unverified" />
      <p className="type-lead" role="status">
        {ART_TEXTS.unverified}
      </p>
      <StateActions>
        <VerifyEmail onVerified={onVerified} />
      </StateActions>
    </PictureState>
  )
}

type StartArtProps = Pick<RareStateProps, 'state' | 'isAsking' | 'ask'>

/** An admin becomes the author by a press alone, not by looking (G-149). */
export function StartArt({ state, isAsking, ask }: StartArtProps) {
  return (
    <PictureState place={<BandsPlace variant="faint" />}>
      <StatusBadge status={state.status} />
      <p className="type-lead" role="status">
        {state.status === 'failed' ? state.message : ART_TEXTS.notStarted}
      </p>
      <StateActions>
        <Button variant="filled" busy={isAsking} onClick={ask}>
          {ART_TEXTS.startToday}
        </Button>
      </StateActions>
    </PictureState>
  )
}
