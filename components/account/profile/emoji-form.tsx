import { useState } from 'react'
import { Button, Buttons } from '@/components/ui/button'
import { Field } from '@/components/ui/form/field'
import { Form, SubmitButton } from '@/components/ui/form/form'
import { useSubmit } from '@/components/ui/form/use-submit'
import { looksLikeProfileEmoji, PROFILE_TEXTS } from '@/lib/account/profile/catalogue'
import { profileCalls } from '@/components/account/profile/calls'
import styles from './profile.module.css'

export function EmojiForm() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const [emoji, setEmoji] = useState('')
  const isWrong = emoji !== '' && !looksLikeProfileEmoji(emoji)
  const submit = useSubmit({
    toastsFailure: true,
    mapError: ({ error, text }) => ({
      text: error?.status
        ? `Failed to submit emoji: ${text}`
        : 'Failed to submit emoji. Please try again.',
      fields: {},
    }),
  })

  function close() {
    setOpen(false)
    setWasOpen(true)
    setEmoji('')
  }

  function send() {
    if (isWrong || emoji === '') return
    void submit.run(() => profileCalls.addEmoji(emoji), {
      success: ({ userEmoji }) => `Emoji submitted successfully! ${userEmoji}`,
      onSuccess: close,
      refresh: true,
    })
  }

  if (!isOpen) {
    return (
      <Button variant="quiet" autoFocus={wasOpen} onClick={() => setOpen(true)}>
        Add Emoji
      </Button>
    )
  }
  return (
    <Form submit={submit} className={styles.form} onSubmit={send}>
      <Field
        label="Emoji"
        name="emoji"
        autoComplete="off"
        autoFocus
        value={emoji}
        onChange={({ target }) => setEmoji(target.value.trim())}
        error={isWrong ? PROFILE_TEXTS.emojiInvalid : undefined}
      />
      <p className="visually-hidden" role="alert">
        {isWrong && PROFILE_TEXTS.emojiInvalid}
      </p>
      <Buttons>
        <SubmitButton disabled={isWrong || emoji === ''}>Submit</SubmitButton>
        <Button onClick={close}>Cancel</Button>
      </Buttons>
    </Form>
  )
}
