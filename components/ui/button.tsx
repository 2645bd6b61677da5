import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import rowStyles from './buttons.module.css'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  variant?: ButtonVariant
  /** Keeps the size and focus, and ignores presses. */
  busy?: boolean
  wide?: boolean
}

export function Button(props: ButtonProps) {
  const { variant = 'outline', busy = false, wide = false, onClick, children, ...rest } = props
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...rest}
      className={`${buttonClass(variant)} ${wide ? styles.wide : ''}`}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span className={styles.label}>
        {busy && (
          <span className={styles.squares} aria-hidden="true">
            <span />
            <span />
            <span />
          </span>
        )}
        {children}
      </span>
    </button>
  )
}

export type ButtonVariant = 'filled' | 'outline' | 'quiet' | 'danger'

export function buttonClass(variant: ButtonVariant): string {
  return `${styles.button} ${styles[variant]}`
}

export function Buttons({ children }: { children: ReactNode }) {
  return <div className={rowStyles.buttons}>{children}</div>
}
