import { redirect } from 'next/navigation'
import { metadataOf } from '@/app/page-metadata'
import { ContactWays } from '@/components/contact/contact-ways'
import { ContactForm } from '@/components/contact/contact-form'
import { Imprint } from '@/components/legal/imprint'
import { NeedsScripts } from '@/components/page/needs-scripts'
import { Page, PageHead } from '@/components/page/page-head'
import { Section } from '@/components/page/section'
import { hasRole } from '@/lib/auth/permissions'
import { getViewer } from '@/lib/auth/viewer'
import { captchaConfig } from '@/lib/captcha/config'
import { PATHS } from '@/lib/config/paths'
import { contactLead } from '@/lib/contact/catalogue'
import { imprintFacts } from '@/lib/legal/catalogue'
import { legalCard } from '@/lib/settings/legal-card'
import { siteConfig } from '@/lib/settings/site-config'

export const generateMetadata = () => metadataOf('contact')

export default async function ContactPage() {
  // G-103
  const viewer = await getViewer()
  if (hasRole(viewer, 'admin')) redirect(PATHS.adminOverview)
  const { ownerName, contacts } = siteConfig()
  const card = legalCard()
  return (
    <Page>
      <PageHead title="Contact" lead={contactLead(ownerName)} />
      <ContactWays contacts={contacts} />
      <Section title="Write a message">
        <ContactForm
          initial={{ name: viewer?.username ?? '', email: viewer?.email ?? '' }}
          captcha={captchaConfig()}
        />
        <NeedsScripts action="Sending">
          {card.email && (
            <>
              {' '}
              or write to <a href={`mailto:${card.email}`}>{card.email}</a>
            </>
          )}
        </NeedsScripts>
      </Section>
      {imprintFacts(card).length > 0 && (
        <Section title="Imprint">
          <Imprint card={card} />
        </Section>
      )}
    </Page>
  )
}
