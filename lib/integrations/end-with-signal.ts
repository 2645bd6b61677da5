/**
 * The same response with a body that fails once the signal aborts. By itself `fetch` forgets the
 * signal when garbage is collected after the head has arrived (Node 20 and 22).
 */
export function endWithSignal(
  response: Response,
  signal: AbortSignal | null | undefined,
): Response {
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
