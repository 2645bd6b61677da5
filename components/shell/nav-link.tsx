'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import styles from './header.module.css'

type NavLinkProps = { href: string; label: string }

/** A link of the header; the place where one is becomes bolder, and nothing moves. */
export function NavLink({ href, label }: NavLinkProps) {
  const pathname = usePathname()
  const isCurrent = pathname === href || (href !== '/' && pathname.startsWith(`${href}/`))
  return (
    <Link
      href={href}
      prefetch={false}
      className={styles.link}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {label}
    </Link>
  )
}
