/** What a service answers where a plain value is not enough: a stream, headers, cookies. */
export class Reply {
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
