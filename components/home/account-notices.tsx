import Link from 'next/link'
import { VerifyEmail } from '@/components/account/verify-email'
import { PATHS } from '@/lib/config/paths'
import type { UserStatus } from '@/lib/profile/schema'
import { BirthdayBox } from './birthday-box'
import styles from './home.module.css'

type AccountNoticesProps = {
  username: string
  status: UserStatus
  /** The UTC date, YYYY-MM-DD. */
  today: string
}

/** What a member’s account still lacks, and a greeting on the day (S1 §2). */
export function AccountNotices({ username, status, today }: AccountNoticesProps) {
  return (
    <>
      {!status.emailVerified && (
        <div className={styles.row}>
          <p>Your email is not verified. Please press the verify button to verify your email</p>
          <VerifyEmail variant="filled" />
        </div>
      )}
      {!status.emojiSet && (
        <p className={styles.row}>
          You have no emoji yet.
          <Link href={PATHS.profile} prefetch={false} className={styles.more}>
            Add your emoji
          </Link>
        </p>
      )}
      {status.birthdayToday && (
        <p className={`${styles.row} ${styles.greeting}`}>Happy birthday, {username}!</p>
      )}
      {!status.birthdaySet && (
        <div className={styles.row}>
          <BirthdayBox today={today} />
        </div>
      )}
    </>
  )
}
