import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { metadataOf } from '@/app/page-metadata'
import { ContactForm } from '@/components/contact/contact-form'
import { Page } from '@/components/page/page'
import { PageHead } from '@/components/page/page-head'
import { buttonClass } from '@/components/ui/button-class'
import { Buttons } from '@/components/ui/buttons'
import { hasRole } from '@/lib/auth/permissions'
import { getViewer } from '@/lib/auth/viewer'
import { captchaConfig } from '@/lib/captcha/config'
import { PATHS } from '@/lib/config/paths'
import { siteConfig } from '@/lib/settings/site-config'

export function generateMetadata(): Promise<Metadata> {
  return metadataOf('contact')
}

export default async function ContactPage() {
  // G-103
  const viewer = await getViewer()
  if (hasRole(viewer, 'admin')) redirect(PATHS.adminUsers)
  const { ownerName, contacts } = siteConfig()
  return (
    <Page>
      <PageHead
        title="Contact"
        lead={`Write to ${ownerName} about this site, a picture, or a problem with your account.`}
      />
      {contacts.length > 0 && (
        <Buttons>
          {contacts.map(({ label, href }) => (
            <a key={label} className={buttonClass('outline')} href={href} rel="noopener me">
              {label}
            </a>
          ))}
        </Buttons>
      )}
      <ContactForm
        initial={{ name: viewer?.username ?? '', email: viewer?.email ?? '' }}
        captcha={captchaConfig()}
      />
    </Page>
  )
}
