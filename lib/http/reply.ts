import { Readable } from 'node:stream'
import { entityTag, hasTag } from '@/lib/http/entity-tag'
import { CLEAR_CACHE, signOutCookies } from '@/lib/auth/cookies'
import { csvLines, type CsvRows } from '@/lib/http/csv'
import { withOwnSignal } from '@/lib/runtime/time-limit'

/** It can have a stream, headers or cookies; `T` is the JSON value of the body. */
export class Reply<T = unknown> {
  declare readonly value?: T

  constructor(
    readonly body: BodyInit | null,
    readonly init: { status?: number; headers?: Record<string, string>; cookies?: string[] } = {},
  ) {}

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

/** Answers 304 to a matching `If-None-Match` (G-19a); `private` where viewers differ. */
export function listReply<T>(
  list: T,
  request: { headers: Headers },
  scope: 'public' | 'private' = 'public',
  more: Record<string, string> = {},
): Reply<T> {
  const body = JSON.stringify(list)
  const etag = entityTag(body)
  const headers = {
    etag,
    'cache-control': scope === 'private' ? 'private, no-cache' : 'no-cache',
    'content-type': 'application/json',
    ...more,
  }
  const isKnown = hasTag(request.headers.get('if-none-match'), etag)
  return isKnown ? new Reply<T>(null, { status: 304, headers }) : new Reply<T>(body, { headers })
}

/** A public text that answers 304 to a matching `If-None-Match`. */
export function taggedReply(body: string, type: string, request: { headers: Headers }): Reply {
  const etag = entityTag(body)
  const headers = { etag, 'cache-control': 'public, no-cache' }
  if (hasTag(request.headers.get('if-none-match'), etag)) {
    return new Reply(null, { status: 304, headers })
  }
  return new Reply(body, { headers: { ...headers, 'content-type': `${type}; charset=utf-8` } })
}

export function fileReply(body: BodyInit, type: string, name: string): Reply {
  const plain = name.replaceAll(/[^\w.-]/g, '_')
  // RFC 6266: it goes before the plain name where a client can read it.
  const encoded = plain === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`
  const disposition = `attachment; filename="${plain}"${encoded}`
  return new Reply(body, {
    headers: { 'content-type': type, 'content-disposition': disposition },
  })
}

/** The file is sent while it is written, so that no number of entries takes the memory. */
function streamReply(text: AsyncIterable<string>, type: string, name: string): Reply {
  const bytes = Readable.toWeb(Readable.from(text, { objectMode: false }))
  return fileReply(bytes as ReadableStream<Uint8Array>, type, name)
}

export function csvReply(name: string, head: readonly string[], rows: CsvRows): Reply {
  return streamReply(csvLines(head, rows), 'text/csv; charset=utf-8', name)
}

export type EventOutput = { send: (event: string, data: unknown) => void; signal: AbortSignal }

export function wantsEvents(headers: Headers): boolean {
  return /\btext\/event-stream\b/.test(headers.get('accept') ?? '')
}

/** Server-sent events with JSON, until `write` resolves or the client leaves. */
export function eventReply<T>(
  signal: AbortSignal,
  write: (output: EventOutput) => Promise<void>,
): Reply<T> {
  const leaving = new AbortController()
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) =>
      withOwnSignal([signal, leaving.signal], async (gone) => {
        const send = (event: string, data: unknown) => {
          if (gone.aborted) return
          controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
        }
        await write({ send, signal: gone })
        if (!gone.aborted) controller.close()
      }),
    cancel: () => leaving.abort(new Error('The client has left.')),
  })
  const headers = {
    'content-type': 'text/event-stream',
    // Else a proxy may hold the events back.
    'cache-control': 'private, no-store, no-transform',
    'x-accel-buffering': 'no',
  }
  return new Reply<T>(body, { headers })
}
