import { Link } from '@/components/ui/link'
import { type ReactNode, useRef } from 'react'
import { VerifyEmail } from '@/components/account/verify-email'
import { PATHS } from '@/lib/config/paths'
import type { UserStatus } from '@/lib/account/profile/schema'
import { BirthdayBox } from './birthday-box'
import styles from './home.module.css'

type AccountNoticesProps = {
  username: string
  status: UserStatus
  /** UTC date, YYYY-MM-DD. */
  today: string
  before: ReactNode
  after: ReactNode
}

export function AccountNotices(props: AccountNoticesProps) {
  const { username, status, today, before, after } = props
  const place = useRef<HTMLDivElement>(null)
  /** The focused button disappears with its notice. */
  const takeFocus = () => place.current?.focus()
  return (
    <div ref={place} className={styles.ledger} role="group" aria-label="Your account" tabIndex={-1}>
      {before}
      {!status.emailVerified && (
        <div className={styles.row}>
          <p>Your email is not verified. Please press the verify button to verify your email</p>
          <VerifyEmail onVerified={takeFocus} />
        </div>
      )}
      {!status.emojiSet && (
        <p className={styles.row}>
          You have no emoji yet.
          <Link href={PATHS.profile} className={styles.more}>
            Add your emoji
          </Link>
        </p>
      )}
      {status.birthdayToday && (
        <p className={`${styles.row} ${styles.greeting}`}>Happy birthday, {username}!</p>
      )}
      {!status.birthdaySet && (
        <div className={styles.row}>
          <BirthdayBox today={today} onSaved={takeFocus} />
        </div>
      )}
      {after}
    </div>
  )
}
