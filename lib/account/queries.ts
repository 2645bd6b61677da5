import type { POST as postResetRequest } from '@/app/api/reset-password/request/route'
import type { POST as postReset } from '@/app/api/reset-password/reset/route'
import type { POST as postSignIn } from '@/app/api/signin/route'
import type { POST as postSignOut } from '@/app/api/signout/route'
import type { POST as postSignUp } from '@/app/api/signup/route'
import type { POST as postSendCode } from '@/app/api/verify/send-verification-code/route'
import type { POST as postVerifyCode } from '@/app/api/verify/verify-code/route'
import { callRoute } from '@/lib/http/client'
import type { RouteBody } from '@/lib/http/route-spec'

/** Opens a session; the answer is its token (G-6). */
export function signIn(body: RouteBody<typeof postSignIn>) {
  return callRoute<typeof postSignIn>('/api/signin', { method: 'POST', body })
}

/** Creates an account and opens its session; the answer is its token (G-6). */
export function signUp(body: RouteBody<typeof postSignUp>) {
  return callRoute<typeof postSignUp>('/api/signup', { method: 'POST', body })
}

/** Ends the session (G-18). */
export function signOut() {
  return callRoute<typeof postSignOut>('/api/signout', { method: 'POST' })
}

/** Has a link for a new password mailed (G-41). */
export function requestReset(body: RouteBody<typeof postResetRequest>) {
  return callRoute<typeof postResetRequest>('/api/reset-password/request', { method: 'POST', body })
}

/** Sets a new password by the code of a mailed link (G-42). */
export function resetPassword(body: RouteBody<typeof postReset>) {
  return callRoute<typeof postReset>('/api/reset-password/reset', { method: 'POST', body })
}

/** Has a verification code mailed (G-27). */
export function sendCode() {
  return callRoute<typeof postSendCode>('/api/verify/send-verification-code', { method: 'POST' })
}

/** Verifies the address of the account by a mailed code (G-27). */
export function verifyCode(code: string) {
  return callRoute<typeof postVerifyCode>('/api/verify/verify-code', {
    method: 'POST',
    body: { code },
  })
}
