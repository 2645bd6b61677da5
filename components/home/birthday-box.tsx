'use client'

import { useRouter } from 'next/navigation'
import { type SubmitEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { showToast } from '@/components/ui/show-toast'
import { ApiError } from '@/lib/http/client'
import { saveBirthday } from '@/lib/account/profile/queries'
import styles from './birthday-box.module.css'

type BirthdayBoxProps = {
  /** The UTC date, YYYY-MM-DD. */
  today: string
  onSaved: () => void
}

/** The birthday, entered once; the page goes on without this box (S1 §4). */
export function BirthdayBox({ today, onSaved }: BirthdayBoxProps) {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const [date, setDate] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || date === '') return
    setBusy(true)
    setError('')
    try {
      const { message } = await saveBirthday(date)
      void showToast('success', message)
      setSaved(true)
      onSaved()
      router.refresh()
    } catch (reason) {
      setBusy(false)
      void showToast('error', 'Failed to set birthday. Please try again.')
      if (reason instanceof ApiError) setError(reason.fields.birthDate ?? '')
    }
  }

  if (isSaved) return null
  return (
    <div className={styles.box}>
      <div className={styles.words}>
        <h2 className={styles.title}>Your birthday</h2>
        {!isOpen && (
          <Button variant="quiet" onClick={() => setOpen(true)}>
            Set your birthday
          </Button>
        )}
      </div>
      <p className="type-control muted">On your birthday you have priority until 09:40 UTC.</p>
      {isOpen && (
        <form className={styles.form} noValidate onSubmit={save}>
          <Field
            label="Birth date"
            name="birthDate"
            type="date"
            autoComplete="bday"
            autoFocus
            min="1900-01-01"
            max={today}
            value={date}
            onChange={({ target }) => setDate(target.value)}
            error={error || undefined}
          />
          <Button type="submit" busy={busy} disabled={date === ''}>
            Save
          </Button>
        </form>
      )}
    </div>
  )
}
