import { Link } from '@/components/ui/link'
import type { ReactNode } from 'react'
import { NeedsScripts } from '@/components/page/needs-scripts'
import { PageHead } from '@/components/page/page-head'
import { PATHS } from '@/lib/config/paths'
import styles from './auth-page.module.css'
import { BackLink } from './back-link'

type AuthPageProps = {
  title: string
  /** Shown without scripts, such as `Logging in`. */
  action: string
  note?: string | null
  links?: readonly { href: string; label: string }[]
  children: ReactNode
}

export function AuthPage({ title, action, note, links = [], children }: AuthPageProps) {
  return (
    <>
      <BackLink home={PATHS.home} />
      <PageHead title={title} size="form" />
      {note && <p className={`${styles.note} type-control`}>{note}</p>}
      {children}
      <NeedsScripts action={action} />
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Keeps the navigation of the header (G-20). */
export function ResetPage({ children, ...page }: Omit<AuthPageProps, 'links'>) {
  return (
    <div className={`${styles.reset} content`}>
      <AuthPage {...page}>
        <div className={styles.narrow}>{children}</div>
      </AuthPage>
    </div>
  )
}
