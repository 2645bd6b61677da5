import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { metadataOf } from '@/app/page-metadata'
import { Page } from '@/components/page/page'
import { PageHead } from '@/components/page/page-head'
import { buttonClass } from '@/components/ui/button-class'
import { Buttons } from '@/components/ui/buttons'
import { hasRole } from '@/lib/auth/permissions'
import { getViewer } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'
import { siteConfig } from '@/lib/settings/site-config'

export function generateMetadata(): Promise<Metadata> {
  return metadataOf('contact')
}

export default async function ContactPage() {
  // G-103
  if (hasRole(await getViewer(), 'admin')) redirect(PATHS.adminOverview)
  const { ownerName, contacts } = siteConfig()
  return (
    <Page>
      <PageHead
        title="Contact"
        lead={
          contacts.length > 0 &&
          `Write to ${ownerName} about this site, a picture, or a problem with your account.`
        }
      />
      {contacts.length > 0 ? (
        <Buttons>
          {contacts.map(({ label, href }) => (
            <a key={label} className={buttonClass('outline')} href={href} rel="noopener me">
              {label}
            </a>
          ))}
        </Buttons>
      ) : (
        <p className="muted">There is no way to write to the owner of this site yet.</p>
      )}
    </Page>
  )
}
