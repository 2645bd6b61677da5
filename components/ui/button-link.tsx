import { Link } from '@/components/ui/link'
import type { ReactNode } from 'react'
import { buttonClass, type ButtonVariant } from './button'

type ButtonLinkProps = {
  href: string
  variant?: ButtonVariant
  icon?: ReactNode
  children: string
}

export function ButtonLink({ href, variant = 'outline', icon, children }: ButtonLinkProps) {
  return (
    <Link isDropped href={href} className={buttonClass(variant)}>
      {icon}
      {children}
    </Link>
  )
}
