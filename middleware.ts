import { type NextRequest, NextResponse } from 'next/server'
import { sessionCookieName } from '@/lib/auth/cookies'
import { parseRoles, type Role } from '@/lib/auth/permissions'
import { authSecret } from '@/lib/auth/secret'
import { readToken } from '@/lib/auth/token'
import { now } from '@/lib/clock'
import { GUARDED_PATH_HEADER, PATHS } from '@/lib/config/paths'

const FORBIDDEN_PATH = '/forbidden'
const FOR_MANAGERS: readonly string[] = [PATHS.addArt, PATHS.addManyPieces, PATHS.arrangeArt]

/** Checks only the token's role (G-7); with the database, handlers tell 401 from 403 (G-2). */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/user-stats/:path*',
    '/art-of-the-day/admin',
    '/badges-admin',
    '/icons-admin',
    '/art/add',
    '/art/add/many',
    '/art/arrange',
    '/forbidden',
    '/email/unsubscribe',
    '/api/:family/admin/:path*',
  ],
}

export async function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl
  if (pathname === FORBIDDEN_PATH) return forbid(request)
  if (pathname === PATHS.unsubscribe) return unsubscribe(request)
  if (pathname.startsWith('/api/')) return guardCall(request)
  const wanted: Role = FOR_MANAGERS.includes(pathname) ? 'gallery_manager' : 'admin'
  const roles = parseRoles((await claimedRole(request)) ?? '')
  return roles.includes(wanted) || roles.includes('admin') ? pass(request) : forbid(request)
}

async function guardCall(request: NextRequest): Promise<NextResponse> {
  const { headers } = request
  if (headers.has('x-auth-token') || headers.has('authorization')) return NextResponse.next()
  if ((await claimedRole(request)) !== null) return NextResponse.next()
  const text = 'Please log in.'
  return NextResponse.json({ error: text, message: text }, { status: 401 })
}

/** Mail programs post to the page's own address (G-44); only a route can answer a POST. */
function unsubscribe(request: NextRequest): NextResponse {
  if (request.method !== 'POST') return NextResponse.next()
  return NextResponse.rewrite(
    new URL(`/api/mail/unsubscribe${request.nextUrl.search}`, request.url),
  )
}

/** The rendered page with status 403; `forbidden()` would need scripts. */
function forbid(request: NextRequest): NextResponse {
  const url = new URL(FORBIDDEN_PATH, request.url)
  return NextResponse.rewrite(url, { status: 403, request: { headers: withPath(request) } })
}

function pass(request: NextRequest): NextResponse {
  return NextResponse.next({ request: { headers: withPath(request) } })
}

/** The log-in link of the forbidden page needs the path. */
function withPath(request: NextRequest): Headers {
  const headers = new Headers(request.headers)
  const { pathname } = request.nextUrl
  headers.set(GUARDED_PATH_HEADER, pathname === FORBIDDEN_PATH ? '/' : pathname)
  return headers
}

async function claimedRole(request: NextRequest): Promise<string | null> {
  const token = request.cookies.get(sessionCookieName())?.value
  const claims = token ? await readToken(token, authSecret(), now()) : null
  return claims?.role ?? null
}
