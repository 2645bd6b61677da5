import { lazy, Suspense, use } from 'react'
import { FormContext, useFieldError } from '@/components/ui/form/form-context'
import {
  CAPTCHA_FIELD,
  type CaptchaAction,
  type CaptchaConfig,
  needsCaptcha,
} from '@/lib/captcha/catalogue'
import styles from './captcha.module.css'
import { WorkCaptcha } from './work-captcha'

type CaptchaProps = {
  action: CaptchaAction
  config: CaptchaConfig
  /** The value of `g-recaptcha-response`; null without a solution. */
  onChange: (response: string | null) => void
}

export type CaptchaPartProps = Pick<CaptchaProps, 'action' | 'onChange'> & {
  error: string | undefined
}

// External providers are loaded only where one is configured.
const ProviderCaptcha = lazy(async () => ({
  default: (await import('./provider-captcha')).ProviderCaptcha,
}))

/** A solution counts once; after a refused form, remount with another `key` (G-43). */
export function Captcha({ action, config, onChange }: CaptchaProps) {
  const error = useFieldError(CAPTCHA_FIELD)
  const { clearError } = use(FormContext)
  const { provider, siteKey } = config

  function take(response: string | null) {
    if (response !== null) clearError(CAPTCHA_FIELD)
    onChange(response)
  }

  if (provider === 'off' || !needsCaptcha(config, action)) return null
  if (provider === 'altcha') return <WorkCaptcha action={action} onChange={take} error={error} />
  return (
    <Suspense fallback={<div className={styles.frame} />}>
      <ProviderCaptcha
        provider={provider}
        siteKey={siteKey ?? ''}
        action={action}
        onChange={take}
        error={error}
      />
    </Suspense>
  )
}
