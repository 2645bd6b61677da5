import styles from './button.module.css'

export type ButtonVariant = 'filled' | 'outline' | 'quiet' | 'danger'

export function buttonClass(variant: ButtonVariant): string {
  return `${styles.button} ${styles[variant]}`
}
