import type { ReactNode } from 'react'
import { Buttons } from '@/components/ui/buttons'
import styles from './picture-state.module.css'

export function StateActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions}>
      <Buttons>{children}</Buttons>
    </div>
  )
}
