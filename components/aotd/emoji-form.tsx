'use client'

import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/show-toast'
import { AUTHOR_TEXTS, EMOJI_SLOTS } from '@/lib/aotd/catalogue'
import { setNextEmojis } from '@/lib/aotd/queries'
import type { ReusedEmoji } from '@/lib/aotd/schema'
import { ApiError } from '@/lib/http/client'
import styles from './author-form.module.css'
import { EmojiSlot } from './emoji-slot'
import { looksLikeOneEmoji } from './one-emoji'
import { useOwnArt } from './own-art'
import { useDraft, useEarlyTexts } from './use-draft'

type EmojiFormProps = {
  /** Art day, YYYY-MM-DD. */
  dateKey: string
  onDone: () => void
}

/** What is wrong: a text, and the slots it is about. */
type Refusal = { text: string; slots: readonly number[]; reused?: readonly ReusedEmoji[] }

const EMPTY: readonly string[] = Array.from({ length: EMOJI_SLOTS }, () => '')

function slotsOf(draft: string): readonly string[] {
  return draft === '' ? EMPTY : draft.split(' ')
}

function draftOf(emojis: readonly string[]): string {
  return emojis.some(Boolean) ? emojis.join(' ') : ''
}

/** Up to three emojis that the next art is made with; each can be used once, ever (G-59, G-60). */
export function EmojiForm({ dateKey, onDone }: EmojiFormProps) {
  const { learn, catchUp } = useOwnArt(dateKey)
  const [draft, setDraft] = useDraft(`emojis of ${dateKey}`)
  const emojis = slotsOf(draft)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)
  const titleId = useId()
  const noteId = useId()
  const form = useRef<HTMLFormElement>(null)
  const isEmpty = emojis.every((emoji) => emoji === '')

  useEarlyTexts(form, (texts) =>
    setDraft((kept) =>
      draftOf(slotsOf(kept).map((emoji, i) => emojiOrNothing((texts[i] ?? '').trim()) || emoji)),
    ),
  )

  function change(slot: number, emoji: string) {
    setDraft(draftOf(emojis.map((other, i) => (i === slot ? emoji : other))))
    setRefusal(null)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const twice = emojis.flatMap((emoji, i) => (emoji && emojis.indexOf(emoji) < i ? [i] : []))
    if (twice.length > 0) setRefusal({ text: AUTHOR_TEXTS.emojisTwice, slots: twice })
    if (busy || isEmpty || twice.length > 0) return
    setBusy(true)
    setRefusal(null)
    try {
      const chosen = emojis.filter((emoji) => emoji !== '')
      const { message, nextAOTDEmojis } = await setNextEmojis(chosen, dateKey)
      void showToast('success', message, { length: 'short' })
      setDraft('')
      onDone()
      learn({ nextAOTDEmojis })
    } catch (error) {
      const found = refusalOf(error, emojis)
      setRefusal(found)
      if (!found || found.reused?.length) {
        void showToast('error', found?.text ?? AUTHOR_TEXTS.emojisFailed, { length: 'short' })
      }
      if (await catchUp(error)) onDone()
    }
    setBusy(false)
  }

  /** The button takes no press while nothing is chosen; the key says why. */
  function sayWhatIsMissing({ key }: KeyboardEvent) {
    if (key === 'Enter' && isEmpty) setRefusal({ text: AUTHOR_TEXTS.emojisMissing, slots: [0] })
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        Emojis for the next art
      </h3>
      <p className="type-control muted">One to three. An emoji can be used once, ever.</p>
      <div className={styles.slots} onKeyDown={sayWhatIsMissing}>
        {emojis.map((emoji, slot) => (
          <EmojiSlot
            key={slot}
            number={slot + 1}
            emoji={emoji}
            readOnly={busy}
            isWrong={refusal?.slots.includes(slot) ?? false}
            noteId={noteId}
            onChange={(value) => change(slot, value)}
            onReject={() => setRefusal({ text: AUTHOR_TEXTS.emojisInvalid, slots: [slot] })}
          />
        ))}
        <span className={styles.set}>
          <Button type="submit" variant="filled" busy={busy} disabled={isEmpty}>
            Set
          </Button>
        </span>
      </div>
      <div id={noteId} className={`${styles.note} type-small`} role="alert">
        {refusal && <p className={styles.wrong}>{refusal.text}</p>}
        {refusal?.reused?.map(({ emoji, date }) => (
          <p key={emoji}>
            {emoji} (used on {date})
          </p>
        ))}
      </div>
    </form>
  )
}

function emojiOrNothing(text: string): string {
  return looksLikeOneEmoji(text) ? text : ''
}

/** What the server says is wrong, and with which slots; null where it says nothing. */
function refusalOf(error: unknown, emojis: readonly string[]): Refusal | null {
  if (!(error instanceof ApiError) || error.status === 0) return null
  const reused = reusedOf(error.body)
  const slots = emojis.flatMap((emoji, i) => (reused.some((r) => r.emoji === emoji) ? [i] : []))
  return { text: error.message, slots, reused }
}

function reusedOf(body: unknown): ReusedEmoji[] {
  if (body === null || typeof body !== 'object' || !('reusedEmojis' in body)) return []
  return Array.isArray(body.reusedEmojis) ? (body.reusedEmojis as ReusedEmoji[]) : []
}
