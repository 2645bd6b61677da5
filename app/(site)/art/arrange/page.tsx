import { OwnerTimes } from '@/app/owner-times'
import { Arrange } from '@/components/gallery/admin/arrange'
import { DeletedSection } from '@/components/page/deleted-section'
import { Page, PageHead } from '@/components/page/page-head'
import { Section } from '@/components/page/section'
import { requireRole } from '@/lib/auth/viewer'
import { loadSection } from '@/lib/pages/section-error'
import { PATHS } from '@/lib/config/paths'
import { listDeleted } from '@/lib/gallery/admin/pieces'
import { GALLERY_TEXTS } from '@/lib/gallery/catalogue'
import { listArrangement } from '@/lib/gallery/pieces'

export const metadata = { title: 'Arrange' }

const LINKS = [{ label: 'gallery', href: PATHS.gallery }]

export default async function ArrangePage() {
  const manager = await requireRole('gallery_manager')
  const [pieces, deleted] = await loadSection(GALLERY_TEXTS.fetchFailed, () =>
    Promise.all([listArrangement(manager), listDeleted(manager)]),
  )
  return (
    <Page>
      <PageHead title="Arrange" size="work" links={LINKS} />
      <Section title="Order" fact="stored with each move">
        {pieces.length === 0 ? (
          <p className="muted">Nothing hangs here yet.</p>
        ) : (
          // A restored piece mounts it again, so that the piece appears.
          <Arrange key={pieces.length} pieces={pieces} />
        )}
      </Section>
      <OwnerTimes>
        <DeletedSection
          rows={deleted}
          path="/api/gallery/[id]/restore"
          restored={GALLERY_TEXTS.restored}
        />
      </OwnerTimes>
    </Page>
  )
}
