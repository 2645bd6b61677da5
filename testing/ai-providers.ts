import { afterAll } from 'vitest'
import { startAiStub } from '@/testing/ai-stub'
import { withEnv } from '@/testing/env'

/** Must appear in no log and no response. */
export const AI_KEYS = ['sk-openai-0123456789', 'sk-anthropic-0123456789'] as const

/** Called at the top of a file. */
export async function withAiProviders() {
  const stub = await startAiStub()
  withEnv({
    OPENAI_API_KEY: AI_KEYS[0],
    OPENAI_BASE_URL: stub.openaiUrl,
    ANTHROPIC_API_KEY: AI_KEYS[1],
    ANTHROPIC_BASE_URL: stub.anthropicUrl,
  })
  afterAll(() => stub.close())
  return stub
}
