'use client'

import { useRouter } from 'next/navigation'
import { type SubmitEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { showToast } from '@/components/ui/show-toast'
import { ApiError } from '@/lib/http/client'
import { EMOJI_MAX, looksLikeEmoji, PROFILE_TEXTS } from '@/lib/account/profile/catalogue'
import { addEmoji } from '@/lib/account/profile/queries'
import styles from './profile.module.css'

/** For whoever has no emoji: a button that opens into a field (S1 §4). */
export function EmojiForm() {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const [emoji, setEmoji] = useState('')
  const [busy, setBusy] = useState(false)
  const isWrong = emoji !== '' && !looksLikeEmoji(emoji)

  function close() {
    setOpen(false)
    setWasOpen(true)
    setEmoji('')
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || isWrong || emoji === '') return
    setBusy(true)
    try {
      const { userEmoji } = await addEmoji(emoji)
      void showToast('success', `Emoji submitted successfully! ${userEmoji}`)
      router.refresh()
      close()
    } catch (error) {
      const said = error instanceof ApiError && error.status > 0 ? error.message : null
      void showToast(
        'error',
        said ? `Failed to submit emoji: ${said}` : 'Failed to submit emoji. Please try again.',
      )
    }
    setBusy(false)
  }

  if (!isOpen) {
    return (
      <div className={styles.actions}>
        <Button autoFocus={wasOpen} onClick={() => setOpen(true)}>
          Add Emoji
        </Button>
      </div>
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        label="Emoji"
        name="emoji"
        autoComplete="off"
        autoFocus
        maxLength={EMOJI_MAX}
        value={emoji}
        onChange={({ target }) => setEmoji(target.value.trim())}
        error={isWrong ? PROFILE_TEXTS.emojiInvalid : undefined}
      />
      <p className="aloud" role="alert">
        {isWrong && PROFILE_TEXTS.emojiInvalid}
      </p>
      <div className={styles.actions}>
        <Button type="submit" variant="filled" busy={busy} disabled={isWrong || emoji === ''}>
          Submit
        </Button>
        <Button onClick={close}>Cancel</Button>
      </div>
    </form>
  )
}
