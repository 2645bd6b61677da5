import type Anthropic from '@anthropic-ai/sdk'
import type OpenAI from 'openai'
import { env } from '@/lib/env'
import { wholeFetch } from '@/lib/integrations/whole-fetch'

/** For an answer; whoever asks for more or less says so in the call. */
const TIMEOUT_MS = 30_000

// Nothing of a prompt, an answer or a key reaches the log, whatever the SDKs' own variables say.
const COMMON = {
  timeout: TIMEOUT_MS,
  maxRetries: 1,
  logLevel: 'off',
  fetch: wholeFetch,
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
