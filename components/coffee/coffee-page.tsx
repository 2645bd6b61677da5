'use client'

import dynamic from 'next/dynamic'
import { Link } from '@/components/ui/link'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { COFFEE_TEXTS } from '@/lib/coffee/catalogue'
import type { Coffee, CoffeeSearch } from '@/lib/coffee/schema'
import type { DeletedRow } from '@/lib/content/catalogue'
import styles from './coffee-page.module.css'
import { CoffeeList } from './list/coffee-list'
import { coffeePath, type Facet } from './list/filters'
import type { CoffeeSection } from './list/list'
import { FilterForm } from './list/sort-form'
import { CoffeesProvider } from './list/use-coffees'
import type { Tiles } from './map/tiles'

const loading = () => <p className="type-control">{COFFEE_TEXTS.loading}</p>
const AllMap = dynamic(async () => (await import('./map/all-map')).AllMap, { ssr: false, loading })
const TasteMatch = dynamic(async () => (await import('./taste/taste-match')).TasteMatch, {
  ssr: false,
  loading,
})
const CoffeeAdmin = dynamic(async () => (await import('./admin/coffee-admin')).CoffeeAdmin)

type CoffeePageProps = {
  search: CoffeeSearch
  first: readonly CoffeeSection[]
  total: number
  facets: readonly Facet[]
  tiles: Tiles
  admin: { newest: Coffee | null; deleted: readonly DeletedRow[] } | null
}

export function CoffeePage(props: CoffeePageProps) {
  return (
    <CoffeesProvider>
      {props.admin ? (
        <CoffeeAdmin search={props.search} {...props.admin}>
          {(controlsOf) => <View {...props} controlsOf={controlsOf} />}
        </CoffeeAdmin>
      ) : (
        <View {...props} />
      )}
    </CoffeesProvider>
  )
}

type ViewProps = CoffeePageProps & { controlsOf?: (coffee: Coffee) => ReactNode }

const watchNothing = () => () => {}

function View({ search, first, total, facets, tiles, controlsOf }: ViewProps) {
  // An address with a taste opens the match.
  const isShared = useSyncExternalStore(
    watchNothing,
    () => location.hash.startsWith('#taste='),
    () => false,
  )
  const [isTasteOpen, setTasteOpen] = useState<boolean | null>(null)
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
      </div>
      <FilterForm search={search} facets={facets} total={total} />
      {map && <AllMap search={search} tiles={tiles} />}
      {hasTaste && <TasteMatch />}
      <CoffeeList
        search={search}
        first={first}
        total={total}
        tiles={tiles}
        controlsOf={controlsOf}
      />
    </>
  )
}
