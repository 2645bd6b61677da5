import { type ReactNode, useRef } from 'react'
import { VerifyEmail } from '@/components/account/verify-email'
import { NoMailNote } from '@/components/mail/no-mail'
import { Button } from '@/components/ui/button'
import { shownName } from '@/lib/account/profile/catalogue'
import type { SelfAnswer } from '@/lib/account/profile/schema'
import { BIRTHDAY_CALENDAR_PATH } from '@/components/account/profile/calls'
import { longDay, utcDate } from '@/lib/format'
import { EmojiForm } from './emoji-form'
import styles from './profile.module.css'
import type { BirthdayFormProps } from './birthday-form'
import { useBirthdayForm } from './use-birthday-form'

export type UserFactsProps = {
  user: SelfAnswer
  isVerified: boolean
  /** YYYY-MM-DD; null until it is set. */
  birthday: string | null
  /** The UTC date, YYYY-MM-DD. */
  today: string
}

type Props = UserFactsProps & {
  hasFocus: boolean
  onEdit: () => void
}

export function UserFacts({ user, isVerified, birthday, today, hasFocus, onEdit }: Props) {
  const { email, role, dateSigned, userEmoji } = user
  const edit = useRef<HTMLButtonElement>(null)
  const focusEdit = () => edit.current?.focus()
  const editButton = (
    <Button ref={edit} variant="quiet" autoFocus={hasFocus} onClick={onEdit}>
      Edit
    </Button>
  )
  return (
    <dl className={styles.facts}>
      <Fact name="username" action={editButton}>
        <span className={styles.name}>{shownName(user)}</span>
      </Fact>
      <Fact
        name="email"
        action={!isVerified && <VerifyEmail onVerified={focusEdit} />}
        note={!isVerified && <NoMailNote subject="verify" />}
      >
        {email}
        {!isVerified && <span className={styles.unverified}> not verified</span>}
      </Fact>
      <Fact name="emoji" action={!userEmoji && <EmojiForm />}>
        {userEmoji ?? 'none'}
      </Fact>
      <Fact
        name="birthday"
        action={
          birthday ? (
            isVerified && (
              <a className="type-control" href={BIRTHDAY_CALENDAR_PATH}>
                Add your birthday to your calendar
              </a>
            )
          ) : (
            <BirthdaySetting today={today} onSaved={focusEdit} />
          )
        }
      >
        {birthday ? longDay(birthday) : 'not set'}
      </Fact>
      <Fact name="role">{role}</Fact>
      <Fact name="signed up">{dateSigned ? utcDate(dateSigned) : 'Not available'}</Fact>
    </dl>
  )
}

type FactProps = { name: string; action?: ReactNode; note?: ReactNode; children: ReactNode }

function Fact({ name, action, note, children }: FactProps) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <div className={styles.fact}>
          <span>{children}</span>
          {action}
        </div>
        {note}
      </dd>
    </>
  )
}

export function BirthdaySetting(props: Omit<BirthdayFormProps, 'onCancel'>) {
  const { button, form } = useBirthdayForm('Set birthday', props)
  return button ?? form
}
