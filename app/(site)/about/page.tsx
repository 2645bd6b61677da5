import type { Metadata } from 'next'
import { EditPageScreen } from '@/app/edit-page-screen'
import { metadataOf, pageMetadata } from '@/app/page-metadata'
import { Follow } from '@/components/about/follow'
import { Specimens } from '@/components/aotd/specimens'
import { Entries } from '@/components/home/house-strip'
import { EditText } from '@/components/own-pages/edit-text'
import { PageSections } from '@/components/own-pages/page-sections'
import { Page, PageHead } from '@/components/page/page-head'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { Section } from '@/components/page/section'
import { Buttons } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { MarkdownNodes } from '@/components/ui/markdown'
import { grantRole } from '@/lib/auth/permissions'
import { getViewer } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'
import { TEMPLATES } from '@/lib/own-pages/catalogue'
import { PAGE_SHARE } from '@/lib/own-pages/listings'
import { excerptOf, pageNodes, partsOfPage, templateText } from '@/lib/own-pages/page-text'
import { findPage } from '@/lib/own-pages/pages'
import { pageSearch } from '@/lib/own-pages/schema'
import { isPartOn, isSignUpOpen } from '@/lib/settings/parts'
import { siteConfig } from '@/lib/settings/site-config'
import { ALL, feedSources } from '@/lib/site/feeds'
import { listIntroductions } from '@/lib/site/introductions'

export async function generateMetadata(): Promise<Metadata> {
  const page = await findPage(await getViewer(), 'about')
  if (!page?.text) return metadataOf('about')
  const { _id, path, title } = page
  const share = { kind: PAGE_SHARE, id: _id }
  return pageMetadata({ path, title, description: excerptOf(page), share })
}

export default async function AboutPage({ searchParams }: SearchProps) {
  const viewer = await getViewer()
  const admin = grantRole(viewer, 'admin')
  const page = await findPage(viewer, 'about')
  const { mode, version } = await readSearch(pageSearch, searchParams)
  if (mode === 'edit' && admin && page) {
    return <EditPageScreen page={page} admin={admin} version={version} />
  }
  const shown = page?.text
    ? page
    : { title: TEMPLATES.about.title, text: templateText('about'), pictures: [] }
  const hasArt = isPartOn('aotd')
  const { lead, opening, sections } = partsOfPage(pageNodes(shown))
  return (
    <Page>
      <PageHead
        title={shown.title}
        lead={lead && <MarkdownNodes nodes={lead} />}
        actions={
          viewer
            ? admin && <EditText name="about" isWritten={page !== null} />
            : isSignUpOpen() && <SignUp />
        }
      />
      <PageSections opening={opening} sections={[]} />
      <Section title="What is here">
        <Entries entries={await listIntroductions()} />
      </Section>
      <PageSections opening={[]} sections={sections} />
      {hasArt && (
        <Section title="Pictures">
          <Specimens />
        </Section>
      )}
      <Follow
        feeds={[{ name: ALL, title: 'everything' }, ...feedSources()].map(({ name, title }) => ({
          name,
          title,
        }))}
        url={hasArt ? siteConfig().url : null}
      />
    </Page>
  )
}

function SignUp() {
  return (
    <Buttons>
      <ButtonLink href={PATHS.register} variant="filled">
        Sign up
      </ButtonLink>
    </Buttons>
  )
}
