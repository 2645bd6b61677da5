import Link from 'next/link'
import type { ComponentProps } from 'react'
import styles from './button.module.css'

type Variant = 'filled' | 'outline' | 'quiet' | 'danger'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  variant?: Variant
  /** Work is under way: the button keeps its place and its focus, and takes no second press. */
  busy?: boolean
  wide?: boolean
}

export function Button({
  variant = 'outline',
  busy = false,
  wide = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classOf(variant, wide)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span className={styles.label}>
        {busy && <BusySquares />}
        {children}
      </span>
    </button>
  )
}

type ButtonLinkProps = { href: string; variant?: Variant; children: string }

/** A link that has the weight of a button. */
export function ButtonLink({ href, variant = 'outline', children }: ButtonLinkProps) {
  return (
    <Link href={href} prefetch={false} className={classOf(variant, false)}>
      {children}
    </Link>
  )
}

function BusySquares() {
  return (
    <span className={styles.squares} aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
  )
}

function classOf(variant: Variant, wide: boolean): string {
  return `${styles.button} ${styles[variant]} ${wide ? styles.wide : ''}`
}
