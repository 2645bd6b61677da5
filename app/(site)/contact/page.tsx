import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { TextPage } from '@/components/about/text-page'
import styles from '@/components/about/text-page.module.css'
import { buttonClass } from '@/components/ui/button-class'
import { hasRole } from '@/lib/auth/permissions'
import { getViewer } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'
import { siteConfig } from '@/lib/config/site'

export const metadata: Metadata = { title: 'Contact' }

export default async function ContactPage() {
  // Whoever runs the site is not the one to write to it (G-103).
  if (hasRole(await getViewer(), 'admin')) redirect(PATHS.adminUsers)
  const { ownerName, socialUrls, codeHostUrl, contactEmail } = siteConfig()
  const ways = [
    { label: 'Social profile', href: socialUrls[0] },
    { label: 'Code', href: codeHostUrl },
    { label: 'E-mail', href: contactEmail && `mailto:${contactEmail}` },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []))
  return (
    <TextPage title="Contact" lead={`The ways to reach ${ownerName}.`}>
      {ways.length > 0 ? (
        <ul className={styles.ways}>
          {ways.map(({ label, href }) => (
            <li key={label}>
              <a className={buttonClass('outline')} href={href} rel="noopener me">
                {label}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">None has been set up yet.</p>
      )}
    </TextPage>
  )
}
