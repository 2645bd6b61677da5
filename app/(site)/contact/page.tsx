import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { Page } from '@/components/page/page'
import { PageHead } from '@/components/page/page-head'
import { buttonClass } from '@/components/ui/button-class'
import { Buttons } from '@/components/ui/buttons'
import { hasRole } from '@/lib/auth/permissions'
import { getViewer } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'
import { siteConfig } from '@/lib/site-config'

export const metadata: Metadata = { title: 'Contact' }

export default async function ContactPage() {
  // G-103
  if (hasRole(await getViewer(), 'admin')) redirect(PATHS.adminUsers)
  const { ownerName, socialUrls, codeHostUrl, contactEmail } = siteConfig()
  const ways = [
    { label: 'Social profile', href: socialUrls[0] },
    { label: 'Code', href: codeHostUrl },
    { label: 'E-mail', href: contactEmail && `mailto:${contactEmail}` },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []))
  return (
    <Page>
      <PageHead title="Contact" lead={`The ways to reach ${ownerName}.`} />
      {ways.length > 0 ? (
        <Buttons>
          {ways.map(({ label, href }) => (
            <a key={label} className={buttonClass('outline')} href={href} rel="noopener me">
              {label}
            </a>
          ))}
        </Buttons>
      ) : (
        <p className="muted">None has been set up yet.</p>
      )}
    </Page>
  )
}
