'use client'

import { lazy, Suspense } from 'react'
import { type CaptchaAction, type CaptchaConfig, needsCaptcha } from '@/lib/captcha/catalogue'
import styles from './captcha.module.css'
import { WorkCaptcha } from './work-captcha'

export type CaptchaProps = {
  action: CaptchaAction
  config: CaptchaConfig
  /** The solution to send in `g-recaptcha-response`, or null while there is none. */
  onChange: (response: string | null) => void
  /** What is wrong with the solution, such as that there is none yet. */
  error?: string | undefined
}

// What other providers need is not loaded where the site has its own.
const ProviderCaptcha = lazy(async () => ({
  default: (await import('./provider-captcha')).ProviderCaptcha,
}))

/**
 * Shows that a person, or at least a patient browser, fills in the form around it (G-43). A solution
 * counts once: after a form was sent and refused, mount it anew by another `key`.
 */
export function Captcha({ action, config, onChange, error }: CaptchaProps) {
  const { provider, siteKey } = config
  if (provider === 'off' || !needsCaptcha(config, action)) return null
  if (provider === 'altcha')
    return <WorkCaptcha action={action} onChange={onChange} error={error} />
  return (
    <Suspense fallback={<div className={styles.frame} />}>
      <ProviderCaptcha
        provider={provider}
        siteKey={siteKey ?? ''}
        action={action}
        onChange={onChange}
        error={error}
      />
    </Suspense>
  )
}
