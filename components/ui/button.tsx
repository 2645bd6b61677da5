import type { ComponentProps } from 'react'
import { buttonClass, type ButtonVariant } from './button-class'
import styles from './button.module.css'
import { usableHoverText } from './hover-text'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  variant?: ButtonVariant
  /** Work is under way: the button keeps its place and its focus, and takes no second press. */
  busy?: boolean
  wide?: boolean
  /** Stands in the place of the words while they are pointed at, where it fits (S1 §5). */
  hoverText?: string
}

export function Button({
  variant = 'outline',
  busy = false,
  wide = false,
  type = 'button',
  onClick,
  hoverText,
  children,
  ...rest
}: ButtonProps) {
  const other = typeof children === 'string' ? usableHoverText(children, hoverText) : null
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
        {other === null ? (
          children
        ) : (
          <>
            <span className={styles.words}>{children}</span>
            <span className={styles.other} aria-hidden="true">
              {other}
            </span>
          </>
        )}
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
