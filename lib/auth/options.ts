import type { AuthOptions } from 'next-auth'
import type { JWT } from 'next-auth/jwt'
import Credentials from 'next-auth/providers/credentials'
import { parseInput } from '@/lib/http/parse-input'
import { checkRates } from '@/lib/http/rate-limit'
import { checkUntrusted } from '@/lib/http/untrusted'
import { CLIENT_IP_HEADER } from '@/lib/http/client-ip'
import { signInBody } from '@/lib/account/schema'
import { signIn, signInRates } from '@/lib/account/sign-in'
import { viewerOf } from '@/lib/auth/identity'
import { authSecret } from '@/lib/auth/secret'
import { readToken, signToken, TOKEN_SECONDS, tokenClaims } from '@/lib/auth/token'
import { now } from '@/lib/clock'

/**
 * next-auth around the site's own token (G-4): its credentials sign-in opens the same session, its
 * cookie holds the same JWT, and what it decodes is checked as everywhere.
 */
export function authOptions(): AuthOptions {
  return {
    secret: authSecret(),
    session: { strategy: 'jwt', maxAge: TOKEN_SECONDS },
    pages: { signIn: '/login', error: '/login' },
    providers: [
      Credentials({
        credentials: { username: { type: 'text' }, password: { type: 'password' } },
        authorize: async (credentials, request) => {
          const body = parseInput(signInBody, checkUntrusted(credentials))
          const ip: unknown = request.headers?.[CLIENT_IP_HEADER]
          await checkRates(signInRates(typeof ip === 'string' ? ip : 'unknown', body.username))
          const { token } = await signIn(body)
          const claims = await readToken(token, authSecret(), now())
          return claims && { id: claims._id, claims }
        },
      }),
    ],
    jwt: {
      // Claims keep their `exp`: reading a session never prolongs it (G-3).
      encode: ({ token }) => signToken(tokenClaims.parse(token), authSecret()),
      decode: ({ token }) => decode(token),
    },
    callbacks: {
      jwt: ({ token, user }) => (user && 'claims' in user ? (user.claims as JWT) : token),
      session: ({ session, token }) => {
        const { _id, username, email, role } = tokenClaims.parse(token)
        return { ...session, user: { id: _id, name: username, email, role } }
      },
    },
  }
}

async function decode(token: string | undefined): Promise<JWT | null> {
  const claims = token ? await readToken(token, authSecret(), now()) : null
  return claims && (await viewerOf(claims)) ? claims : null
}
