import { type NextRequest, NextResponse } from 'next/server'
import { sessionCookieName } from '@/lib/auth/cookies'
import { parseRoles, type Role } from '@/lib/auth/permissions'
import { authSecret } from '@/lib/auth/secret'
import { readToken } from '@/lib/auth/token'
import { now } from '@/lib/clock'
import { GUARDED_PATH_HEADER } from '@/lib/config/paths'
import { ADMIN_REQUIRED } from '@/lib/errors'

const FORBIDDEN_PATH = '/forbidden'

/**
 * The first gate (G-7): the guarded paths, by the role that the token claims. Never the only one:
 * every page and handler asks the database again. Calls that carry their token in a header go on
 * to their handler, which knows them.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/user-stats/:path*',
    '/art-of-the-day/admin',
    '/badges-admin',
    '/icons-admin',
    '/art/add',
    '/forbidden',
    '/api/:family/admin/:path*',
  ],
}

export async function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl
  if (pathname === FORBIDDEN_PATH) return forbid(request)
  const wanted: Role = pathname === '/art/add' ? 'gallery_manager' : 'admin'
  const isApi = pathname.startsWith('/api/')
  if (isApi && (request.headers.has('x-auth-token') || request.headers.has('authorization'))) {
    return NextResponse.next()
  }
  const role = await claimedRole(request)
  const roles = parseRoles(role ?? '')
  if (roles.includes(wanted) || roles.includes('admin')) return pass(request)
  if (!isApi) return forbid(request)
  const [status, text] = role === null ? [401, 'Please log in.'] : [403, ADMIN_REQUIRED]
  return NextResponse.json({ error: text, message: text }, { status })
}

/** The screen with its status, whole as the server draws it; a page that throws would need scripts. */
function forbid(request: NextRequest): NextResponse {
  const url = new URL(FORBIDDEN_PATH, request.url)
  return NextResponse.rewrite(url, { status: 403, request: { headers: withPath(request) } })
}

function pass(request: NextRequest): NextResponse {
  return NextResponse.next({ request: { headers: withPath(request) } })
}

/** The screen's log-in link leads back to what was asked for. */
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
