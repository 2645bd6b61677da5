import type { z } from 'zod'
import { bufferedFetch } from '@/lib/integrations/buffered-fetch'
import { withTimeLimit } from '@/lib/runtime/time-limit'

const TIMEOUT_MS = 20_000

type ServiceCall<T> = {
  name: string
  url: string
  headers?: Record<string, string>
  body: FormData | string
  answer: z.ZodType<T>
  timeoutMs?: number
}

export async function callService<T>(call: ServiceCall<T>): Promise<T> {
  const { name, url, answer, timeoutMs = TIMEOUT_MS } = call
  const message = await encode(call)
  const response = await withTimeLimit(timeoutMs, (signal) =>
    bufferedFetch(url, { method: 'POST', ...message, signal }),
  ).catch(() => {
    throw new PostFailed(`${name} could not be reached, or did not answer in time.`)
  })
  if (!response.ok) throw new PostFailed(`${name} answered with status ${response.status}.`)
  const json: unknown = await response.json().catch(() => null)
  const parsed = answer.safeParse(json)
  if (!parsed.success) throw new PostFailed(`${name} gave no usable answer.`)
  return parsed.data
}

/** Node 24 throws where nobody catches it if the sending of a form is aborted, but not that of bytes. */
async function encode({ headers, body }: Pick<ServiceCall<unknown>, 'headers' | 'body'>) {
  if (typeof body === 'string') return { headers, body }
  const form = new Response(body)
  const type = form.headers.get('content-type') ?? ''
  return { headers: { ...headers, 'content-type': type }, body: await form.arrayBuffer() }
}

export type ArtPost = { text: string; altText: string; picture: Buffer }

export type Posted = { id: string; url: string | null }

export type Poster = {
  readonly name: 'X' | 'Telegram'
  /** Never retried, as a failed call may have published. Rejects with `PostFailed`. */
  publish(post: ArtPost): Promise<Posted>
}

/** Its message is the site's own, as a service's may hold keys. */
export class PostFailed extends Error {
  override name = 'PostFailed'
}
