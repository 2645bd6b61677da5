import { afterAll } from 'vitest'
import { startAiStub } from '@/lib/testing/ai-stub'

/** The keys that the site holds in tests of providers; no log and no answer may ever show them. */
export const AI_KEYS = ['sk-openai-0123456789', 'sk-anthropic-0123456789'] as const

/** Gives the tests of a file both providers; called at its top, as the environment is read once. */
export async function withAiProviders() {
  const stub = await startAiStub()
  process.env.OPENAI_API_KEY = AI_KEYS[0]
  process.env.OPENAI_BASE_URL = stub.openaiUrl
  process.env.ANTHROPIC_API_KEY = AI_KEYS[1]
  process.env.ANTHROPIC_BASE_URL = stub.anthropicUrl
  afterAll(() => stub.close())
  return stub
}
