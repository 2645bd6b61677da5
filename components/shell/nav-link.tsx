'use client'

import { Link } from '@/components/ui/link'
import { usePathname } from 'next/navigation'
import { isWithin } from './is-within'

type NavLinkProps = {
  href: string
  label: string
  /** Decided by the address where it is left out. */
  isCurrent?: boolean
  className?: string | undefined
  onClick?: () => void
}

export function NavLink({ href, label, isCurrent, className, onClick }: NavLinkProps) {
  const isHere = isWithin(usePathname(), href)
  return (
    <Link
      isDropped
      href={href}
      className={className}
      aria-current={(isCurrent ?? isHere) ? 'page' : undefined}
      onClick={onClick}
    >
      {label}
    </Link>
  )
}
