import { useRef } from 'react'
import { VerifyEmail } from '@/components/account/verify-email'
import { Button } from '@/components/ui/button'
import { Buttons } from '@/components/ui/buttons'
import { shownName } from '@/lib/account/profile/catalogue'
import type { SelfAnswer } from '@/lib/account/profile/schema'
import { utcDate } from '@/lib/format'
import styles from './profile.module.css'

type UserFactsProps = {
  user: SelfAnswer
  isVerified: boolean
  /** Takes the focus back after editing. */
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
        <dd>{dateSigned ? utcDate(dateSigned) : 'Not available'}</dd>
      </dl>
      <Buttons>
        <Button ref={edit} autoFocus={hasFocus} onClick={onEdit}>
          Edit
        </Button>
        {!isVerified && <VerifyEmail onVerified={() => edit.current?.focus()} />}
      </Buttons>
    </>
  )
}
