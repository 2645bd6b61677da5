import { afterAll, expect, test } from 'vitest'
import { startAiStub } from '@/testing/ai-stub'
import { withTestDatabase } from '@/testing/db'
import { withEnv } from '@/testing/env'
import { passesModeration } from '../moderation/moderate'
import { suggestQuoteFor } from './suggest-quote'

const stub = await startAiStub()
withEnv({
  ANTHROPIC_API_KEY: 'sk-anthropic-0123456789',
  ANTHROPIC_BASE_URL: stub.anthropicUrl,
  OPENAI_BASE_URL: stub.openaiUrl,
})
withTestDatabase()
afterAll(() => stub.close())

test('the only provider with a key is used, whatever the author chose', async () => {
  stub.answers.structured = { quote: { quote: 'The tide can wait.' } }
  const request = { title: 'Tide', altText: 'The sea', emojis: [], seed: 'art:1' }
  const options = { signal: new AbortController().signal }
  for (const imgenModel of ['dall-e-2', 'claude'] as const) {
    const { quote } = await suggestQuoteFor({ ...request, imgenModel }, options)
    expect(quote).toBe('The tide can wait.')
  }
  expect(await passesModeration('The tide can wait')).toBe(true)
  expect(stub.calls.map(({ api }) => api)).toEqual(['messages', 'messages'])
})
