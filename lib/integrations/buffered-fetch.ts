import { endWithSignal } from '@/lib/integrations/end-with-signal'

const MAX_BYTES = 16 * 1024 * 1024

/** Resolves with the whole body, so that time-out and retry cover it; refuses a huge one. */
export async function bufferedFetch(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const response = await streamedFetch(input, init)
  const body = await readBody(response)
  const { status, statusText, headers } = response
  // Response refuses a body for statuses such as 204.
  const isEmpty = body.length === 0
  return new Response(isEmpty ? null : body, { status, statusText, headers })
}

/** Follows no redirect; each read of the body ends with the signal. */
export async function streamedFetch(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  return endWithSignal(await fetch(input, { ...init, redirect: 'error' }), init?.signal)
}

async function readBody(response: Response): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > MAX_BYTES) throw new Error('The provider answered with too much.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
