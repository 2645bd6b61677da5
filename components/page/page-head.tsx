import { Link } from '@/components/ui/link'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import styles from './page-head.module.css'
import pageStyles from './page.module.css'

type PageHeadProps = {
  title: ReactNode
  /** `form` on account pages, `work` on admin pages. */
  size?: 'page' | 'home' | 'form' | 'work'
  lead?: ReactNode
  links?: readonly { label: string; href: string; icon?: ReactNode }[]
  actions?: ReactNode
}

export function PageHead({ title, size = 'page', lead, links = [], actions }: PageHeadProps) {
  return (
    <div className={`${styles.head} ${styles[size] ?? ''} ${lead ? styles.hasLead : ''}`}>
      <h1 dir="auto" className={`${styles.title} type-title`}>
        {title}
      </h1>
      {lead && <p className={`${styles.lead} type-lead`}>{lead}</p>}
      {links.length > 0 && (
        <ul className={size === 'work' ? styles.links : styles.buttons}>
          {links.map(({ label, href, icon }) => (
            <li key={href}>
              {size === 'work' ? (
                <Link href={href}>{label}</Link>
              ) : (
                <ButtonLink href={href} icon={icon}>
                  {label}
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
      )}
      {actions && <div>{actions}</div>}
    </div>
  )
}

export function Page({ children }: { children: ReactNode }) {
  return <div className={`${pageStyles.page} content`}>{children}</div>
}
