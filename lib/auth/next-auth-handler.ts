import NextAuth from 'next-auth'
import { signOut } from '@/lib/account/sign-out'
import { csrfTokenFor } from '@/lib/auth/csrf'
import { readCookie, sessionCookieName, signInCookies, signOutCookies } from '@/lib/auth/cookies'
import { identify } from '@/lib/auth/identity'
import { authOptions } from '@/lib/auth/options'
import { authSecret } from '@/lib/auth/secret'
import { readToken } from '@/lib/auth/token'
import { now } from '@/lib/clock'

type NextAuthContext = { params: Promise<{ nextauth: string[] }> }

/** next-auth's own endpoints, with the cookies that the rest of the site expects beside its own. */
export async function handleNextAuth(
  request: Request,
  context: NextAuthContext,
): Promise<Response> {
  const handler = NextAuth(authOptions()) as typeof handleNextAuth
  const { nextauth } = await context.params
  const isSignOut = request.method === 'POST' && nextauth[0] === 'signout'
  const identity = isSignOut ? await identify(request.headers) : null
  const response = await handler(request, context)
  const token = issuedToken(response)
  if (token === '' && identity) {
    await signOut(identity)
    return withCookies(response, signOutCookies())
  }
  const claims = token ? await readToken(token, authSecret(), now()) : null
  return claims && token
    ? withCookies(response, signInCookies(token, csrfTokenFor(claims.sid)))
    : response
}

/** The session cookie that an answer sets: a token, '' where it clears it, or nothing. */
function issuedToken(response: Response): string | undefined {
  const values = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  return values
    .map((value) => readCookie(value, sessionCookieName()))
    .findLast((v) => v !== undefined)
}

function withCookies(response: Response, cookies: string[]): Response {
  const headers = new Headers(response.headers)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(response.body, { status: response.status, headers })
}
