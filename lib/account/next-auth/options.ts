import type { AuthOptions } from 'next-auth'
import type { JWT } from 'next-auth/jwt'
import Credentials from 'next-auth/providers/credentials'
import { parseInput } from '@/lib/http/parse-input'
import { withRates } from '@/lib/http/rate-limit'
import { checkUntrusted } from '@/lib/http/untrusted'
import { type Client, clientOf } from '@/lib/account/devices'
import { signInBody } from '@/lib/account/schema'
import { signIn } from '@/lib/account/sign-in'
import { signInRates } from '@/lib/account/sign-in-rates'
import { viewerOf } from '@/lib/auth/identity'
import { authSecret } from '@/lib/auth/secret'
import type { OpenedSession } from '@/lib/auth/sessions'
import { readToken, signToken, TOKEN_SECONDS, tokenClaims } from '@/lib/auth/token'
import { now } from '@/lib/clock'
import { toAppError } from '@/lib/errors'
import { logger } from '@/lib/logger'

type AuthEvents = {
  onFailure: (error: unknown) => void
  onSignIn: (session: OpenedSession) => void
}

/** next-auth with the site's own token and sessions (G-4); `onFailure` gets server errors only. */
export function authOptions({ onFailure, onSignIn }: AuthEvents): AuthOptions {
  function reportServerError(error: unknown): never {
    const { code, status } = toAppError(error)
    if (status >= 500 || code === 'rate_limited') onFailure(error)
    throw error
  }
  return {
    secret: authSecret(),
    session: { strategy: 'jwt', maxAge: TOKEN_SECONDS },
    pages: { signIn: '/login', error: '/login' },
    // Its errors are the callers'; server errors are logged where they are answered.
    logger: { error: logDebug, warn: logDebug, debug: logDebug },
    providers: [
      Credentials({
        credentials: { username: { type: 'text' }, password: { type: 'password' } },
        authorize: async (credentials, request) => {
          const client = clientOf(toHeaders(request.headers))
          const session = await authorize(credentials, client).catch(reportServerError)
          onSignIn(session)
          const claims = await readToken(session.token, authSecret(), now())
          return claims && { id: claims._id, claims }
        },
      }),
    ],
    jwt: {
      // Claims keep their `exp`: reading a session never extends it (G-3).
      encode: ({ token }) => signToken(tokenClaims.parse(token), authSecret()),
      decode: ({ token }) => decode(token).catch(reportServerError),
    },
    callbacks: {
      redirect: ({ url, baseUrl }) => toOwnOrigin(url, baseUrl),
      jwt: ({ token, user }) => (user && 'claims' in user ? (user.claims as JWT) : token),
      session: ({ token }) => {
        const { _id, username, email, role, exp } = tokenClaims.parse(token)
        const user = { id: _id, name: username, email, role }
        return { user, expires: new Date(exp * 1000).toISOString() }
      },
    },
  }
}

/** Prevents redirects to other origins. */
function toOwnOrigin(url: string, baseUrl: string): string {
  if (!URL.canParse(url, baseUrl)) return baseUrl
  const target = new URL(url, baseUrl)
  return target.origin === new URL(baseUrl).origin ? target.href : baseUrl
}

function logDebug(code: string): void {
  logger().debug({ code }, 'next-auth')
}

async function authorize(credentials: unknown, client: Client): Promise<OpenedSession> {
  const body = parseInput(signInBody, checkUntrusted(credentials))
  return withRates(await signInRates(body.username, client), () => signIn(body, client))
}

function toHeaders(headers: Record<string, unknown> = {}): Headers {
  const texts = Object.entries(headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return new Headers(texts)
}

async function decode(token: string | undefined): Promise<JWT | null> {
  const claims = token ? await readToken(token, authSecret(), now()) : null
  return claims && (await viewerOf(claims)) ? claims : null
}
