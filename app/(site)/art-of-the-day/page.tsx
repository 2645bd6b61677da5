import type { ReactNode } from 'react'
import { z } from 'zod'
import { metadataOf } from '@/app/page-metadata'
import { personLink } from '@/app/person-link'
import { PanelPlace } from '@/components/aotd/admin/panel-place'
import { DayForVisitors } from '@/components/aotd/day-for-visitors'
import styles from '@/components/aotd/guess/guess.module.css'
import { ProposeButton } from '@/components/aotd/guess/propose-button'
import { MemberArt } from '@/components/aotd/member-art'
import { NextPictureLine } from '@/components/aotd/next-picture-line'
import { PageHead } from '@/components/page/page-head'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { WalkStage } from '@/components/page/walk-stage'
import { ART_TEXTS } from '@/lib/aotd/catalogue'
import { PROPOSAL_TEXTS } from '@/lib/aotd/guess/catalogue'
import { getTodayPage } from '@/lib/aotd/info'
import { getNextPicture } from '@/lib/aotd/next-picture'
import { findArtDayPage, findDayBefore } from '@/lib/aotd/permalink'
import { getViewer } from '@/lib/auth/viewer'
import { captchaConfig } from '@/lib/captcha/config'
import { artDayPath, PATHS } from '@/lib/config/paths'
import { longDay } from '@/lib/format'
import { GuessPlace } from './guess-place'
import { readDayColours } from '../../day-colours'

const TITLE = 'Art of the Day'
const YOUR_GALLERY = { label: 'your gallery', href: PATHS.artGallery }
const ARCHIVE = { label: 'archive', href: PATHS.artArchive }

export const generateMetadata = () => metadataOf('art-of-the-day')

/** `?panel=1` asks for the admin panel (G-135). */
const artSearch = z.object({ panel: z.literal('1').optional().catch(undefined) })

export default async function ArtOfTheDayPage({ searchParams }: SearchProps) {
  const viewer = await getViewer()
  const page = await getTodayPage(viewer)
  const next = await getNextPicture(viewer)
  const before = await findDayBefore(page.dateKey)
  const previous = before && artDayPath(before)
  const { panel } = await readSearch(artSearch, searchParams)
  const links = [
    ...(viewer ? [YOUR_GALLERY] : []),
    ARCHIVE,
    ...(previous ? [{ label: 'previous day', href: previous }] : []),
  ]
  return (
    <div className="content">
      <PageHead title={TITLE} links={links} />
      <WalkStage back={PATHS.artArchive} previous={previous} next={null}>
        {viewer ? (
          <>
            <MemberArt
              page={page}
              author={page.info && personLink(page.info.createdBy)}
              next={next}
            />
            <GuessPlace viewer={viewer} />
            {!page.info && (
              <noscript>
                <p className="type-control">
                  This page cannot start a picture without JavaScript. Reload it to see whether
                  there is one.
                </p>
              </noscript>
            )}
          </>
        ) : (
          <>
            <VisitorsDay today={page.dateKey} next={<NextPictureLine {...next} />} />
            <div className={styles.place}>
              <ProposeButton label={PROPOSAL_TEXTS.button} captcha={captchaConfig()} />
            </div>
          </>
        )}
      </WalkStage>
      <PanelPlace viewer={viewer} isAsked={panel === '1'} />
    </div>
  )
}

/** Today's picture, else the newest one. */
async function VisitorsDay({ today, next }: { today: string; next: ReactNode }) {
  const { day: coloured } = await readDayColours()
  const day = coloured && (await findArtDayPage(null, coloured.dateKey))
  return (
    <DayForVisitors
      day={day}
      label={labelOf(day?.dateKey, today)}
      heading="h2"
      author={day && personLink(day.createdBy)}
      next={next}
      path={PATHS.artOfTheDay}
    />
  )
}

function labelOf(dateKey: string | undefined, today: string): string {
  if (dateKey === undefined) return ART_TEXTS.nobodyYet
  if (dateKey === today) return `Today’s picture, ${longDay(today)}`
  return `${ART_TEXTS.notStartedToday} The newest is of ${longDay(dateKey)}`
}
