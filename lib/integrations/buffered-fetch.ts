const MAX_BYTES = 16 * 1024 * 1024
/** Many times the longest answer of a chat, whose pieces are wrapped in JSON. */
const MAX_STREAM_BYTES = 4 * 1024 * 1024

type FetchArguments = [input: string | URL | Request, init?: RequestInit]

/** Resolves with the whole body, so that time-out and retry cover it; rejects above 16 MiB. */
export async function bufferedFetch(...request: FetchArguments): Promise<Response> {
  const response = await fetchWithin(MAX_BYTES, ...request)
  const body = await response.arrayBuffer()
  const { status, statusText, headers } = response
  // Response refuses a body for statuses such as 204.
  return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers })
}

/** Each read of the body ends with the signal, and fails above 4 MiB. */
export async function streamedFetch(...request: FetchArguments): Promise<Response> {
  return fetchWithin(MAX_STREAM_BYTES, ...request)
}

/** Follows no redirect. */
async function fetchWithin(maxBytes: number, ...[input, init]: FetchArguments): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  const { status, statusText, headers } = response
  const body = response.body.pipeThrough(byteLimit(maxBytes))
  return endWithSignal(new Response(body, { status, statusText, headers }), init?.signal)
}

function byteLimit(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new Error('The provider answered with too much.')
      controller.enqueue(chunk)
    },
  })
}

/** After the head, `fetch` forgets the signal when garbage is collected (Node 20 and 22). */
function endWithSignal(response: Response, signal: AbortSignal | null | undefined): Response {
  if (!response.body || !signal) return response
  const reader = response.body.getReader()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const abort = () => {
        controller.error(signal.reason)
        reader.cancel(signal.reason).catch(() => {})
      }
      if (signal.aborted) abort()
      else signal.addEventListener('abort', abort, { once: true })
    },
    async pull(controller) {
      const { done, value } = await reader.read()
      if (signal.aborted) return
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  const { status, statusText, headers } = response
  return new Response(body, { status, statusText, headers })
}
