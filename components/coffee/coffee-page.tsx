'use client'

import dynamic from 'next/dynamic'
import { Link } from '@/components/ui/link'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { NeedsScripts } from '@/components/page/needs-scripts'
import { Button, buttonClass } from '@/components/ui/button'
import { COFFEE_TEXTS } from '@/lib/coffee/catalogue'
import type { Coffee, CoffeeSearch } from '@/lib/coffee/schema'
import { coffeePath, type FoundCoffees } from '@/lib/coffee/list/page'
import type { DeletedRow } from '@/lib/content/catalogue'
import styles from './coffee-page.module.css'
import { CoffeeList } from './list/coffee-list'
import { FilterForm } from './list/sort-form'
import { CoffeePageProvider, type Tiles } from './page-context'

const loading = () => <p className="type-control">{COFFEE_TEXTS.loading}</p>
const AllMap = dynamic(async () => (await import('./map/all-map')).AllMap, { ssr: false, loading })
const TasteMatch = dynamic(async () => (await import('./taste/taste-match')).TasteMatch, {
  ssr: false,
  loading,
})
const Numbers = dynamic(async () => (await import('./numbers/numbers')).Numbers, {
  ssr: false,
  loading,
})
const CoffeeAdmin = dynamic(async () => (await import('./admin/coffee-admin')).CoffeeAdmin)

type CoffeePageProps = {
  search: CoffeeSearch
  found: FoundCoffees
  tiles: Tiles
  deleted: readonly DeletedRow[] | null
}

export function CoffeePage({ search, found, tiles, deleted }: CoffeePageProps) {
  return (
    <CoffeePageProvider value={{ tiles, version: found.version }}>
      {deleted ? (
        <CoffeeAdmin search={search} newest={found.newest} deleted={deleted}>
          {(controlsOf) => <View search={search} found={found} controlsOf={controlsOf} />}
        </CoffeeAdmin>
      ) : (
        <View search={search} found={found} />
      )}
    </CoffeePageProvider>
  )
}

type ViewProps = Pick<CoffeePageProps, 'search' | 'found'> & {
  controlsOf?: (coffee: Coffee) => ReactNode
}

const watchNothing = () => () => {}

function View({ search, found, controlsOf }: ViewProps) {
  const { sections, facets, total } = found
  // An address with a taste opens the match.
  const isShared = useSyncExternalStore(
    watchNothing,
    () => location.hash.startsWith('#taste='),
    () => false,
  )
  const [isTasteOpen, setTasteOpen] = useState<boolean | null>(null)
  const [hasNumbers, setHasNumbers] = useState(false)
  const hasTaste = isTasteOpen ?? isShared
  const { map, box: _, ...others } = search
  return (
    <>
      <div className={styles.tools}>
        <Link
          href={coffeePath(map ? others : { ...search, map: 'all' })}
          scroll={false}
          className={buttonClass('quiet')}
        >
          {map ? 'Hide the map of all cups' : 'Map of all cups'}
        </Link>
        <Button variant="quiet" aria-expanded={hasTaste} onClick={() => setTasteOpen(!hasTaste)}>
          Taste match
        </Button>
        <Button
          variant="quiet"
          aria-expanded={hasNumbers}
          onClick={() => setHasNumbers(!hasNumbers)}
        >
          In numbers
        </Button>
      </div>
      <NeedsScripts action="Looking at ratings, maps and numbers" />
      <FilterForm search={search} facets={facets} total={total} />
      {map && <AllMap search={search} />}
      {hasTaste && <TasteMatch />}
      {hasNumbers && <Numbers search={search} />}
      <CoffeeList search={search} sections={sections} total={total} controlsOf={controlsOf} />
    </>
  )
}
