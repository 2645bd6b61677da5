import Link from 'next/link'
import type { ReactNode } from 'react'
import { PATHS } from '@/lib/config/paths'
import styles from './admin-page.module.css'

const PAGES = [
  { label: 'users', href: PATHS.adminUsers },
  { label: 'art', href: PATHS.adminArt },
  { label: 'outbox', href: PATHS.adminOutbox },
  { label: 'audit', href: PATHS.adminAudit },
] as const

type AdminPageProps = {
  title: string
  /** The page's own address; the others are linked beside its title. */
  href: (typeof PAGES)[number]['href']
  children: ReactNode
}

/** The frame of the owner's screens. */
export function AdminPage({ title, href, children }: AdminPageProps) {
  const others = PAGES.filter((page) => page.href !== href)
  return (
    <div className={`${styles.page} content`}>
      <div className={styles.top}>
        <h1 className={`${styles.title} type-title`}>{title}</h1>
        <ul className={styles.links}>
          {others.map((page) => (
            <li key={page.href}>
              <Link href={page.href} prefetch={false}>
                {page.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {children}
    </div>
  )
}
