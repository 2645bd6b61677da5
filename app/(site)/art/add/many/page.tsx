import { AddMany } from '@/components/gallery/admin/add-many'
import { Page, PageHead } from '@/components/page/page-head'
import { requireRole } from '@/lib/auth/viewer'
import { today } from '@/lib/clock'
import { PATHS } from '@/lib/config/paths'
import { siteConfig } from '@/lib/settings/site-config'

export const metadata = { title: 'Add Many' }

const LINKS = [
  { label: 'gallery', href: PATHS.gallery },
  { label: 'one piece', href: PATHS.addArt },
  { label: 'arrange', href: PATHS.arrangeArt },
]

export default async function AddManyPage() {
  await requireRole('gallery_manager')
  return (
    <Page>
      <PageHead title="Add many" size="work" links={LINKS} />
      <AddMany creator={siteConfig().ownerName} today={today()} />
    </Page>
  )
}
