import { useLayoutEffect, useMemo } from 'react'
import { COFFEE_TEXTS } from '@/lib/coffee/catalogue'
import { filterCoffees } from '@/lib/coffee/list/filters'
import type { CoffeeSection } from '@/lib/coffee/list/page'
import { sectionsOf } from '@/lib/coffee/list/sections'
import type { Coffee, CoffeeSearch } from '@/lib/coffee/schema'
import { AllCoffees } from '../all-coffees'

type RestOfListProps = {
  search: CoffeeSearch
  /** Null where the list of a new version does not arrive. */
  onLoaded: (sections: readonly CoffeeSection[] | null) => void
}

/** Loads what the first cards leave out; the list that shows it was there before any query. */
export function RestOfList({ search, onLoaded }: RestOfListProps) {
  return (
    <AllCoffees loading={COFFEE_TEXTS.loadingMore}>
      {(coffees) => <Report coffees={coffees} search={search} onLoaded={onLoaded} />}
    </AllCoffees>
  )
}

/** Reports before the browser paints, so that no list of a former search is seen. */
function Report({ coffees, search, onLoaded }: RestOfListProps & { coffees: readonly Coffee[] }) {
  const sections = useMemo(
    () => sectionsOf(filterCoffees(coffees, search), search.sort),
    [coffees, search],
  )
  useLayoutEffect(() => {
    onLoaded(sections)
    return () => onLoaded(null)
  }, [sections, onLoaded])
  return null
}
