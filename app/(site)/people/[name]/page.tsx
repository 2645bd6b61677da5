import type { Metadata } from 'next'
import { cache } from 'react'
import { MissingPage, NOT_FOUND } from '@/app/missing-page'
import { Empty } from '@/components/page/empty'
import { Page, PageHead } from '@/components/page/page-head'
import { Section } from '@/components/page/section'
import { PersonEntries } from '@/components/people/person-entries'
import { getViewer } from '@/lib/auth/viewer'
import { decodeSegment } from '@/lib/config/slug'
import { counted, shortDay } from '@/lib/format'
import { findPersonPage } from '@/lib/site/person-page'

type PersonPageProps = { params: Promise<{ name: string }> }

const readPage = cache(async (name: string) => findPersonPage(await getViewer(), name))

export async function generateMetadata({ params }: PersonPageProps): Promise<Metadata> {
  const name = decodeSegment((await params).name)
  return (await readPage(name)) ? { title: name } : NOT_FOUND
}

/** G-160 */
export default async function PersonScreen({ params }: PersonPageProps) {
  const name = decodeSegment((await params).name)
  const page = await readPage(name)
  if (!page) return <MissingPage />
  const { userEmoji, joinedAt, sections } = page
  return (
    <Page>
      <PageHead
        title={userEmoji ? `${userEmoji}\u00a0${name}` : name}
        lead={joinedAt && `joined ${shortDay(joinedAt)}`}
      />
      {sections.length === 0 && (
        <Empty place="centre">{`What ${name} paints, cooks and earns will stand here.`}</Empty>
      )}
      {sections.map(({ title, noun, entries }) => (
        <Section key={title} title={title} fact={counted(entries.length, noun)}>
          <PersonEntries entries={entries} />
        </Section>
      ))}
    </Page>
  )
}
