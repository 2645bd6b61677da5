import { type ApiBody, callRoute } from '@/lib/http/call-route'

export const accountCalls = {
  signIn: (body: ApiBody<'/api/signin', 'POST'>) => callRoute('/api/signin', 'POST', { body }),

  signUp: (body: ApiBody<'/api/signup', 'POST'>) => callRoute('/api/signup', 'POST', { body }),

  signOut: () => callRoute('/api/signout', 'POST'),

  requestReset: (body: ApiBody<'/api/reset-password/request', 'POST'>) =>
    callRoute('/api/reset-password/request', 'POST', { body }),

  resetPassword: (body: ApiBody<'/api/reset-password/reset', 'POST'>) =>
    callRoute('/api/reset-password/reset', 'POST', { body }),

  sendCode: () => callRoute('/api/verify/send-verification-code', 'POST'),

  verifyCode: (code: string) => callRoute('/api/verify/verify-code', 'POST', { body: { code } }),
}
