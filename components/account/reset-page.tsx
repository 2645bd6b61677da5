import type { ReactNode } from 'react'
import { AuthPage } from './auth-page'
import styles from './reset-page.module.css'

/** One of the two pages to a new password; they keep the header's navigation (G-20). */
export function ResetPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`${styles.page} content`}>
      <AuthPage title={title}>{children}</AuthPage>
    </div>
  )
}
