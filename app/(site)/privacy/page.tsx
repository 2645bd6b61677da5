import {
  Changes,
  Collected,
  ContactUs,
  Cookies,
  HowUsed,
  Opening,
  Security,
} from '@/components/about/privacy-text'
import { EditPageScreen } from '@/app/edit-page-screen'
import { metadataOf } from '@/app/page-metadata'
import { EditText } from '@/components/own-pages/edit-text'
import { Page, PageHead } from '@/components/page/page-head'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { Section } from '@/components/page/section'
import { Markdown } from '@/components/ui/markdown'
import { grantRole } from '@/lib/auth/permissions'
import { getViewer } from '@/lib/auth/viewer'
import { now } from '@/lib/clock'
import { legalCard } from '@/lib/settings/legal-card'
import { longDay } from '@/lib/format'
import { TEMPLATES } from '@/lib/own-pages/catalogue'
import { pageNodes } from '@/lib/own-pages/page-text'
import { findPage } from '@/lib/own-pages/pages'
import { pageSearch } from '@/lib/own-pages/schema'
import { privacyFacts } from '@/lib/privacy/facts'
import { siteConfig } from '@/lib/settings/site-config'

export const generateMetadata = () => metadataOf('privacy')

export default async function PrivacyPage({ searchParams }: SearchProps) {
  const viewer = await getViewer()
  const admin = grantRole(viewer, 'admin')
  const page = await findPage(viewer, 'privacy')
  const { mode, version } = await readSearch(pageSearch, searchParams)
  if (mode === 'edit' && admin && page) {
    return <EditPageScreen page={page} admin={admin} version={version} />
  }
  const { name, ownerName, contactEmail } = siteConfig()
  const today = longDay(now())
  const facts = privacyFacts()
  return (
    <Page>
      <PageHead
        title="Privacy Policy"
        lead={`Last updated: ${today}`}
        actions={admin && <EditText name="privacy" isWritten={page !== null} label="add to it" />}
      />
      <Opening name={name} />
      <Collected {...facts} />
      <HowUsed {...facts} />
      <Cookies {...facts} />
      <Security {...facts} />
      <Changes today={today} />
      <ContactUs email={contactEmail} ownerName={ownerName} card={legalCard()} />
      {page && page.text !== '' && (
        <Section title={TEMPLATES.privacy.title}>
          <Markdown nodes={pageNodes(page)} />
        </Section>
      )}
    </Page>
  )
}
