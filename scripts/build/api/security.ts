import { CSRF_HEADER, sessionCookieName } from '@/lib/auth/cookies'
import type { Declaration, Method } from './collect-routes'

/** The ways to say who one is (G-4), and the header that a cookie alone does not replace (G-5). */
export function securitySchemes(): Record<string, unknown> {
  return {
    token: {
      type: 'apiKey',
      in: 'header',
      name: 'x-auth-token',
      description: 'The token of POST /api/signin. Beats the cookie.',
    },
    bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
    cookie: {
      type: 'apiKey',
      in: 'cookie',
      name: sessionCookieName(),
      description: 'Set by POST /api/signin; over https its name begins with `__Secure-`.',
    },
    csrf: {
      type: 'apiKey',
      in: 'header',
      name: CSRF_HEADER,
      description:
        'The value of the cookie XSRF-TOKEN, where the cookie says who changes something.',
    },
  }
}

/** Whether a call needs the CSRF header where the cookie says who calls (G-5). */
export function needsCsrf(method: Method, declared: Declaration): boolean {
  const { hasEffect, opensSession, isByLink } = declared
  return !opensSession && !isByLink && (hasEffect === true || method !== 'GET')
}

type Requirement = Record<string, string[]>

/** Any one of these lets a caller in; an empty one means that nobody need say who they are. */
export function securityOf(method: Method, declared: Declaration): Requirement[] {
  const cookie: Requirement = needsCsrf(method, declared)
    ? { cookie: [], csrf: [] }
    : { cookie: [] }
  const signedIn: Requirement[] = [{ token: [] }, { bearer: [] }, cookie]
  if (declared.opensSession || declared.isByLink) return []
  return declared.access === 'public' ? [{}, ...signedIn] : signedIn
}

const WHO = {
  public: 'Anyone.',
  user: 'Members.',
  verified: 'Members whose e-mail is verified.',
  admin: 'Admins.',
  chef: 'Chefs and admins.',
  gallery_manager: 'Gallery managers and admins.',
} as const

export function accessOf({ access }: Declaration): string {
  return WHO[access]
}
