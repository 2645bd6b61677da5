import { type KeyboardEvent, useEffect, useRef } from 'react'
import { icon } from '@/components/ui/icon'
import { pressedKey } from '@/components/ui/pressed-key'
import { CHAT_TEXTS } from '@/lib/chat/catalogue'
import { isBlank } from '@/lib/config/blank'
import type { ChatOwner } from './chat-state'
import styles from './chat.module.css'
import { setDraft, useDraft } from './draft'

const SendIcon = icon(<path d="M3.5 12h17m-7-7 7 7-7 7" />)

type ChatFormProps = {
  owner: ChatOwner
  ask: (text: string) => void
  isPending: boolean
  takesFocus?: boolean | undefined
}

export function ChatForm({ owner, ask, isPending, takesFocus = false }: ChatFormProps) {
  const draft = useDraft(owner)
  const input = useRef<HTMLTextAreaElement>(null)

  // With a touch screen the focus would open the keyboard over the chat.
  useEffect(() => {
    if (takesFocus && !matchMedia('(pointer: coarse)').matches)
      input.current?.focus({ preventScroll: true })
  }, [takesFocus])

  function sendByEnter(event: KeyboardEvent) {
    if (pressedKey(event) !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    ask(draft)
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        ask(draft)
      }}
    >
      <textarea
        ref={input}
        className={styles.input}
        rows={1}
        aria-label="Message"
        placeholder={CHAT_TEXTS.placeholder}
        value={draft}
        onChange={({ target }) => setDraft(owner, target.value)}
        onKeyDown={sendByEnter}
      />
      <button
        className={styles.send}
        aria-label="Send"
        aria-disabled={isPending || isBlank(draft) || undefined}
      >
        <SendIcon />
      </button>
    </form>
  )
}
