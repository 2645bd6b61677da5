import type { z } from 'zod'
import { bufferedFetch } from '@/lib/integrations/buffered-fetch'
import { withTimeLimit } from '@/lib/runtime/time-limit'

type Question = Pick<RequestInit, 'method' | 'headers' | 'body'> & { timeoutMs: number }

/** Throws where no answer of this shape comes in time. */
export function askJson<T>(
  url: string | URL,
  answer: z.ZodType<T>,
  { timeoutMs, ...init }: Question,
): Promise<T> {
  return withTimeLimit(timeoutMs, async (signal) => {
    const response = await bufferedFetch(url, { ...init, signal })
    if (!response.ok) throw new Error(`The service answered ${response.status}.`)
    return answer.parse(await response.json())
  })
}
