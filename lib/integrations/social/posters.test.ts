import { afterAll, beforeEach, expect, test } from 'vitest'
import { SERVICE_TEXT, type SocialFault, startSocialStub } from '@/testing/social-stub'
import { PostFailed } from './call-service'
import { createTelegramPoster } from './telegram'
import { createXPoster } from './x'

const stub = await startSocialStub()
const SECRETS = ['x-key', 'x-secret', 'x-token', 'x-token-secret', '77:bot-token', 'the-chat']
const [apiKey = '', apiSecret = '', accessToken = '', accessSecret = '', token = '', chatId = ''] =
  SECRETS
const x = (timeoutMs = 5000) =>
  createXPoster({ apiKey, apiSecret, accessToken, accessSecret, baseUrl: stub.url, timeoutMs })
const telegram = (timeoutMs = 5000) =>
  createTelegramPoster({ token, chatId, baseUrl: `${stub.url}/`, timeoutMs })

const POST = { text: 'A Fox\nAI-generated.', altText: 'A fox.', picture: Buffer.from([1, 2, 3]) }

beforeEach(() => stub.reset())
afterAll(() => stub.close())

test('X receives the picture, its description and then the post, each signed', async () => {
  expect(await x().publish(POST)).toEqual({
    id: '1990000000000000001',
    url: 'https://x.com/i/web/status/1990000000000000001',
  })
  expect(stub.calls.map(({ path }) => path)).toEqual([
    '/2/media/upload',
    '/2/media/metadata',
    '/2/tweets',
  ])
  const [upload, metadata, tweet] = stub.calls
  expect(upload?.file).toEqual(POST.picture)
  expect(upload?.fields).toEqual({ media_category: 'tweet_image', media_type: 'image/png' })
  expect(metadata?.fields).toEqual({
    id: '1880000000000000002',
    metadata: { alt_text: { text: 'A fox.' } },
  })
  expect(tweet?.fields).toEqual({
    text: POST.text,
    media: { media_ids: ['1880000000000000002'] },
  })
  const signatures = stub.calls.map(({ headers }) => headers.authorization)
  for (const signature of signatures) {
    expect(signature).toMatch(/^OAuth oauth_consumer_key="x-key", .*oauth_signature="[^"]+"/)
    expect(signature).not.toContain('secret')
  }
  expect(new Set(signatures).size).toBe(3)
})

test('the picture is posted although X refuses its description', async () => {
  stub.fail('/metadata', '500')
  expect(await x().publish(POST)).toMatchObject({ id: '1990000000000000001' })
})

test('Telegram receives one photo with a caption', async () => {
  expect(await telegram().publish(POST)).toEqual({ id: '42', url: null })
  expect(stub.calls).toMatchObject([
    {
      path: '/bot77:bot-token/sendPhoto',
      fields: { chat_id: 'the-chat', caption: POST.text },
      file: POST.picture,
    },
  ])
})

const FAULTS: readonly [SocialFault, RegExp][] = [
  ['401', /answered with status 401\./],
  ['429', /answered with status 429\./],
  ['500', /answered with status 500\./],
  ['hang', /did not answer in time/],
  ['cut', /could not be reached/],
  ['garbage', /gave no usable answer/],
  ['wrong type', /gave no usable answer/],
]

test.each(FAULTS)(
  "%s gives an error in the site's own words, without a retry",
  async (fault, words) => {
    stub.fail('/2/tweets', fault)
    stub.fail('/sendPhoto', fault)
    for (const poster of fault === 'hang' ? [x(150), telegram(150)] : [x(), telegram()]) {
      const error: unknown = await poster.publish(POST).catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(PostFailed)
      const message = error instanceof Error ? `${error.message} ${String(error.cause)}` : ''
      expect(message).toMatch(words)
      for (const secret of [...SECRETS, SERVICE_TEXT, '127.0.0.1'])
        expect(message).not.toContain(secret)
    }
    const sent = stub.calls.map(({ path }) => path).filter((path) => /tweets|sendPhoto/.test(path))
    expect(sent).toHaveLength(2)
  },
)

test('nothing is posted if the upload of the picture fails', async () => {
  stub.fail('/upload', '500')
  await expect(x().publish(POST)).rejects.toBeInstanceOf(PostFailed)
  expect(stub.calls).toHaveLength(1)
})
