import { CAPTCHA_TEXTS, type CaptchaAction, needsCaptcha } from '@/lib/captcha/catalogue'
import { captchaConfig } from '@/lib/captcha/config'
import { AppError } from '@/lib/errors'

export type CaptchaAttempt = {
  action: CaptchaAction
  /** What the form sent in `g-recaptcha-response`. */
  response: string | undefined
  ip: string
}

/** Refuses, with the texts of G-43, whoever has not solved a CAPTCHA for this action. */
export async function checkCaptcha({ action, response }: CaptchaAttempt): Promise<void> {
  if (!needsCaptcha(captchaConfig(), action)) return
  if (!response) throw new AppError('invalid', { message: CAPTCHA_TEXTS.missing })
}
