'use client'

import { useCallback, useState } from 'react'

/** A tenth of the element, or of 300 px around it, is in view. */
const NEAR: IntersectionObserverInit = { threshold: 0.1, rootMargin: '300px' }

const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Calls once; all elements share one observer. */
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

/** Stays true once the element was near the viewport. */
export function useNear(isNearFromStart: boolean) {
  const [isNear, setNear] = useState(isNearFromStart)
  const ref = useCallback(
    (element: Element | null) => (element ? watch(element, () => setNear(true)) : undefined),
    [],
  )
  return { isNear, ref }
}
