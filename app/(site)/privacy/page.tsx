import type { Metadata } from 'next'
import {
  Changes,
  Collected,
  ContactUs,
  Cookies,
  HowUsed,
  Opening,
  Security,
} from '@/components/about/privacy-text'
import { metadataOf } from '@/app/page-metadata'
import { Page } from '@/components/page/page'
import { PageHead } from '@/components/page/page-head'
import { now } from '@/lib/clock'
import { legalCard } from '@/lib/settings/legal-card'
import { siteConfig } from '@/lib/settings/site-config'
import { longDay } from '@/lib/format'
import { privacyFacts } from '@/lib/privacy/facts'

export function generateMetadata(): Promise<Metadata> {
  return metadataOf('privacy')
}

export default function PrivacyPage() {
  const { name, ownerName, contactEmail } = siteConfig()
  const today = longDay(now())
  const facts = privacyFacts()
  return (
    <Page>
      <PageHead title="Privacy Policy" lead={`Last updated: ${today}`} />
      <Opening name={name} />
      <Collected {...facts} />
      <HowUsed {...facts} />
      <Cookies {...facts} />
      <Security {...facts} />
      <Changes today={today} />
      <ContactUs email={contactEmail} ownerName={ownerName} card={legalCard()} />
    </Page>
  )
}
