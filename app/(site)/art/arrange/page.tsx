import type { Metadata } from 'next'
import { Arrange } from '@/components/gallery/admin/arrange'
import { Page } from '@/components/page/page'
import { PageHead } from '@/components/page/page-head'
import { loadArea } from '@/lib/area-failure'
import { requireRole } from '@/lib/auth/require-role'
import { PATHS } from '@/lib/config/paths'
import { GALLERY_TEXTS } from '@/lib/gallery/catalogue'
import { listArrangement } from '@/lib/gallery/pieces'

export const metadata: Metadata = { title: 'Arrange' }

const LINKS = [{ label: 'gallery', href: PATHS.gallery }]

export default async function ArrangePage() {
  const manager = await requireRole('gallery_manager')
  const pieces = await loadArea(GALLERY_TEXTS.fetchFailed, () => listArrangement(manager))
  return (
    <Page>
      <PageHead title="Arrange" size="work" links={LINKS} />
      {pieces.length === 0 ? (
        <p className="muted">Nothing hangs here yet.</p>
      ) : (
        <Arrange pieces={pieces} />
      )}
    </Page>
  )
}
