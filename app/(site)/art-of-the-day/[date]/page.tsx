import type { Metadata } from 'next'
import { cache } from 'react'
import { DayDiary, noteEditor } from '@/app/day-diary'
import { MissingPage, NOT_FOUND } from '@/app/missing-page'
import { pageMetadata } from '@/app/page-metadata'
import { personLink } from '@/app/person-link'
import { DayForVisitors } from '@/components/aotd/day-for-visitors'
import { LazyDayArt } from '@/components/aotd/gallery/lazy-day-art'
import styles from '@/components/aotd/guess/guess.module.css'
import { OldDayButton } from '@/components/aotd/guess/old-day-button'
import { NextPictureLine } from '@/components/aotd/next-picture-line'
import { ReportQuote } from '@/components/aotd/report-quote'
import { Page } from '@/components/page/page-head'
import type { SearchProps } from '@/components/page/read-search'
import { Walk } from '@/components/page/walk'
import { WalkStage } from '@/components/page/walk-stage'
import { GUESS_TEXTS } from '@/lib/aotd/guess/catalogue'
import { countOldEmojis } from '@/lib/aotd/guess/old-day'
import { getNextPicture } from '@/lib/aotd/next-picture'
import { findArtDayPage } from '@/lib/aotd/permalink'
import { getViewer } from '@/lib/auth/viewer'
import { captchaConfig } from '@/lib/captcha/config'
import { artDayPath, PATHS } from '@/lib/config/paths'
import { longDay } from '@/lib/format'
import { isReportable } from '@/lib/site/reports'

type DayPageProps = { params: Promise<{ date: string }> } & SearchProps

const readPage = cache(async (date: string) => findArtDayPage(await getViewer(), date))

export async function generateMetadata({ params }: DayPageProps): Promise<Metadata> {
  const page = await readPage((await params).date)
  if (!page) return NOT_FOUND
  const { dateKey, title, createdBy, authorQuote } = page
  const quote = authorQuote ? ` “${authorQuote}”` : ''
  return pageMetadata({
    path: artDayPath(dateKey),
    title: `${title}, ${longDay(dateKey)}`,
    description: `Art of the day by ${createdBy}.${quote} The picture is for members.`,
    share: { kind: 'day', id: dateKey },
    feed: 'art',
  })
}

export default async function DayPage({ params, searchParams }: DayPageProps) {
  const page = await readPage((await params).date)
  if (!page) return <MissingPage instead={{ label: 'archive', href: PATHS.artArchive }} />
  const viewer = await getViewer()
  const { dateKey, art, createdBy } = page
  const editor = await noteEditor(dateKey, searchParams)
  if (editor) return editor
  const path = artDayPath(dateKey)
  const slots = art ? 0 : await countOldEmojis(dateKey)
  const canReport = await isReportable(viewer, path)
  const author = personLink(createdBy)
  const next = <NextPictureLine {...await getNextPicture(viewer)} />
  const [before, after] = [page.previous, page.next].map(
    (day) =>
      day && { title: `${day.title}, ${longDay(day.dateKey)}`, href: artDayPath(day.dateKey) },
  )
  return (
    <Page>
      <Walk
        label="Days"
        back={{ label: 'archive', href: PATHS.artArchive }}
        previous={before ?? null}
        next={after ?? null}
      />
      <WalkStage back={PATHS.artArchive} previous={before?.href ?? null} next={after?.href ?? null}>
        {art ? (
          <>
            <LazyDayArt page={page} art={art} isReportable={canReport} author={author} />
            {next}
          </>
        ) : (
          <DayForVisitors
            day={page}
            label={`Art of the day, ${longDay(dateKey)}`}
            heading="h1"
            author={author}
            report={
              canReport && (
                <ReportQuote dateKey={dateKey} author={createdBy} captcha={captchaConfig()} />
              )
            }
            next={next}
            path={path}
          />
        )}
      </WalkStage>
      {slots > 0 && (
        <div className={styles.place}>
          <p className="type-control">{GUESS_TEXTS.fromEmojis}</p>
          <OldDayButton dateKey={dateKey} slots={slots} />
        </div>
      )}
      <DayDiary day={dateKey} emojis={art?.emojis ?? []} />
    </Page>
  )
}
