import Link from 'next/link'
import type { ReactNode } from 'react'
import { ADMIN_ENTRIES } from '@/lib/config/navigation'
import styles from './admin-page.module.css'

type AdminPageProps = {
  title: string
  /** The page's own address; the others are linked beside its title. */
  href: string
  children: ReactNode
}

/** The frame of the owner's screens. */
export function AdminPage({ title, href, children }: AdminPageProps) {
  const others = ADMIN_ENTRIES.filter((page) => page.href !== href)
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
