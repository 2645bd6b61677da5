'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { isWithin } from '@/lib/config/navigation'

type NavLinkProps = {
  href: string
  label: string
  className?: string | undefined
  onClick?: () => void
}

/** A link of the shell; the place where one is becomes bolder, and nothing moves. */
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
