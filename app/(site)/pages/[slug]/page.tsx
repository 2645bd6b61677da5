import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { EditPageScreen } from '@/app/edit-page-screen'
import { UNKNOWN_PAGE } from '@/app/missing-page'
import { pageMetadata } from '@/app/page-metadata'
import { Imprint } from '@/components/legal/imprint'
import { PageActions } from '@/components/own-pages/page-actions'
import { PageSections } from '@/components/own-pages/page-sections'
import { Page, PageHead } from '@/components/page/page-head'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { MarkdownNodes } from '@/components/ui/markdown'
import { grantRole } from '@/lib/auth/permissions'
import { getViewer } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'
import { decodeSegment } from '@/lib/config/slug'
import { isPartOfSite, OWN_PAGE_TEXTS } from '@/lib/own-pages/catalogue'
import { PAGE_SHARE } from '@/lib/own-pages/listings'
import { excerptOf, pageNodes, partsOfPage } from '@/lib/own-pages/page-text'
import { findPage, findRenamedPage } from '@/lib/own-pages/pages'
import { pageSearch } from '@/lib/own-pages/schema'
import { loadSection } from '@/lib/pages/section-error'
import { legalCard } from '@/lib/settings/legal-card'
import { MissingAddress } from '../../missing-address'

type OwnPageProps = { params: Promise<{ slug: string }> } & SearchProps

/** Null for what the viewer does not see; another address of a page redirects (G-71, G-143). */
const readPage = cache(async (segment: string) => {
  const viewer = await getViewer()
  const slug = decodeSegment(segment)
  const [page, renamed] = await loadSection(OWN_PAGE_TEXTS.failed, async () => {
    const found = await findPage(viewer, slug)
    return [found, found ? null : await findRenamedPage(viewer, slug)]
  })
  const elsewhere = page && isPartOfSite(slug) ? page : renamed
  if (elsewhere) permanentRedirect(elsewhere.path)
  return page
})

export async function generateMetadata({ params }: OwnPageProps): Promise<Metadata> {
  const page = await readPage((await params).slug)
  if (!page) return UNKNOWN_PAGE
  const { _id, path, title } = page
  const share = { kind: PAGE_SHARE, id: _id }
  return pageMetadata({ path, title, feed: 'pages', description: excerptOf(page), share })
}

export default async function OwnPage({ params, searchParams }: OwnPageProps) {
  const page = await readPage((await params).slug)
  if (!page) return <MissingAddress path={`${PATHS.pages}/${(await params).slug}`} />
  const admin = grantRole(await getViewer(), 'admin')
  const { mode, version } = await readSearch(pageSearch, searchParams)
  if (mode === 'edit' && admin)
    return <EditPageScreen page={page} admin={admin} version={version} />
  const { lead, opening, sections } = partsOfPage(pageNodes(page))
  return (
    <Page>
      <PageHead
        title={page.title}
        lead={lead && <MarkdownNodes nodes={lead} />}
        actions={admin && <PageActions page={page} />}
      />
      {page.state === 'draft' && <p className="muted">A draft: only you see it.</p>}
      {page.slug === 'imprint' && <Imprint card={legalCard()} />}
      <PageSections opening={opening} sections={sections} />
    </Page>
  )
}
