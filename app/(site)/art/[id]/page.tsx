import type { Metadata } from 'next'
import { cache } from 'react'
import { Description } from '@/app/description'
import { MissingPage, NOT_FOUND } from '@/app/missing-page'
import { pageMetadata } from '@/app/page-metadata'
import { StructuredData } from '@/app/structured-data'
import { PieceActions } from '@/components/gallery/admin/piece-actions'
import { PieceView } from '@/components/gallery/piece-view'
import { Page } from '@/components/page/page-head'
import { ReportButton } from '@/components/reports/report-button'
import { captchaConfig } from '@/lib/captcha/config'
import { loadSection } from '@/lib/pages/section-error'
import { getViewer } from '@/lib/auth/viewer'
import { piecePath } from '@/lib/config/paths'
import { GALLERY_TEXTS } from '@/lib/gallery/catalogue'
import { pieceJsonLd } from '@/lib/gallery/listings'
import { findPiecePage } from '@/lib/gallery/piece-page'
import { plainDescription } from '@/lib/markdown/plain-text'
import { isReportable } from '@/lib/site/reports'
import { siteConfig } from '@/lib/settings/site-config'

type PieceProps = { params: Promise<{ id: string }> }

const readPage = cache(async (id: string) => {
  const load = async () => findPiecePage(await getViewer(), id)
  return loadSection(GALLERY_TEXTS.fetchFailed, load)
})

export async function generateMetadata({ params }: PieceProps): Promise<Metadata> {
  const page = await readPage((await params).id)
  if (!page) return NOT_FOUND
  const { _id, title, creator, description, altText } = page.piece
  return pageMetadata({
    path: piecePath(_id),
    title,
    feed: 'gallery',
    altText,
    description: plainDescription(description) || `${title}, by ${creator}.`,
    // Link previews are fetched without a session, so they never reach a hidden piece.
    share: { kind: 'piece', id: _id },
  })
}

export default async function PiecePage({ params }: PieceProps) {
  const page = await readPage((await params).id)
  if (!page) return <MissingPage />
  const viewer = await getViewer()
  const path = piecePath(page.piece._id)
  return (
    <Page>
      <PieceView
        {...page}
        description={<Description text={page.piece.description} />}
        actions={page.piece.isEditable && <PieceActions piece={page.piece} />}
        report={
          (await isReportable(viewer, path)) && (
            <ReportButton
              path={path}
              about="this piece"
              {...(!viewer && { captcha: captchaConfig() })}
            />
          )
        }
      />
      <StructuredData value={pieceJsonLd(page.piece, siteConfig().url)} />
    </Page>
  )
}
