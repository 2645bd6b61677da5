/**
 * What a service answers where a plain value is not enough: a stream, headers, cookies. `T` is the
 * JSON value of the body, where it has one.
 */
export class Reply<T = unknown> {
  declare readonly value?: T

  constructor(
    readonly body: BodyInit | null,
    readonly init: { status?: number; headers?: Record<string, string>; cookies?: string[] } = {},
  ) {}

  /** The response, with what the route says by default where this reply says nothing. */
  toResponse(status: number, headers: Record<string, string>): Response {
    const all = new Headers({ ...headers, ...this.init.headers })
    for (const cookie of this.init.cookies ?? []) all.append('set-cookie', cookie)
    return new Response(this.body, { status: this.init.status ?? status, headers: all })
  }
}

/** A JSON value with a status or headers of its own. */
export function jsonReply<T>(value: T, { headers, ...init }: Reply['init'] = {}): Reply<T> {
  const all = { 'content-type': 'application/json', ...headers }
  return new Reply<T>(JSON.stringify(value), { ...init, headers: all })
}

/** The raw token as text with its cookies, the success of every call that issues one (G-6). */
export function tokenReply({ token, cookies }: { token: string; cookies: string[] }): Reply {
  return new Reply(token, { headers: { 'content-type': 'text/plain; charset=utf-8' }, cookies })
}
