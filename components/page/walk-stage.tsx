'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, type TouchEvent, useLayoutEffect, useRef } from 'react'
import { OPEN_LAYER } from '@/components/ui/open-layer'
import { pressedKey } from '@/components/ui/pressed-key'
import styles from './walk-stage.module.css'

/** A shorter or steeper movement of a finger is no swipe. */
const SWIPE_PX = 48
const SWIPE_SLOPE = 0.5

/** Keys that are pressed there belong to it. */
const FIELD = 'input, textarea, select, [contenteditable], [data-chat]'

type WalkStageProps = {
  back: string
  previous: string | null
  next: string | null
  className?: string | undefined
  children: ReactNode
}

export function WalkStage({ back, previous, next, className = '', children }: WalkStageProps) {
  const router = useRouter()
  const start = useRef<{ x: number; y: number }>(null)

  // An effect after the paint would miss keys pressed as soon as the page is shown.
  useLayoutEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
      if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return
      if (document.querySelector(OPEN_LAYER)) return
      if (target instanceof Element && target.closest(FIELD)) return
      const paths: Record<string, string | null> = {
        ArrowLeft: previous,
        ArrowRight: next,
        Escape: back,
      }
      const path = paths[pressedKey(event)]
      if (path) router.push(path)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [router, back, previous, next])

  function touch({ touches }: TouchEvent) {
    const finger = touches[0]
    const isZoomed = (window.visualViewport?.scale ?? 1) > 1
    const isOne = touches.length === 1 && finger && !isZoomed
    start.current = isOne ? { x: finger.clientX, y: finger.clientY } : null
  }

  function release({ changedTouches }: TouchEvent) {
    const finger = changedTouches[0]
    if (!start.current || !finger) return
    const across = finger.clientX - start.current.x
    const down = finger.clientY - start.current.y
    start.current = null
    if (Math.abs(across) < SWIPE_PX || Math.abs(down) > Math.abs(across) * SWIPE_SLOPE) return
    const path = across > 0 ? previous : next
    if (path) router.push(path)
  }

  return (
    <div className={`${styles.stage} ${className}`} onTouchStart={touch} onTouchEnd={release}>
      {children}
    </div>
  )
}
