import { AdminScreen } from '@/app/admin-screen'
import { AdminPanel } from '@/components/aotd/admin/admin-panel'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { loadSection } from '@/lib/pages/section-error'
import { ART_ADMIN_TEXTS } from '@/lib/aotd/admin/catalogue'
import { findEntry, listRecentArt } from '@/lib/aotd/admin/entries'
import { panelQuery } from '@/lib/aotd/admin/schema'
import { listTrash } from '@/lib/aotd/admin/trash'
import { requireRole } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'

export const metadata = { title: 'Art admin' }

export default async function ArtAdminPage({ searchParams }: SearchProps) {
  const admin = await requireRole('admin')
  const { id, before } = await readSearch(panelQuery, searchParams)
  const [first, recent, trash] = await loadSection(ART_ADMIN_TEXTS.fetchFailed, () =>
    Promise.all([
      id === undefined ? null : findEntry(admin, id),
      listRecentArt(admin, before),
      listTrash(admin),
    ]),
  )
  return (
    <AdminScreen title="Art" href={PATHS.adminArt}>
      <AdminPanel first={first} recent={recent} isNewest={before === undefined} trash={trash} />
    </AdminScreen>
  )
}
