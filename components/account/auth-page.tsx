import Link from 'next/link'
import type { ReactNode } from 'react'
import styles from './auth-page.module.css'
import { BackLink } from './back-link'

type AuthPageProps = {
  title: string
  /** Where else one may want to go. */
  links?: readonly { href: string; label: string }[]
  children: ReactNode
}

/** What the pages share on which one says who one is: a way back, a title, a form, further links. */
export function AuthPage({ title, links = [], children }: AuthPageProps) {
  return (
    <>
      <BackLink />
      <h1 className={`${styles.title} type-title`}>{title}</h1>
      {children}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <Link href={href} prefetch={false}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
