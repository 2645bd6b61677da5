import { type ReactNode, useState } from 'react'
import {
  CAPTCHA_FIELD,
  CAPTCHA_TEXTS,
  type CaptchaAction,
  type CaptchaConfig,
  needsCaptcha,
} from '@/lib/captcha/catalogue'
import { Captcha } from './captcha'

type FormCaptcha = {
  check: () => Record<string, string>
  body: Record<string, string>
  /** A solution is valid once, so a failure needs a new one. */
  renew: () => void
  field: ReactNode
}

/** G-43 */
export function useCaptcha(
  action: CaptchaAction,
  config: CaptchaConfig,
  missing: string = CAPTCHA_TEXTS.missing,
): FormCaptcha {
  const [response, setResponse] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  const isNeeded = needsCaptcha(config, action)
  return {
    check: (): Record<string, string> =>
      isNeeded && response === null ? { [CAPTCHA_FIELD]: missing } : {},
    body: response === null ? {} : { [CAPTCHA_FIELD]: response },
    renew: () => {
      setResponse(null)
      setRound(round + 1)
    },
    field: isNeeded && (
      <Captcha key={round} action={action} config={config} onChange={setResponse} />
    ),
  }
}
