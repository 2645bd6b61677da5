import Link from 'next/link'
import { buttonClass, type ButtonVariant } from './button-class'

type ButtonLinkProps = { href: string; variant?: ButtonVariant; children: string }

export function ButtonLink({ href, variant = 'outline', children }: ButtonLinkProps) {
  return (
    <Link href={href} prefetch={false} className={buttonClass(variant)}>
      {children}
    </Link>
  )
}
