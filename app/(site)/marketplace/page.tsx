import type { Metadata } from 'next'
import { Description } from '@/app/description'
import { OwnerTimes } from '@/app/owner-times'
import { metadataOf } from '@/app/page-metadata'
import { StructuredData } from '@/app/structured-data'
import { Empty } from '@/components/page/empty'
import { NeedsScripts } from '@/components/page/needs-scripts'
import { Page, PageHead } from '@/components/page/page-head'
import { cursorSteps, Pager } from '@/components/page/pager'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { LazyAdmin, LazyControls, LazyDeleted } from '@/components/store/admin/lazy-admin'
import { ItemCard } from '@/components/store/item-card'
import { Link } from '@/components/ui/link'
import { loadSection } from '@/lib/pages/section-error'
import { grantRole } from '@/lib/auth/permissions'
import { getViewer } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'
import { priceNotes } from '@/lib/legal/catalogue'
import { legalCard } from '@/lib/settings/legal-card'
import { siteConfig } from '@/lib/settings/site-config'
import { STORE_ADMIN_TEXTS } from '@/lib/store/admin/catalogue'
import { storeContent } from '@/lib/store/content'
import { STORE_TEXTS } from '@/lib/store/catalogue'
import { listShownItems } from '@/lib/store/items'
import { storeJsonLd } from '@/lib/store/listings'
import { storeSearch } from '@/lib/store/schema'

export async function generateMetadata(): Promise<Metadata> {
  const { items } = await loadSection(STORE_TEXTS.unreachable, () => listShownItems(null))
  const [newest] = items
  return metadataOf('store', newest && { kind: 'item', id: newest._id })
}

const ADMIN_LINKS = [{ label: 'orders', href: PATHS.adminOrders }]

export default async function StorePage({ searchParams }: SearchProps) {
  const { cursor } = await readSearch(storeSearch, searchParams)
  const viewer = await getViewer()
  const admin = grantRole(viewer, 'admin')
  const { items, next } = await loadSection(STORE_TEXTS.unreachable, () =>
    listShownItems(viewer, cursor),
  )
  const customer = { isMember: viewer !== null, email: viewer?.email ?? '' }
  const notes = priceNotes(legalCard())
  const hasOnlySamples = items.length > 0 && items.every(({ isSample }) => isSample)
  const lead = hasOnlySamples ? STORE_TEXTS.onlySamples : STORE_TEXTS.lead
  const cards = items.map((item, i) => (
    <ItemCard
      key={item._id}
      item={item}
      description={<Description text={item.description} />}
      isFirst={i === 0}
      customer={customer}
      priceNotes={notes}
      controls={admin && <LazyControls item={{ _id: item._id, title: item.title }} />}
    />
  ))
  return (
    <Page>
      <PageHead title="store" lead={lead} links={admin ? ADMIN_LINKS : []} />
      {items.length > 0 && !hasOnlySamples && (
        <NeedsScripts action="Ordering">
          , or <Link href={PATHS.contact}>write to {siteConfig().ownerName}</Link>
        </NeedsScripts>
      )}
      {admin ? <LazyAdmin items={items} cards={cards} /> : cards}
      {items.length === 0 && (
        <Empty place="centre" hint="Prints and small things stand here once the owner adds them.">
          {STORE_TEXTS.empty}
        </Empty>
      )}
      {admin && (
        <OwnerTimes>
          <LazyDeleted
            rows={await storeContent.listDeleted(admin)}
            path="/api/store/[id]/restore"
            restored={STORE_ADMIN_TEXTS.restored}
          />
        </OwnerTimes>
      )}
      {items.length > 0 && <StructuredData value={storeJsonLd(items, siteConfig().url)} />}
      <Pager
        label="Pages of the store"
        {...cursorSteps({ path: PATHS.store, cursor: 'cursor', isNewest: !cursor, next })}
      />
    </Page>
  )
}
