import { Reply } from '@/lib/http/reply'

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
  const gone = AbortSignal.any([signal, leaving.signal])
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (event: string, data: unknown) => {
        if (gone.aborted) return
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
      }
      await write({ send, signal: gone })
      if (!gone.aborted) controller.close()
    },
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
