import type Anthropic from '@anthropic-ai/sdk'
import type OpenAI from 'openai'
import { realNow } from '@/lib/clock'
import { MINUTE_MS } from '@/lib/durations'
import { env } from '@/lib/env'
import { withStatus } from '@/lib/integrations/ai/provider-status'
import { bufferedFetch, streamedFetch } from '@/lib/integrations/buffered-fetch'

const MAX_RETRY_PAUSE_MS = 5000

/** Each of two tries of a text has this time (G-91b). */
export const TEXT_TIMEOUT_MS = 20_000

/** Longer than a picture may take: after a time-out of its own, an SDK would try again. */
const SDK_TIMEOUT_MS = 2 * MINUTE_MS

// The SDKs' own variables must not turn on logs of prompts and keys.
const COMMON = {
  timeout: SDK_TIMEOUT_MS,
  maxRetries: 1,
  logLevel: 'off',
} as const

type ClientOptions = {
  streams?: boolean
}

export async function openaiClient({
  streams = false,
}: ClientOptions = {}): Promise<OpenAI | null> {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL } = env()
  if (!apiKey) return null
  const { default: Client } = await import('openai')
  return new Client({
    ...COMMON,
    fetch: withStatus('OpenAI', fetchForSdk(streams)),
    apiKey,
    baseURL,
    organization: null,
    project: null,
  })
}

export async function anthropicClient({
  streams = false,
}: ClientOptions = {}): Promise<Anthropic | null> {
  const { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL: baseURL } = env()
  if (!apiKey) return null
  const { default: Client } = await import('@anthropic-ai/sdk')
  return new Client({
    ...COMMON,
    fetch: withStatus('Anthropic', fetchForSdk(streams)),
    apiKey,
    baseURL,
    authToken: null,
    openTelemetry: false,
  })
}

/** The SDKs obey any `Retry-After`, and one of them cannot be aborted while it waits. */
function fetchForSdk(streams: boolean): typeof fetch {
  return async (input, init) => {
    const response = await (streams ? streamedFetch : bufferedFetch)(input, init)
    if (pauseOf(response.headers) <= MAX_RETRY_PAUSE_MS) return response
    const headers = new Headers(response.headers)
    headers.set('x-should-retry', 'false')
    const { status, statusText, body } = response
    return new Response(body, { status, statusText, headers })
  }
}

function pauseOf(headers: Headers): number {
  const exact = Number(headers.get('retry-after-ms'))
  const plain = headers.get('retry-after') ?? ''
  const seconds = Number.parseFloat(plain)
  const waitMs = Number.isNaN(seconds) ? Date.parse(plain) - realNow().getTime() : seconds * 1000
  return Math.max(exact || 0, waitMs || 0)
}
