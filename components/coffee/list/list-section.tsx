import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { CoffeeSection } from '@/lib/coffee/list/page'
import type { Coffee } from '@/lib/coffee/schema'
import styles from './list.module.css'

/** Twelve fill the rows of one, two, three and four columns. */
const CHUNK_CARDS = 12

const AROUND = { rootMargin: '2000px' }

type ListSectionProps = {
  section: CoffeeSection
  children: (coffee: Coffee, index: number) => ReactNode
}

export function ListSection({ section: { title, count, coffees }, children }: ListSectionProps) {
  const id = useId()
  const starts = coffees.flatMap((_, i) => (i % CHUNK_CARDS === 0 ? [i] : []))
  return (
    <section className={title === null ? undefined : styles.section} aria-labelledby={id}>
      {title === null ? (
        <h2 id={id} className="visually-hidden">
          Coffees ({count})
        </h2>
      ) : (
        <h2 id={id} className={styles.title}>
          {title} <span className="muted">({count})</span>
        </h2>
      )}
      {starts.map((start) => (
        <Chunk key={start}>
          {coffees.slice(start, start + CHUNK_CARDS).map((coffee, i) => (
            <li key={coffee._id} className={styles.item}>
              {children(coffee, start + i)}
            </li>
          ))}
        </Chunk>
      ))}
    </section>
  )
}

function Chunk({ children }: { children: ReactNode }) {
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
