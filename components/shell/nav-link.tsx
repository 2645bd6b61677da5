'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { isWithin } from './is-within'

type NavLinkProps = {
  href: string
  label: string
  className?: string | undefined
  onClick?: () => void
}

/** The current page is bolder, without moving the others. */
export function NavLink({ href, label, className, onClick }: NavLinkProps) {
  const isCurrent = isWithin(usePathname(), href)
  return (
    <Link
      href={href}
      prefetch={false}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
    >
      {label}
    </Link>
  )
}
