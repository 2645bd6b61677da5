import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { artDayOf } from '@/lib/aotd/day'
import { now } from '@/lib/clock'
import { PROVIDER_TEXT, startAiStub } from '@/testing/ai-stub'
import { withTestDatabase } from '@/testing/db'
import { withEnv } from '@/testing/env'
import { createArtwork, createUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { ArtworkModel } from '@/models/artwork'
import { POST } from './route'

const stub = await startAiStub()
withEnv({ OPENAI_API_KEY: 'sk-openai-0123456789', OPENAI_BASE_URL: stub.openaiUrl })
withTestDatabase()
afterAll(() => stub.close())

beforeEach(() => {
  stub.reset()
  stub.answers.structured = { quote: { quote: 'The tide can wait.' } }
})

/** An author of today's art, and how to ask for a suggestion. */
async function author() {
  const { viewer, headers } = await createUser()
  await createArtwork(viewer, { dateKey: artDayOf(now()) })
  return (signal = new AbortController().signal) =>
    callRoute(POST, '/api/art-of-the-day/suggest-quote', {
      method: 'POST',
      body: { quote: '' },
      headers,
      signal,
    })
}

const helpOf = async () => (await ArtworkModel.findOne().lean())?.quoteHelp

test('without its provider the site suggests its own words, says so and counts no use (G-58, G-91b)', async () => {
  const ask = await author()
  for (const fault of ['500', '401', 'cut', 'garbage'] as const) {
    stub.reset()
    stub.fail(fault, { times: 2 })
    const answer = await ask()
    expect(answer.status).toBe(200)
    const text = await answer.text()
    expect(text).not.toContain(PROVIDER_TEXT)
    expect(text).not.toContain('sk-openai')
    expect(JSON.parse(text)).toEqual({
      message: 'The AI is not available. These words are from the site’s own list.',
      suggestedQuote: expect.stringMatching(/^.{1,45}$/u),
      quoteHelp: 0,
    })
    expect(await helpOf()).toBe(0)
  }
  stub.reset()
  expect(await (await ask()).json()).toMatchObject({
    suggestedQuote: 'The tide can wait.',
    quoteHelp: 1,
  })
  expect(await helpOf()).toBe(1)
})

test('a request aborted during the provider’s call counts as a use', async () => {
  const ask = await author()
  stub.fail('hang')
  const leaving = new AbortController()
  const answer = ask(leaving.signal)
  await vi.waitFor(() => expect(stub.calls).toHaveLength(1), { timeout: 10_000 })
  leaving.abort()
  expect((await answer).status).toBe(503)
  expect(await helpOf()).toBe(1)
})
