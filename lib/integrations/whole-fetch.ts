/** More than any answer a provider has reason to give; a picture in base64 is a few megabytes. */
const MOST_BYTES = 16 * 1024 * 1024

/**
 * A `fetch` that returns once the whole body is here. So the client's time-out and its retry cover
 * the body too, and an answer without end is refused instead of filling the memory.
 */
export async function wholeFetch(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' })
  const body = await readWhole(response)
  const { status, statusText, headers } = response
  // Such answers have no body, and a Response refuses one for them.
  const isEmpty = body.length === 0
  return new Response(isEmpty ? null : body, { status, statusText, headers })
}

async function readWhole(response: Response): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > MOST_BYTES) throw new Error('The provider answered with too much.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
