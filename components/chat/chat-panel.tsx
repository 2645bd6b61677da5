import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { CrossIcon } from '@/components/ui/icons'
import { OPEN_LAYER } from '@/components/ui/open-layer'
import { pressedKey } from '@/components/ui/pressed-key'
import type { ChatParties } from './chat-state'
import { Chat } from './chat'
import styles from './chat-panel.module.css'

type ChatPanelProps = ChatParties & {
  bubble: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

export function ChatPanel({ bubble, onClose, ...chat }: ChatPanelProps) {
  const panel = useRef<HTMLElement>(null)
  useClosing(panel, bubble, onClose)
  useVisibleHeight(panel)
  return (
    <section ref={panel} data-chat className={styles.panel} aria-label={`Chat with ${chat.bot}`}>
      <Chat
        {...chat}
        takesFocus
        closing={
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <CrossIcon />
          </button>
        }
      />
    </section>
  )
}

function useClosing(
  panel: RefObject<HTMLElement | null>,
  bubble: RefObject<HTMLElement | null>,
  onClose: () => void,
) {
  useLayoutEffect(() => {
    const isInside = ({ target }: Event) =>
      target instanceof Element &&
      (panel.current?.contains(target) ||
        bubble.current?.contains(target) ||
        target.closest('dialog, [popover]') !== null)
    const press = (event: Event) => isInside(event) || onClose()
    const key = (event: KeyboardEvent) => {
      if (pressedKey(event) !== 'Escape' || document.querySelector(OPEN_LAYER)) return
      // The page behind would be left.
      event.preventDefault()
      onClose()
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', key)
    }
  })
}

/** Some browsers lay the keyboard of a phone over the page and do not shrink it. */
function useVisibleHeight(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { visualViewport: visible } = window
    const fit = () => {
      const covered = innerHeight - (visible?.height ?? innerHeight) - (visible?.offsetTop ?? 0)
      panel.current?.style.setProperty('--covered', `${Math.max(0, Math.round(covered))}px`)
      panel.current?.toggleAttribute('data-scrolled', scrollY > 0)
    }
    fit()
    visible?.addEventListener('resize', fit)
    visible?.addEventListener('scroll', fit)
    return () => {
      visible?.removeEventListener('resize', fit)
      visible?.removeEventListener('scroll', fit)
    }
  }, [panel])
}
