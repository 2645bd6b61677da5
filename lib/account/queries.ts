import type { POST as postResetRequest } from '@/app/api/reset-password/request/route'
import type { POST as postReset } from '@/app/api/reset-password/reset/route'
import type { POST as postSignOut } from '@/app/api/signout/route'
import type { POST as postSendCode } from '@/app/api/verify/send-verification-code/route'
import type { POST as postVerifyCode } from '@/app/api/verify/verify-code/route'
import { callRoute } from '@/lib/http/client'
import type { RouteBody } from '@/lib/http/route-spec'

export function signOut() {
  return callRoute<typeof postSignOut>('/api/signout', { method: 'POST' })
}

export function requestReset(body: RouteBody<typeof postResetRequest>) {
  return callRoute<typeof postResetRequest>('/api/reset-password/request', { method: 'POST', body })
}

export function resetPassword(body: RouteBody<typeof postReset>) {
  return callRoute<typeof postReset>('/api/reset-password/reset', { method: 'POST', body })
}

export function sendCode() {
  return callRoute<typeof postSendCode>('/api/verify/send-verification-code', { method: 'POST' })
}

export function verifyCode(code: string) {
  return callRoute<typeof postVerifyCode>('/api/verify/verify-code', {
    method: 'POST',
    body: { code },
  })
}
