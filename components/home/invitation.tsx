import { ButtonLink } from '@/components/ui/button'
import type { GenerationStatus } from '@/lib/aotd/catalogue'
import { PATHS } from '@/lib/config/paths'
import styles from './home.module.css'

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
