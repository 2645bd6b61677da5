import type { Metadata } from 'next'
import {
  Changes,
  Collected,
  ContactUs,
  Cookies,
  HowUsed,
  Security,
} from '@/components/about/privacy-text'
import { TextPage } from '@/components/about/text-page'
import { now } from '@/lib/clock'
import { siteConfig } from '@/lib/config/site'
import { privacyFacts } from '@/lib/privacy/facts'

export const metadata: Metadata = { title: 'Privacy Policy' }

const LONG_DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export default function PrivacyPage() {
  const { name, ownerName, contactEmail } = siteConfig()
  const today = LONG_DATE.format(now())
  const facts = privacyFacts()
  return (
    <TextPage title="Privacy Policy" lead={`Last updated: ${today}`}>
      <p>What {name} keeps of its visitors and members, what for, and for how long.</p>
      <Collected />
      <HowUsed {...facts} />
      <Cookies {...facts} />
      <Security {...facts} />
      <Changes today={today} />
      <ContactUs email={contactEmail} ownerName={ownerName} />
    </TextPage>
  )
}
