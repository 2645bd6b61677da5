import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { metadataOf } from '@/app/page-metadata'
import { ContactForm } from '@/components/contact/contact-form'
import { Imprint } from '@/components/legal/imprint'
import { Page } from '@/components/page/page'
import { PageHead } from '@/components/page/page-head'
import { Section } from '@/components/page/section'
import { buttonClass } from '@/components/ui/button-class'
import { Buttons } from '@/components/ui/buttons'
import { hasRole } from '@/lib/auth/permissions'
import { getViewer } from '@/lib/auth/viewer'
import styles from '@/components/contact/contact-form.module.css'
import { captchaConfig } from '@/lib/captcha/config'
import { PATHS } from '@/lib/config/paths'
import { imprintFacts } from '@/lib/legal/catalogue'
import { legalCard } from '@/lib/settings/legal-card'
import { siteConfig } from '@/lib/settings/site-config'

export function generateMetadata(): Promise<Metadata> {
  return metadataOf('contact')
}

export default async function ContactPage() {
  // G-103
  const viewer = await getViewer()
  if (hasRole(viewer, 'admin')) redirect(PATHS.adminOverview)
  const { ownerName, contacts } = siteConfig()
  const card = legalCard()
  return (
    <Page>
      <PageHead
        title="Contact"
        lead={`Write to ${ownerName} about this site, a picture, or a problem with your account.`}
      />
      {contacts.length > 0 && (
        <div className={styles.ways}>
          <Buttons>
            {contacts.map(({ label, href }) => (
              <a key={label} className={buttonClass('outline')} href={href} rel="noopener me">
                {label}
              </a>
            ))}
          </Buttons>
        </div>
      )}
      <Section title="Write a message">
        <ContactForm
          initial={{ name: viewer?.username ?? '', email: viewer?.email ?? '' }}
          captcha={captchaConfig()}
        />
      </Section>
      {imprintFacts(card).length > 0 && (
        <Section title="Imprint">
          <Imprint card={card} />
        </Section>
      )}
    </Page>
  )
}
