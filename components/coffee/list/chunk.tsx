'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './list.module.css'

/** Twelve fill the rows of one, two, three and four columns. */
export const CHUNK_CARDS = 12

const AROUND = { rootMargin: '2000px' }

/** Cards far from the view are taken out; an empty place of their height stays. */
export function Chunk({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLUListElement>(null)
  const [height, setHeight] = useState<number | null>(null)

  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const observer = new IntersectionObserver((entries) => {
      const isNear = entries.at(-1)?.isIntersecting ?? true
      if (isNear) setHeight(null)
      else if (!element.contains(document.activeElement)) setHeight(element.offsetHeight)
    }, AROUND)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <ul
      ref={ref}
      className={styles.grid}
      style={height === null ? undefined : { height }}
      aria-hidden={height !== null || undefined}
    >
      {height === null && children}
    </ul>
  )
}
