import { afterAll, expect, test } from 'vitest'
import { startAiStub } from '@/testing/ai-stub'
import { withTestDatabase } from '@/testing/db'
import { withEnv } from '@/testing/env'
import { openaiPictures } from './openai'

const stub = await startAiStub()
withEnv({
  OPENAI_API_KEY: 'sk-openai-0123456789',
  OPENAI_BASE_URL: stub.openaiUrl,
  OPENAI_IMAGE_MODEL: 'dall-e-2',
})
withTestDatabase()
afterAll(() => stub.close())

test('a DALL·E model is asked for base64, with a prompt of at most its limit', async () => {
  stub.answers.image = Buffer.from('the picture')
  const drawn = await openaiPictures.draw('boats '.repeat(300), new AbortController().signal)
  expect(Buffer.from(drawn).toString()).toBe('the picture')
  const body = stub.calls[0]?.body ?? {}
  expect(body).toMatchObject({ model: 'dall-e-2', response_format: 'b64_json' })
  expect(String(body.prompt)).toHaveLength(1000)
  expect(Object.keys(body)).not.toContain('quality')
})
