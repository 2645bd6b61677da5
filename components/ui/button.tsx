import type { ComponentProps } from 'react'
import styles from './button.module.css'

export type ButtonVariant = 'filled' | 'outline' | 'quiet' | 'danger'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  variant?: ButtonVariant
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
      className={`${buttonClass(variant)} ${wide ? styles.wide : ''}`}
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

function BusySquares() {
  return (
    <span className={styles.squares} aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
  )
}

export function buttonClass(variant: ButtonVariant): string {
  return `${styles.button} ${styles[variant]}`
}
