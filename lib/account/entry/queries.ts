import type { POST as postSignIn } from '@/app/api/signin/route'
import type { POST as postSignUp } from '@/app/api/signup/route'
import { callRoute } from '@/lib/http/client'
import type { RouteBody } from '@/lib/http/route-spec'

export function signIn(body: RouteBody<typeof postSignIn>) {
  return callRoute<typeof postSignIn>('/api/signin', { method: 'POST', body })
}

export function signUp(body: RouteBody<typeof postSignUp>) {
  return callRoute<typeof postSignUp>('/api/signup', { method: 'POST', body })
}
