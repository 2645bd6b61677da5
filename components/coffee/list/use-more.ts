'use client'

import { useCallback, useState, useSyncExternalStore } from 'react'
import { FIRST_CARDS } from '@/lib/coffee/list/page'

/** Cards at first and with each step, on wide screens and up to 768 px. */
const SIZES = { wide: { first: FIRST_CARDS, more: 48 }, small: { first: 12, more: 24 } } as const
const SMALL = '(width <= 768px)'
const NEAR_END = { threshold: 0.5, rootMargin: '1000px' }

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(SMALL)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export function useMore(list: string, total: number) {
  const isSmall = useSyncExternalStore(
    watchWidth,
    () => matchMedia(SMALL).matches,
    () => false,
  )
  const { first, more } = isSmall ? SIZES.small : SIZES.wide
  const key = `${list} ${first}`
  const [state, setState] = useState({ key, count: first as number })
  const count = state.key === key ? state.count : first
  const grow = useCallback(
    () => setState({ key, count: Math.min(total, count + more) }),
    [key, total, count, more],
  )
  return { count, grow }
}

/** Calls when the element is about to come into view, and again with each new `onNear`. */
export function useNearEnd(onNear: () => void) {
  return useCallback(
    (element: Element | null) => {
      if (!element) return undefined
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear()
      }, NEAR_END)
      observer.observe(element)
      return () => observer.disconnect()
    },
    [onNear],
  )
}
