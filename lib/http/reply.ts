import { CLEAR_CACHE, signOutCookies } from '@/lib/auth/cookies'

/** It can have a stream, headers or cookies; `T` is the JSON value of the body. */
export class Reply<T = unknown> {
  declare readonly value?: T

  constructor(
    readonly body: BodyInit | null,
    readonly init: { status?: number; headers?: Record<string, string>; cookies?: string[] } = {},
  ) {}

  /** `status` and `headers` are the route's defaults. */
  toResponse(status: number, headers: Record<string, string>): Response {
    const all = new Headers({ ...headers, ...this.init.headers })
    for (const cookie of this.init.cookies ?? []) all.append('set-cookie', cookie)
    return new Response(this.body, { status: this.init.status ?? status, headers: all })
  }
}

export function jsonReply<T>(value: T, { headers, ...init }: Reply['init'] = {}): Reply<T> {
  const all = { 'content-type': 'application/json', ...headers }
  return new Reply<T>(JSON.stringify(value), { ...init, headers: all })
}

export function tokenReply({ token, cookies }: { token: string; cookies: string[] }): Reply {
  return new Reply(token, { headers: { 'content-type': 'text/plain; charset=utf-8' }, cookies })
}

export function signOutReply(): Reply {
  return new Reply(null, {
    headers: { 'clear-site-data': CLEAR_CACHE },
    cookies: signOutCookies(),
  })
}
