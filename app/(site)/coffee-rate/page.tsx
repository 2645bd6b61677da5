import type { Metadata } from 'next'
import { metadataOf } from '@/app/page-metadata'
import styles from '@/components/coffee/coffee-page.module.css'
import { CoffeePage } from '@/components/coffee/coffee-page'
import { PageSteps } from '@/components/coffee/list/page-steps'
import { facetsOf, filterCoffees } from '@/lib/coffee/list/filters'
import { FIRST_CARDS, firstOf, sectionsOf } from '@/lib/coffee/list/sections'
import { SortForm } from '@/components/coffee/list/sort-form'
import { Page } from '@/components/page/page'
import { PageHead } from '@/components/page/page-head'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { loadSection } from '@/lib/section-error'
import { grantRole } from '@/lib/auth/permissions'
import { getViewer } from '@/lib/auth/viewer'
import { listDeleted } from '@/lib/coffee/admin/coffees'
import { COFFEE_TEXTS } from '@/lib/coffee/catalogue'
import { listCoffees } from '@/lib/coffee/coffees'
import { mapTiles } from '@/lib/coffee/map/tiles'
import { coffeeSearch } from '@/lib/coffee/schema'

const TITLE = 'Coffee Ratings'

export function generateMetadata(): Promise<Metadata> {
  return metadataOf('coffee')
}

export default async function CoffeeRatePage({ searchParams }: SearchProps) {
  const asked = await readSearch(coffeeSearch, searchParams)
  const admin = grantRole(await getViewer(), 'admin')
  const search = admin ? asked : { ...asked, incomplete: undefined }
  const coffees = await loadSection(COFFEE_TEXTS.unreachable, listCoffees)
  const found = filterCoffees(coffees, search)
  const from = ((search.page ?? 1) - 1) * FIRST_CARDS
  return (
    <Page>
      <div className={styles.head}>
        <PageHead title={TITLE} />
        <SortForm search={search} />
      </div>
      <CoffeePage
        search={search}
        first={firstOf(sectionsOf(found, search.sort), FIRST_CARDS, from)}
        total={found.length}
        facets={facetsOf(coffees, search)}
        tiles={mapTiles()}
        admin={admin && { newest: coffees[0] ?? null, deleted: await listDeleted(admin) }}
      />
      <PageSteps search={search} total={found.length} size={FIRST_CARDS} />
    </Page>
  )
}
