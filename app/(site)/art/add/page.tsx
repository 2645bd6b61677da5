import { AddArt } from '@/components/gallery/admin/add-art'
import { Page, PageHead } from '@/components/page/page-head'
import { requireRole } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'
import { today } from '@/lib/clock'
import { siteConfig } from '@/lib/settings/site-config'

export const metadata = { title: 'Add Art' }

const LINKS = [
  { label: 'gallery', href: PATHS.gallery },
  { label: 'many at once', href: PATHS.addManyPieces },
]

export default async function AddArtPage() {
  await requireRole('gallery_manager')
  return (
    <Page>
      <PageHead title="Add art" size="work" links={LINKS} />
      <AddArt creator={siteConfig().ownerName} today={today()} />
    </Page>
  )
}
