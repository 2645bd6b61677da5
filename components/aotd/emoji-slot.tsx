import { type ChangeEvent, useRef, useState } from 'react'
import styles from './author-form.module.css'
import { looksLikeEmoji } from '@/lib/config/emoji'

type EmojiSlotProps = {
  /** It counts from 1. */
  number: number
  emoji: string
  readOnly: boolean
  isWrong: boolean
  noteId: string
  onChange: (emoji: string) => void
  onReject: () => void
}

const SHAKE_MS = 500

export function EmojiSlot(props: EmojiSlotProps) {
  const { number, emoji, readOnly, isWrong, noteId, onChange, onReject } = props
  // Text of an unfinished input method composition.
  const [draft, setDraft] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)

  function take(text: string) {
    setDraft(null)
    const value = text.trim()
    if (value === emoji) return
    if (value === '' || looksLikeEmoji(value)) return onChange(value)
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
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  )
}

/** Only the border turns red under reduced motion. */
function shake(input: HTMLInputElement | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const places = [0, -6, 6, -6, 6, 0].map((x) => ({ transform: `translateX(${x}px)` }))
  input?.animate(places, { duration: SHAKE_MS, easing: 'ease-out' })
}
