import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button, Buttons } from '@/components/ui/button'
import { Field } from '@/components/ui/form/field'
import { Form, SubmitButton } from '@/components/ui/form/form'
import { useSubmit } from '@/components/ui/form/use-submit'
import { profileCalls } from '@/components/account/profile/calls'
import styles from './birthday-form.module.css'

export type BirthdayFormProps = {
  /** The UTC date, YYYY-MM-DD. */
  today: string
  onSaved: () => void
  onCancel: () => void
}

export function BirthdayForm({ today, onSaved, onCancel }: BirthdayFormProps) {
  const router = useRouter()
  const [date, setDate] = useState('')
  const submit = useSubmit({
    toastsFailure: true,
    mapError: ({ error, text }) => ({
      text: error?.status === 409 ? text : 'Failed to set birthday. Please try again.',
    }),
    onFailure: ({ error }) => {
      if (error?.status !== 409) return
      // It was set in another window.
      onSaved()
      router.refresh()
    },
  })

  function save() {
    if (date === '') return
    void submit.run(() => profileCalls.saveBirthday(date), {
      success: ({ message }) => message,
      onSuccess: onSaved,
      refresh: true,
    })
  }

  return (
    <Form submit={submit} className={styles.form} onSubmit={save}>
      <Field
        label="Birth date"
        help="It can be set once."
        name="birthDate"
        type="date"
        autoComplete="bday"
        autoFocus
        min="1900-01-01"
        max={today}
        value={date}
        onChange={({ target }) => setDate(target.value)}
      />
      <Buttons>
        <SubmitButton variant="outline" disabled={date === ''}>
          Save
        </SubmitButton>
        <Button onClick={onCancel}>Cancel</Button>
      </Buttons>
    </Form>
  )
}
