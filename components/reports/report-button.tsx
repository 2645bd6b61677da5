'use client'

import { useState } from 'react'
import { useLazy } from '@/components/ui/use-lazy'
import type { CaptchaConfig } from '@/lib/captcha/catalogue'
import { REPORT_BUTTON } from '@/lib/reports/catalogue'
import styles from './report-button.module.css'

export type ReportButtonProps = {
  /** The path at which the thing is seen (G-148). */
  path: string
  /** What is reported, such as `the make by anna`. */
  about: string
  captcha?: CaptchaConfig
}

export function ReportButton(props: ReportButtonProps) {
  const dialog = useLazy(async () => (await import('./report-dialog')).ReportDialog)
  const [isOpen, setOpen] = useState(false)

  async function open() {
    if (await dialog.open()) setOpen(true)
  }

  return (
    <>
      <button
        type="button"
        className={`${styles.report} type-small`}
        aria-label={`${REPORT_BUTTON} ${props.about}`}
        aria-busy={dialog.isLoading}
        onClick={() => void open()}
      >
        {REPORT_BUTTON}
      </button>
      {isOpen && dialog.Loaded && <dialog.Loaded {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
