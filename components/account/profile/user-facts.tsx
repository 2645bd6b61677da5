import { useRef } from 'react'
import { VerifyEmail } from '@/components/account/verify-email'
import { Button } from '@/components/ui/button'
import { shownName } from '@/lib/account/profile/catalogue'
import type { SelfAnswer } from '@/lib/account/profile/schema'
import styles from './profile.module.css'

type UserFactsProps = {
  user: SelfAnswer
  isVerified: boolean
  /** After editing, the focus is where it began. */
  hasFocus: boolean
  onEdit: () => void
}

export function UserFacts({ user, isVerified, hasFocus, onEdit }: UserFactsProps) {
  const { email, role, dateSigned } = user
  const edit = useRef<HTMLButtonElement>(null)
  return (
    <>
      <dl className={styles.facts}>
        <dt>username</dt>
        <dd className={styles.name}>{shownName(user)}</dd>
        <dt>email</dt>
        <dd>
          {email}
          {!isVerified && <span className={styles.unverified}> not verified</span>}
        </dd>
        <dt>role</dt>
        <dd>{role}</dd>
        <dt>signed up</dt>
        <dd>{dateSigned ? new Date(dateSigned).toUTCString() : 'Not available'}</dd>
      </dl>
      <div className={styles.actions}>
        <Button ref={edit} autoFocus={hasFocus} onClick={onEdit}>
          Edit
        </Button>
        {!isVerified && <VerifyEmail onVerified={() => edit.current?.focus()} />}
      </div>
    </>
  )
}
