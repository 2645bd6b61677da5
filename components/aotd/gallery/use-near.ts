'use client'

import { useCallback, useState } from 'react'

/** When a picture is worth loading: a tenth of it, or of its surroundings, is in view (S2 §9). */
const NEAR: IntersectionObserverInit = { threshold: 0.1, rootMargin: '300px' }

const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Calls once, as soon as an element is near the viewport; one observer watches for all. */
function watch(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver((entries, self) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      self.unobserve(target)
      waiting.get(target)?.()
    }
  }, NEAR)
  waiting.set(element, onNear)
  observer.observe(element)
  return () => observer?.unobserve(element)
}

/** Whether an element has ever been near the viewport, and the ref that tells which. */
export function useNear(isNearFromStart: boolean) {
  const [isNear, setNear] = useState(isNearFromStart)
  const ref = useCallback(
    (element: Element | null) => (element ? watch(element, () => setNear(true)) : undefined),
    [],
  )
  return { isNear, ref }
}
