'use client'

import { type ChangeEvent, useRef, useState } from 'react'
import styles from './author-form.module.css'
import { looksLikeOneEmoji } from './one-emoji'

type EmojiSlotProps = {
  /** From 1. */
  number: number
  emoji: string
  readOnly: boolean
  isWrong: boolean
  /** Where it is said what is wrong. */
  noteId: string
  onChange: (emoji: string) => void
  onReject: () => void
}

const SHAKE_MS = 500

/** A place for one emoji; anything else is not taken, and the place shakes (S1 §5). */
export function EmojiSlot(props: EmojiSlotProps) {
  const { number, emoji, readOnly, isWrong, noteId, onChange, onReject } = props
  // What an input method is still composing is nobody's choice yet.
  const [draft, setDraft] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)

  function take(text: string) {
    setDraft(null)
    const value = text.trim()
    if (value === emoji) return
    if (value === '' || looksLikeOneEmoji(value)) return onChange(value)
    onReject()
    shake(input.current)
  }

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true
    if (isComposing) setDraft(target.value)
    else take(target.value)
  }

  return (
    <input
      ref={input}
      className={styles.slot}
      aria-label={`Emoji ${number}`}
      placeholder={String(number)}
      autoComplete="off"
      value={draft ?? emoji}
      readOnly={readOnly}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? noteId : undefined}
      onChange={change}
      onCompositionEnd={({ currentTarget }) => take(currentTarget.value)}
      // What is typed takes the place of what stands there.
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  )
}

/** Where motion is not wanted the red edge says it alone. */
function shake(input: HTMLInputElement | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const places = [0, -6, 6, -6, 6, 0].map((x) => ({ transform: `translateX(${x}px)` }))
  input?.animate(places, { duration: SHAKE_MS, easing: 'ease-out' })
}
