import type Anthropic from '@anthropic-ai/sdk'
import type OpenAI from 'openai'
import { realNow } from '@/lib/clock'
import { env } from '@/lib/env'
import { wholeFetch } from '@/lib/integrations/whole-fetch'

/** A provider that wants a longer pause before the retry gets none. */
const LONGEST_PAUSE_MS = 5000

/** For an answer; whoever asks for more or less says so in the call. */
const TIMEOUT_MS = 30_000

// Nothing of a prompt, an answer or a key reaches the log, whatever the SDKs' own variables say.
const COMMON = {
  timeout: TIMEOUT_MS,
  maxRetries: 1,
  logLevel: 'off',
  fetch: fetchForSdk,
} as const

/** The client of OpenAI, or null without a key. Loaded when it is first asked for. */
export async function openaiClient(): Promise<OpenAI | null> {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL } = env()
  if (!apiKey) return null
  const { default: Client } = await import('openai')
  return new Client({ ...COMMON, apiKey, baseURL, organization: null, project: null })
}

/** The client of Anthropic, or null without a key. Loaded when it is first asked for. */
export async function anthropicClient(): Promise<Anthropic | null> {
  const { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL: baseURL } = env()
  if (!apiKey) return null
  const { default: Client } = await import('@anthropic-ai/sdk')
  return new Client({ ...COMMON, apiKey, baseURL, authToken: null, openTelemetry: false })
}

/** The SDKs pause for as long as they are told, be it a day, and the one cannot be woken. */
async function fetchForSdk(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await wholeFetch(input, init)
  if (pauseOf(response.headers) > LONGEST_PAUSE_MS) response.headers.set('x-should-retry', 'false')
  return response
}

/** How long to wait before a retry, in milliseconds; 0 where nothing is asked for. */
function pauseOf(headers: Headers): number {
  const exact = Number(headers.get('retry-after-ms'))
  const plain = headers.get('retry-after') ?? ''
  const seconds = Number.parseFloat(plain)
  const asked = Number.isNaN(seconds) ? Date.parse(plain) - realNow().getTime() : seconds * 1000
  return Math.max(exact || 0, asked || 0)
}
