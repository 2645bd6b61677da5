import { randomUUID } from 'node:crypto'
import NextAuth from 'next-auth'
import { NextRequest } from 'next/server'
import { signOut } from '@/lib/account/sign-out'
import { checkOrigin, csrfTokenFor } from '@/lib/auth/csrf'
import { readCookie, sessionCookieName, signInCookies, signOutCookies } from '@/lib/auth/cookies'
import { identify } from '@/lib/auth/identity'
import { authOptions } from '@/lib/auth/options'
import { authSecret } from '@/lib/auth/secret'
import type { OpenedSession } from '@/lib/auth/sessions'
import { readToken } from '@/lib/auth/token'
import { now } from '@/lib/clock'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { clientIp } from '@/lib/http/client-ip'
import { errorResponse } from '@/lib/http/error-response'
import { readQuery } from '@/lib/http/parse-input'
import { checkGeneralRate } from '@/lib/http/rate-limit'
import { readFields } from '@/lib/http/read-body'

type NextAuthContext = { params: Promise<{ nextauth: string[] }> }
type Handler = (request: Request, context: NextAuthContext) => Promise<Response>

/** What of next-auth is served; its log for browsers, for one, would let anyone write to ours. */
const ACTIONS: Record<string, readonly string[] | undefined> = {
  GET: ['providers', 'session', 'csrf', 'signin', 'signout', 'error'],
  POST: ['callback', 'signin', 'signout'],
}

/**
 * next-auth's own endpoints, with the cookies that the rest of the site expects beside its own, and
 * with what holds for every call: limits, checked input, no foreign `Origin` (G-5), and errors in
 * the shape of G-1 that tell nothing.
 */
export async function handleNextAuth(
  request: Request,
  context: NextAuthContext,
): Promise<Response> {
  const requestId = request.headers.get('x-request-id') ?? randomUUID()
  try {
    const response = await answer(request, context)
    if (!response.headers.has('cache-control')) {
      response.headers.set('cache-control', 'private, no-store')
    }
    return response
  } catch (error) {
    return errorResponse(error, new URL(request.url).pathname, requestId)
  }
}

async function answer(request: Request, context: NextAuthContext): Promise<Response> {
  const [action = ''] = (await context.params).nextauth
  if (!ACTIONS[request.method]?.includes(action)) throw new AppError('not_found')
  const checked = await checkRequest(request)
  const isSignOut = request.method === 'POST' && action === 'signout'
  const identity = isSignOut ? await identify(request.headers) : null
  const { response, opened } = await callNextAuth(checked, context)
  const token = issuedToken(response)
  if (token === '' && identity) {
    await signOut(identity)
    return withCookies(response, signOutCookies())
  }
  if (opened) return withCookies(response, opened.cookies)
  const claims = token ? await readToken(token, authSecret(), now()) : null
  return claims && token
    ? withCookies(response, signInCookies(token, csrfTokenFor(claims.sid)))
    : withCookies(response, [])
}

async function checkRequest(request: Request): Promise<NextRequest> {
  checkGeneralRate(clientIp(request.headers))
  readQuery(new URL(request.url).searchParams)
  const { url, method } = request
  if (method === 'GET') return new NextRequest(url, { headers: request.headers })
  checkOrigin(request.headers, env().SITE_URL)
  const headers = new Headers(request.headers)
  const body = new URLSearchParams(await readFields(request)).toString()
  headers.set('content-type', 'application/x-www-form-urlencoded')
  headers.delete('content-length')
  return new NextRequest(url, { method, headers, body })
}

/**
 * next-auth takes whatever fails for a wrong password or an ended session: a database that is gone
 * would sign people out. So what failed on our side is noted, and said as it is.
 */
async function callNextAuth(request: NextRequest, context: NextAuthContext) {
  const failures: unknown[] = []
  const sessions: OpenedSession[] = []
  const handler = NextAuth(
    authOptions({
      onFailure: (error) => failures.push(error),
      onSignIn: (session) => sessions.push(session),
    }),
  ) as Handler
  const response = await handler(request, context)
  if (failures.length > 0) throw failures[0]
  // With nothing of ours behind it, a request that next-auth could not make sense of.
  if (response.status >= 400 && ![401, 403].includes(response.status)) throw new AppError('invalid')
  return { response, opened: sessions[0] }
}

/** The session cookie that an answer sets: a token, '' where it clears it, or nothing. */
function issuedToken(response: Response): string | undefined {
  const values = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  return values
    .map((value) => readCookie(value, sessionCookieName()))
    .findLast((v) => v !== undefined)
}

/** The same answer with more cookies, its headers open to change. */
function withCookies(response: Response, cookies: string[]): Response {
  const headers = new Headers(response.headers)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(response.body, { status: response.status, headers })
}
