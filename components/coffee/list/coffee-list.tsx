'use client'

import { type ReactNode, useCallback, useId, useMemo, useState } from 'react'
import { Empty } from '@/components/page/empty'
import { COFFEE_TEXTS } from '@/lib/coffee/catalogue'
import type { Coffee, CoffeeSearch } from '@/lib/coffee/schema'
import { CoffeeCard } from '../card/coffee-card'
import type { Tiles } from '../map/tiles'
import { Chunk, CHUNK_CARDS } from './chunk'
import { coffeePath, filterCoffees } from '@/lib/coffee/list/filters'
import { Loading } from './loading'
import { type CoffeeSection, FIRST_CARDS, firstOf, sectionsOf } from '@/lib/coffee/list/sections'
import styles from './list.module.css'
import { useCoffees } from './use-coffees'
import { useMore, useNearEnd } from './use-more'

type CoffeeListProps = {
  search: CoffeeSearch
  first: readonly CoffeeSection[]
  total: number
  tiles: Tiles
  controlsOf?: ((coffee: Coffee) => ReactNode) | undefined
}

export function CoffeeList({ search, first, total, tiles, controlsOf }: CoffeeListProps) {
  const address = coffeePath(search)
  const { count, grow } = useMore(address, total)
  const [isWanted, setWanted] = useState(false)
  const { data, isError, refetch } = useCoffees(isWanted)
  const sections = useMemo(
    () => (data ? sectionsOf(filterCoffees(data, search), search.sort) : first),
    [data, search, first],
  )
  const from = ((search.page ?? 1) - 1) * FIRST_CARDS
  const shown = firstOf(sections, count, data ? from : 0)
  const isMore = from + count < total
  const isComplete = data !== undefined
  const onNear = useCallback(() => (isComplete ? grow() : setWanted(true)), [isComplete, grow])
  const end = useNearEnd(onNear)

  return (
    <>
      {shown.map((section, i) => (
        <Section key={section.title ?? 'all'} section={section}>
          {(coffee, place) => (
            <CoffeeCard
              coffee={coffee}
              tiles={tiles}
              isFirst={i === 0 && place < 3}
              controls={controlsOf?.(coffee)}
            />
          )}
        </Section>
      ))}
      {total === 0 && (
        <Empty place="centre">
          {coffeePath({ ...search, sort: undefined }) === coffeePath({})
            ? COFFEE_TEXTS.empty
            : COFFEE_TEXTS.noneFound}
        </Empty>
      )}
      {isMore && (
        <div ref={end} className={styles.more}>
          {isWanted && (
            <Loading isError={isError} refetch={refetch} words={COFFEE_TEXTS.loadingMore} />
          )}
        </div>
      )}
    </>
  )
}

type SectionProps = {
  section: CoffeeSection
  children: (coffee: Coffee, place: number) => ReactNode
}

function Section({ section: { title, count, coffees }, children }: SectionProps) {
  const id = useId()
  const starts = coffees.flatMap((_, i) => (i % CHUNK_CARDS === 0 ? [i] : []))
  const chunks = starts.map((start) => (
    <Chunk key={start}>
      {coffees.slice(start, start + CHUNK_CARDS).map((coffee, i) => (
        <li key={coffee._id} className={styles.item}>
          {children(coffee, start + i)}
        </li>
      ))}
    </Chunk>
  ))
  if (title === null) {
    return (
      <section aria-labelledby={id}>
        <h2 id={id} className="visually-hidden">
          Coffees ({count})
        </h2>
        {chunks}
      </section>
    )
  }
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title} <span className="muted">({count})</span>
      </h2>
      {chunks}
    </section>
  )
}
