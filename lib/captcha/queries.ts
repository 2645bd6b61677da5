import type { GET as getChallenge } from '@/app/api/captcha/challenge/route'
import type { CaptchaAction } from '@/lib/captcha/catalogue'
import { callRoute } from '@/lib/http/client'

export function fetchChallenge(action: CaptchaAction, signal: AbortSignal) {
  return callRoute<typeof getChallenge>(`/api/captcha/challenge?action=${action}`, { signal })
}
