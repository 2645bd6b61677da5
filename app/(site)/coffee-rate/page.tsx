import { metadataOf } from '@/app/page-metadata'
import styles from '@/components/coffee/coffee-page.module.css'
import { OwnerTimes } from '@/app/owner-times'
import { CoffeePage } from '@/components/coffee/coffee-page'
import { SortForm } from '@/components/coffee/list/sort-form'
import { Page, PageHead } from '@/components/page/page-head'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { loadSection } from '@/lib/pages/section-error'
import { grantRole } from '@/lib/auth/permissions'
import { getViewer } from '@/lib/auth/viewer'
import { coffeeContent } from '@/lib/coffee/content'
import { COFFEE_TEXTS } from '@/lib/coffee/catalogue'
import { mapTiles } from '@/lib/coffee/map/tiles'
import { coffeeSearch } from '@/lib/coffee/schema'
import { searchCoffees } from '@/lib/coffee/coffees'

const TITLE = 'Coffee Ratings'

export const generateMetadata = () => metadataOf('coffee')

export default async function CoffeeRatePage({ searchParams }: SearchProps) {
  const { incomplete, ...filters } = await readSearch(coffeeSearch, searchParams)
  const admin = grantRole(await getViewer(), 'admin')
  const search = admin ? { ...filters, incomplete } : filters
  const found = await loadSection(COFFEE_TEXTS.unreachable, () => searchCoffees(search))
  const deleted = admin && (await coffeeContent.listDeleted(admin))
  const coffees = <CoffeePage search={search} found={found} tiles={mapTiles()} deleted={deleted} />
  return (
    <Page>
      <div className={styles.head}>
        <PageHead title={TITLE} lead={COFFEE_TEXTS.lead} />
        <SortForm search={search} />
      </div>
      {admin ? <OwnerTimes>{coffees}</OwnerTimes> : coffees}
    </Page>
  )
}
