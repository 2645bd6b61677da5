import { AdminScreen } from '@/app/admin-screen'
import { EditText } from '@/components/own-pages/edit-text'
import { NewPage } from '@/components/own-pages/new-page'
import { PageTable } from '@/components/own-pages/page-table'
import { DeletedSection } from '@/components/page/deleted-section'
import { Empty } from '@/components/page/empty'
import { Section } from '@/components/page/section'
import { Buttons } from '@/components/ui/button'
import { requireRole } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'
import { pageContent } from '@/lib/own-pages/content'
import { isPartOfSite, OWN_PAGE_TEXTS, TEMPLATE_NAMES, TEMPLATES } from '@/lib/own-pages/catalogue'
import { readAllPages } from '@/lib/own-pages/pages'

export const metadata = { title: 'Pages' }

export default async function PagesPage() {
  const admin = await requireRole('admin')
  const pages = await readAllPages()
  const rows = pages.filter(({ slug }) => !isPartOfSite(slug))
  return (
    <AdminScreen title="Pages" href={PATHS.adminPages}>
      <Section title="New page">
        <NewPage />
      </Section>
      <Section title="Your pages">
        {rows.length === 0 ? (
          <Empty>You have not written a page yet.</Empty>
        ) : (
          <PageTable rows={rows.map(({ text: _, pictures: __, ...row }) => row)} />
        )}
      </Section>
      <Section title="Templates" fact="texts with a known address">
        <Buttons>
          {TEMPLATE_NAMES.map((name) => (
            <EditText
              key={name}
              name={name}
              isWritten={pages.some(({ slug }) => slug === name)}
              label={TEMPLATES[name].label}
            />
          ))}
        </Buttons>
      </Section>
      <DeletedSection
        rows={await pageContent.listDeleted(admin)}
        path="/api/pages/[id]/restore"
        restored={OWN_PAGE_TEXTS.restored}
      />
    </AdminScreen>
  )
}
