import { useCallback, useState } from 'react'

const waiting = new WeakMap<Element, () => void>()
const observers = new Map<string, IntersectionObserver>()

/** A tenth of the element, or of this margin around it, is in view. */
function observerOf(rootMargin: string): IntersectionObserver {
  const known = observers.get(rootMargin)
  if (known) return known
  const observer = new IntersectionObserver(
    (entries, self) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        self.unobserve(target)
        waiting.get(target)?.()
      }
    },
    { threshold: 0.1, rootMargin },
  )
  observers.set(rootMargin, observer)
  return observer
}

function watch(element: Element, margin: string, onNear: () => void): () => void {
  const observer = observerOf(margin)
  waiting.set(element, onNear)
  observer.observe(element)
  return () => observer.unobserve(element)
}

export function useNear(isNearFromStart: boolean, margin = '300px') {
  const [isNear, setNear] = useState(isNearFromStart)
  const ref = useCallback(
    (element: Element | null) =>
      element ? watch(element, margin, () => setNear(true)) : undefined,
    [margin],
  )
  return { isNear, ref }
}
