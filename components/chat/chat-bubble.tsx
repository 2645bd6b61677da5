'use client'

import { usePathname } from 'next/navigation'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { icon } from '@/components/ui/icon'
import { CrossIcon } from '@/components/ui/icons'
import { useLazy } from '@/components/ui/use-lazy'
import type { ChatParties } from './chat-state'
import { useCoversControl } from './use-covers-control'
import styles from './chat-bubble.module.css'

const BubbleIcon = icon(<path d="M4 5h16v11h-8l-4 4v-4H4zm4 4h8m-8 3.5h5" />)

/** Pages with a footer have it, but not `page`, the chat's own (G-108). */
export function ChatBubble({ page, ...chat }: ChatParties & { page: string }) {
  const path = usePathname()
  const panel = useLazy(async () => (await import('./chat-panel')).ChatPanel)
  const [state, setState] = useState<'initial' | 'open' | 'closed'>('initial')
  const button = useRef<HTMLButtonElement>(null)
  const coversControl = useCoversControl(button, path)
  if (path === page) return null
  const isOpen = state === 'open'

  async function press() {
    if (isOpen) return setState('closed')
    if (panel.Loaded || (await panel.open())) setState('open')
  }

  function close() {
    flushSync(() => setState('closed'))
    button.current?.focus()
  }

  return (
    <>
      {isOpen && panel.Loaded && <panel.Loaded {...chat} bubble={button} onClose={close} />}
      <button
        ref={button}
        type="button"
        className={styles.bubble}
        aria-label={isOpen ? 'Close the chat' : `Chat with ${chat.bot}`}
        aria-expanded={isOpen}
        aria-busy={panel.isLoading || undefined}
        data-covers={coversControl || undefined}
        onClick={() => void press()}
      >
        {isOpen ? <CrossIcon size={24} /> : <BubbleIcon size={24} />}
      </button>
    </>
  )
}
