import { afterAll } from 'vitest'
import { startAiStub } from '@/lib/testing/ai-stub'

/** Must appear in no log and no response. */
export const AI_KEYS = ['sk-openai-0123456789', 'sk-anthropic-0123456789'] as const

/** Called at the top of a file, as the environment is read once. */
export async function withAiProviders() {
  const stub = await startAiStub()
  process.env.OPENAI_API_KEY = AI_KEYS[0]
  process.env.OPENAI_BASE_URL = stub.openaiUrl
  process.env.ANTHROPIC_API_KEY = AI_KEYS[1]
  process.env.ANTHROPIC_BASE_URL = stub.anthropicUrl
  afterAll(() => stub.close())
  return stub
}
