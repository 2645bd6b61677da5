import { randomUUID } from 'node:crypto'
import NextAuth from 'next-auth'
import { NextRequest } from 'next/server'
import { signOut } from '@/lib/account/sign-out'
import { CLEAR_CACHE, readCookie, sessionCookieName, signOutCookies } from '@/lib/auth/cookies'
import { checkOrigin, invalidCsrf } from '@/lib/auth/csrf'
import { identify } from '@/lib/auth/identity'
import { authOptions } from '@/lib/account/next-auth/options'
import type { OpenedSession } from '@/lib/auth/sessions'
import { safeNextPath } from '@/lib/config/next-path'
import { loginPath, PATHS } from '@/lib/config/paths'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { errorResponse } from '@/lib/http/error-response'
import { readQuery } from '@/lib/http/parse-input'
import { readFields } from '@/lib/http/read-body'

type NextAuthContext = { params: Promise<{ nextauth: string[] }> }
type Handler = (request: Request, context: NextAuthContext) => Promise<Response>

/** The served actions; `_log`, for example, would let anyone write to the server log. */
const ACTIONS: Record<string, readonly string[] | undefined> = {
  GET: ['providers', 'session', 'csrf', 'signin', 'error'],
  POST: ['callback', 'signin', 'signout'],
}

/** next-auth's endpoints with the site's cookies, limits, `Origin` check (G-5) and errors (G-1). */
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
    return errorResponse(error, 'error', requestId)
  }
}

async function answer(request: Request, context: NextAuthContext): Promise<Response> {
  const [action = ''] = (await context.params).nextauth
  const method = request.method === 'HEAD' ? 'GET' : request.method
  if (!ACTIONS[method]?.includes(action)) return refuseMethod(action)
  const checked = await checkRequest(request, method)
  const isSignOut = action === 'signout'
  const identity = isSignOut ? await identify(request.headers) : null
  const { response, opened } = await callNextAuth(checked, context)
  const isCleared = clearsSession(response)
  if (isSignOut && !isCleared && (await asksForConfirmation(response))) throw invalidCsrf()
  if (identity) await signOut(identity)
  const changed = withCookies(response, opened?.cookies ?? (isCleared ? signOutCookies() : []))
  if (isCleared) changed.headers.set('clear-site-data', CLEAR_CACHE)
  const location = changed.headers.get('location')
  if (method === 'GET' && action === 'signin' && location) {
    changed.headers.set('location', toLogin(location))
  }
  return changed
}

/** 405 with `Allow` for an action of another method, else 404 (G-19). */
function refuseMethod(action: string): Response {
  const methods = Object.keys(ACTIONS).filter((method) => ACTIONS[method]?.includes(action))
  if (methods.length === 0) throw new AppError('not_found')
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  const text = 'Method not allowed.'
  return Response.json(
    { error: text, message: text },
    { status: 405, headers: { allow: allow.join(', ') } },
  )
}

async function checkRequest(request: Request, method: string): Promise<NextRequest> {
  readQuery(new URL(request.url).searchParams)
  const { url } = request
  if (method === 'GET') return new NextRequest(url, { headers: request.headers })
  checkOrigin(request.headers, env().SITE_URL)
  const headers = new Headers(request.headers)
  const body = new URLSearchParams(await readFields(request)).toString()
  headers.set('content-type', 'application/x-www-form-urlencoded')
  headers.delete('content-length')
  return new NextRequest(url, { method, headers, body })
}

/** next-auth treats every failure as a wrong password, so server errors are rethrown. */
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
  // A request that next-auth cannot parse.
  if (response.status >= 400 && ![401, 403].includes(response.status)) throw new AppError('invalid')
  return { response, opened: sessions[0] }
}

function clearsSession(response: Response): boolean {
  return response.headers
    .getSetCookie()
    .some((cookie) => readCookie(cookie.split(';')[0] ?? '', sessionCookieName()) === '')
}

/** next-auth redirects to its own page, which is not served, if its CSRF token is missing. */
async function asksForConfirmation(response: Response): Promise<boolean> {
  const target = response.headers.get('location') ?? (await response.clone().text())
  return target.includes('/signout?csrf=true')
}

/** Drops next-auth's session cookie, which would extend the session on each read (G-3). */
function withCookies(response: Response, cookies: string[]): Response {
  const headers = new Headers(response.headers)
  const theirs = headers
    .getSetCookie()
    .filter((cookie) => !cookie.startsWith(`${sessionCookieName()}=`))
  headers.delete('set-cookie')
  for (const cookie of [...theirs, ...cookies]) headers.append('set-cookie', cookie)
  return new Response(response.body, { status: response.status, headers })
}

function toLogin(location: string): string {
  const callbackUrl = new URL(location, env().SITE_URL).searchParams.get('callbackUrl') ?? ''
  const { pathname, search, hash } = new URL(
    URL.canParse(callbackUrl) ? callbackUrl : env().SITE_URL,
  )
  const next = safeNextPath(pathname + search + hash)
  return next === PATHS.home ? PATHS.login : loginPath(next)
}
