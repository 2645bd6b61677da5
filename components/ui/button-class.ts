import styles from './button.module.css'

export type ButtonVariant = 'filled' | 'outline' | 'quiet' | 'danger'

/** The looks of a button, for links and for what needs no more of it. */
export function buttonClass(variant: ButtonVariant): string {
  return `${styles.button} ${styles[variant]}`
}
