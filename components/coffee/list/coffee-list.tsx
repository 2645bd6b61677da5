import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Empty } from '@/components/page/empty'
import { useLazy } from '@/components/ui/use-lazy'
import { COFFEE_TEXTS } from '@/lib/coffee/catalogue'
import { coffeePath, type CoffeeSection, FIRST_CARDS, firstOf } from '@/lib/coffee/list/page'
import type { Coffee, CoffeeSearch } from '@/lib/coffee/schema'
import { CoffeeCard } from '../card/coffee-card'
import { ListSection } from './list-section'
import styles from './list.module.css'
import { useMore } from './use-more'

const loadRest = async () => (await import('./rest-of-list')).RestOfList

type CoffeeListProps = {
  search: CoffeeSearch
  /** The server has chosen them for this page. */
  sections: readonly CoffeeSection[]
  total: number
  controlsOf?: ((coffee: Coffee) => ReactNode) | undefined
}

export function CoffeeList({ search, sections, total, controlsOf }: CoffeeListProps) {
  const { ref, count, height, grow } = useMore(coffeePath(search), total)
  const { Loaded: Rest, isLoading, open } = useLazy(loadRest)
  const [all, setAll] = useState<readonly CoffeeSection[] | null>(null)
  const start = ((search.page ?? 1) - 1) * FIRST_CARDS
  const isMore = start + count < total
  const hasRest = Rest !== null
  // The way back into the list is to what was shown.
  const lacksCards = height !== null && !all
  useEffect(() => {
    if (lacksCards) void open()
  }, [lacksCards, open])
  const showMore = useCallback(() => {
    if (!isMore) return
    if (all) grow()
    else if (!hasRest) void open()
  }, [isMore, all, grow, hasRest, open])
  const end = useNearEnd(showMore)
  const isFiltered = coffeePath({ ...search, sort: undefined }) !== coffeePath({})

  return (
    <>
      <div ref={ref} style={lacksCards ? { minHeight: height } : undefined}>
        {firstOf(all ?? sections, count, all ? start : 0).map((section, i) => (
          <ListSection key={section.title ?? 'all'} section={section}>
            {(coffee, index) => (
              <CoffeeCard
                coffee={coffee}
                isFirst={i === 0 && index < 3}
                controls={controlsOf?.(coffee)}
              />
            )}
          </ListSection>
        ))}
      </div>
      {total === 0 && (
        <Empty place="centre" hint={isFiltered ? undefined : 'The owner adds the cups.'}>
          {isFiltered ? COFFEE_TEXTS.noneFound : COFFEE_TEXTS.empty}
        </Empty>
      )}
      <div ref={end} className={isMore ? styles.more : undefined}>
        {Rest ? <Rest search={search} onLoaded={setAll} /> : isLoading && <LoadingMore />}
      </div>
      <PageSteps search={search} total={total} />
    </>
  )
}

function LoadingMore() {
  return (
    <p role="status" className="type-control">
      {COFFEE_TEXTS.loadingMore}
    </p>
  )
}

/** Browsers without scripts show the list by pages. */
function PageSteps({ search, total }: { search: CoffeeSearch; total: number }) {
  const { page = 1 } = search
  const pages = Math.ceil(total / FIRST_CARDS)
  if (pages < 2) return null
  return (
    <noscript>
      <p>
        Page {page} of {pages}.{' '}
        {page > 1 && (
          <a href={coffeePath({ ...search, page: page > 2 ? page - 1 : undefined })}>back</a>
        )}{' '}
        {page < pages && <a href={coffeePath({ ...search, page: page + 1 })}>more</a>}
      </p>
    </noscript>
  )
}

const NEAR_END = { threshold: 0.5, rootMargin: '1000px' }

/** Calls when the element is about to come into view, and again with each new `onNear`. */
function useNearEnd(onNear: () => void) {
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
