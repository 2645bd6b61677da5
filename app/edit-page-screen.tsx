import { LazyPageEditor } from '@/components/own-pages/lazy-editor'
import { OwnerTimes } from '@/app/owner-times'
import { Moment } from '@/components/page/moment'
import { Page, PageHead } from '@/components/page/page-head'
import { Section } from '@/components/page/section'
import { Link } from '@/components/ui/link'
import type { Admin } from '@/lib/auth/permissions'
import { withQuery } from '@/lib/config/paths'
import { PAGE_LIMITS } from '@/lib/own-pages/catalogue'
import { pageNodes } from '@/lib/own-pages/page-text'
import { listVersions } from '@/lib/own-pages/pages'
import type { OwnPage } from '@/lib/own-pages/schema'

type EditPageScreenProps = {
  page: OwnPage
  admin: Admin
  /** The earlier text that the editor opens with. */
  version: string | undefined
}

export async function EditPageScreen({ page, admin, version }: EditPageScreenProps) {
  const versions = await listVersions(admin, page._id)
  const earlier = versions.find(({ replacedAt }) => replacedAt === version) ?? null
  const { path, title, updatedAt } = page
  return (
    <OwnerTimes>
      <Page>
        <PageHead title={`edit ${title}`} size="work" />
        <LazyPageEditor
          key={`${updatedAt} ${version ?? ''}`}
          page={page}
          earlier={earlier}
          nodes={pageNodes({ ...page, ...(earlier && { text: earlier.text }) })}
        />
        {versions.length > 0 && (
          <Section title="Earlier versions" fact={`the last ${PAGE_LIMITS.versions}, by their end`}>
            <ul>
              {versions.map(({ replacedAt }) => (
                <li key={replacedAt}>
                  <Link href={withQuery(path, { mode: 'edit', version: replacedAt })}>
                    <Moment isExact at={replacedAt} />
                  </Link>
                </li>
              ))}
            </ul>
          </Section>
        )}
      </Page>
    </OwnerTimes>
  )
}
