'use client'

import { type ReactNode, useState } from 'react'
import { Captcha } from '@/components/captcha/captcha'
import {
  CAPTCHA_FIELD,
  CAPTCHA_TEXTS,
  type CaptchaAction,
  type CaptchaConfig,
  needsCaptcha,
} from '@/lib/captcha/catalogue'
import type { FieldProblems } from './check-fields'

type FormCaptcha = {
  check: () => FieldProblems
  /** What the body of the request carries of it. */
  body: Record<string, string>
  /** A solution is good once: after a refusal another one is asked for. */
  renew: () => void
  show: (problem: string | undefined) => ReactNode
}

/** The CAPTCHA of a form, where the site asks for one (G-43). */
export function useCaptcha(action: CaptchaAction, config: CaptchaConfig): FormCaptcha {
  const [response, setResponse] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  const isNeeded = needsCaptcha(config, action)
  return {
    check: () => (isNeeded && response === null ? { captcha: CAPTCHA_TEXTS.missing } : {}),
    body: response === null ? {} : { [CAPTCHA_FIELD]: response },
    renew: () => {
      setResponse(null)
      setRound(round + 1)
    },
    show: (problem) =>
      isNeeded && (
        <Captcha
          key={round}
          action={action}
          config={config}
          onChange={setResponse}
          {...(problem && { error: problem })}
        />
      ),
  }
}
