import type { ReactNode } from 'react'
import { Buttons } from '@/components/ui/button'
import styles from './table-tools.module.css'

export function TableTools({ children }: { children: ReactNode }) {
  return (
    <div className={styles.tools}>
      <Buttons>{children}</Buttons>
    </div>
  )
}
