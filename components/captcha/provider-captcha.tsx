import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { CaptchaProvider } from '@/lib/captcha/catalogue'
import type { CaptchaPartProps } from './captcha'
import styles from './captcha.module.css'
import { CaptchaError } from './work-captcha'

type ExternalProvider = Exclude<CaptchaProvider, 'altcha' | 'off'>

type ProviderCaptchaProps = CaptchaPartProps & {
  provider: ExternalProvider
  siteKey: string
}

type ProviderApi = { render: (place: HTMLElement, options: Record<string, unknown>) => unknown }

const SCRIPTS: Record<ExternalProvider, { url: string; name: string }> = {
  recaptcha: { url: 'https://www.google.com/recaptcha/api.js', name: 'grecaptcha' },
  hcaptcha: { url: 'https://js.hcaptcha.com/1/api.js', name: 'hcaptcha' },
  turnstile: {
    url: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    name: 'turnstile',
  },
}

/** The only place that loads a provider's script. */
export function ProviderCaptcha(props: ProviderCaptchaProps) {
  const { provider, siteKey, action, onChange, error } = props
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [isDown, setDown] = useState(false)
  const report = useEffectEvent(onChange)

  useEffect(() => {
    let isGone = false
    // A new node: the scripts cannot render twice into the same one.
    const node = document.createElement('div')
    place.current?.append(node)
    const none = () => report(null)
    loadApi(provider).then(
      (api) => {
        if (isGone) return
        api.render(node, {
          sitekey: siteKey,
          action,
          theme: isDark() ? 'dark' : 'light',
          callback: (response: string) => report(response),
          'expired-callback': none,
          'error-callback': none,
        })
      },
      () => setDown(true),
    )
    return () => {
      isGone = true
      node.remove()
    }
  }, [provider, siteKey, action])

  return (
    <div role="group" aria-label="CAPTCHA" aria-describedby={error ? `${id}-error` : undefined}>
      <div ref={place} className={styles.frame}>
        {isDown && (
          <p className="type-control" role="alert">
            The CAPTCHA could not be loaded. Please load the page again.
          </p>
        )}
      </div>
      <CaptchaError id={`${id}-error`} error={error} />
    </div>
  )
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}

const loading = new Map<ExternalProvider, Promise<ProviderApi>>()

function loadApi(provider: ExternalProvider): Promise<ProviderApi> {
  const known = loading.get(provider)
  if (known) return known
  const promise = insertScript(provider)
  loading.set(provider, promise)
  promise.catch(() => loading.delete(provider))
  return promise
}

/** All three scripts call a global function when ready. */
function insertScript(provider: ExternalProvider): Promise<ProviderApi> {
  const { url, name } = SCRIPTS[provider]
  const globals = window as unknown as Record<string, unknown>
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    globals.onCaptchaReady = () => resolve(globals[name] as ProviderApi)
    script.src = `${url}?render=explicit&onload=onCaptchaReady`
    script.async = true
    script.onerror = () => {
      script.remove()
      reject(new Error('The CAPTCHA script did not load.'))
    }
    document.head.append(script)
  })
}
