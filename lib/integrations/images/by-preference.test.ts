import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { logger } from '@/lib/logger'
import { AI_KEYS, withAiProviders } from '@/testing/ai-providers'
import { AI_FAULTS, PROVIDER_TEXT } from '@/testing/ai-stub'
import { withTestDatabase } from '@/testing/db'
import { createFakePainter, type FakePainter } from '@/testing/fake-painter'
import { AiSpendModel } from '@/models/ai-spend'
import { paintByPreference } from './by-preference'
import { claudePictures } from './claude'
import { openaiPictures } from './openai'
import type { PictureProvider, PictureRequest } from './port'

const stub = await withAiProviders()
withTestDatabase()

const IDEA = {
  title: 'A Fox Reads the Tide Table',
  prompt: 'A fox on a quay at dusk, gouache, warm and still',
  altText: 'A fox on a quay at dusk.',
}
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024"><rect width="1024" height="1024" fill="#247"/>' +
  '<circle cx="300" cy="300" r="200" fill="tomato"/><path d="M0 700L1024 600V1024H0z" fill="#cda"/></svg>'
const PROVIDERS = { 'dall-e-2': openaiPictures, claude: claudePictures }
const WISHES = ['dall-e-2', 'claude'] as const
const API = { 'dall-e-2': 'images', claude: 'messages' } as const
const request = (imgenModel: (typeof WISHES)[number]): PictureRequest => ({
  dateKey: '2026-11-21',
  emojis: ['🦊', '🌊'],
  author: 'a1',
  secret: '00',
  imgenModel,
})
const never = new AbortController().signal
const square = await sharp({
  create: { width: 96, height: 96, channels: 3, background: '#3c78be' },
})
  .composite([{ input: { create: { width: 40, height: 40, channels: 3, background: '#fc8' } } }])
  .png()
  .toBuffer()

beforeEach(() => {
  stub.reset()
  Object.assign(stub.answers, { image: square, noImage: undefined, text: SVG })
  stub.answers.structured = { idea: IDEA }
})

const PATIENT = { ideaMs: 15_000, pictureMs: 15_000 }

type Given = {
  signal?: AbortSignal
  limits?: { ideaMs: number; pictureMs: number }
  providers?: typeof PROVIDERS
  embedded?: FakePainter
}

/** Returns the picture, the steps and the log. */
async function paintFor(imgenModel: (typeof WISHES)[number], given: Given = {}) {
  const { signal = never, limits = PATIENT, providers = PROVIDERS } = given
  const { embedded = createFakePainter() } = given
  const steps: string[] = []
  const spies = (['info', 'warn', 'error'] as const).map((level) => vi.spyOn(logger(), level))
  const painter = paintByPreference({ providers, embedded, limits })
  try {
    const options = { signal, onProgress: (step: string) => void steps.push(step) }
    const painted = await painter.paint(request(imgenModel), options)
    const warnings = spies[1]?.mock.calls.length ?? 0
    const log = JSON.stringify(
      spies.flatMap((spy) => spy.mock.calls),
      (_, value: unknown) =>
        value instanceof Error ? [value.message, value.stack, value.cause] : value,
    )
    return { painted, steps, embedded, warnings, log }
  } finally {
    spies.forEach((spy) => spy.mockRestore())
  }
}

/** Keys, prompts and provider texts appear in no log and no message. */
const SECRET = new RegExp([...AI_KEYS, PROVIDER_TEXT, 'quay', '<svg'].join('|'))

test('OpenAI paints the prompt, and the configured model is stored (G-52)', async () => {
  const { painted, steps, embedded, log } = await paintFor('dall-e-2')
  expect(painted).toMatchObject({ title: IDEA.title, altText: IDEA.altText })
  expect(painted).toMatchObject({ model: 'gpt-image-1-mini', width: 1024, height: 1024 })
  expect(painted.palette).toHaveLength(5)
  const { xmp } = await sharp(painted.png).metadata()
  expect(xmp?.toString()).toContain('/trainedAlgorithmicMedia')
  expect([steps, embedded.requests, log]).toEqual([['prompt', 'image'], [], '[]'])
  const sentBody = stub.calls.find(({ api }) => api === 'images')?.body
  expect(sentBody).toMatchObject({ model: 'gpt-image-1-mini', size: '1024x1024', n: 1 })
  expect(painted.prompt).toBe(IDEA.prompt)
  expect(sentBody?.prompt).toContain(IDEA.prompt)
  // The names of the emojis.
  expect(sentBody?.prompt).toContain('fox, water wave')
})

test('Claude writes an SVG, which is sanitised and rendered', async () => {
  stub.answers.text = `Here it is:\n\`\`\`svg\n${SVG.replace('</svg>', '<script>alert(1)</script><image href="file:///etc/passwd"/></svg>')}\n\`\`\``
  const { painted, steps, embedded, log } = await paintFor('claude')
  expect(painted).toMatchObject({ title: IDEA.title, model: 'claude-haiku-4-5', width: 1024 })
  expect([steps, embedded.requests, log]).toEqual([['prompt', 'image'], [], '[]'])
  const spot = { left: 300, top: 300, width: 1, height: 1 }
  expect([...(await sharp(painted.png).extract(spot).raw().toBuffer())]).toEqual([255, 99, 71])
  const { system, messages } = stub.calls.at(-1)?.body ?? {}
  expect(String(system)).not.toContain('quay')
  expect(JSON.stringify(messages)).toContain('fox, water wave')
})

test.each(WISHES.flatMap((wish) => AI_FAULTS.map((fault) => [wish, fault] as const)))(
  '%s, %s: the embedded painter paints, with one warning per call and no secret (G-50)',
  async (wish, fault) => {
    stub.fail(fault, { api: API[wish], times: 4 })
    const isEndless = fault === 'hang' || fault === 'stall'
    const { painted, steps, embedded, warnings, log } = await paintFor(wish, {
      limits: {
        ideaMs: isEndless && wish === 'claude' ? 200 : 15_000,
        pictureMs: isEndless ? 200 : 15_000,
      },
    })
    expect(painted).toMatchObject({ model: 'fake', title: 'Plain of 2026-11-21' })
    expect(embedded.requests).toHaveLength(1)
    expect(steps).toEqual(['prompt', 'image'])
    // Claude also received the request for the idea.
    expect(warnings).toBe(wish === 'claude' ? 2 : 1)
    expect(log).not.toMatch(SECRET)
    // A picture that timed out is not asked for again (G-91b).
    if (isEndless && wish === 'dall-e-2') {
      expect(stub.calls.filter(({ api }) => api === 'images')).toHaveLength(1)
    }
  },
)

test('a failed call is retried once', async () => {
  for (const wish of WISHES) {
    stub.reset()
    stub.fail('500', { api: API[wish] })
    expect((await paintFor(wish)).painted.model).not.toBe('fake')
  }
  stub.reset()
  stub.fail('500', { api: 'images', times: 9 })
  await paintFor('dall-e-2')
  expect(stub.calls.filter(({ api }) => api === 'images')).toHaveLength(2)
})

const UNUSABLE: readonly [label: string, status: number, body: unknown][] = [
  ['an address', 200, { data: [{ url: `${stub.openaiUrl}/images/picture.png` }] }],
  ['a refusal', 400, { error: { code: 'moderation_blocked', message: PROVIDER_TEXT } }],
  ['no picture', 200, { data: [] }],
  ['no base64', 200, { data: [{ b64_json: '%%%' }] }],
  ['other bytes', 200, { data: [{ b64_json: Buffer.from(PROVIDER_TEXT).toString('base64') }] }],
  ['an SVG', 200, { data: [{ b64_json: Buffer.from(SVG).toString('base64') }] }],
  ['half a picture', 200, { data: [{ b64_json: square.subarray(0, 90).toString('base64') }] }],
]

test.each(UNUSABLE)(
  '%s in place of a picture is neither used nor requested',
  async (_, status, body) => {
    stub.answers.noImage = { status, body }
    const { painted, embedded, warnings, log } = await paintFor('dall-e-2')
    expect(painted.model).toBe('fake')
    expect([embedded.requests.length, warnings]).toEqual([1, 1])
    expect(log).not.toMatch(SECRET)
    // A permanent refusal is not retried.
    expect(stub.calls.map(({ api }) => api)).toEqual(['chat', 'moderations', 'images'])
  },
)

test("a provider's error code is not taken for an error of the database", async () => {
  const error = { code: 'ECONNRESET', message: PROVIDER_TEXT }
  stub.answers.noImage = { status: 502, body: { error } }
  const { painted, warnings, log } = await paintFor('dall-e-2')
  expect([painted.model, warnings]).toEqual(['fake', 1])
  expect(log).not.toMatch(SECRET)
})

test.each([
  ['a refusal', `I cannot draw that. ${PROVIDER_TEXT}`],
  ['half an SVG', SVG.slice(0, -20)],
  ['an empty SVG', '<svg viewBox="0 0 9 9"></svg>'],
  ['one colour', SVG.replace(/fill="[^"]+"/g, 'fill="#247"')],
  ['an SVG that uses itself', SVG.replace('</svg>', '<g id="a"><use href="#a"/></g></svg>')],
])('%s of Claude is not used', async (_, text) => {
  stub.answers.text = text
  const { painted, embedded, warnings, log } = await paintFor('claude')
  expect(painted.model).toBe('fake')
  expect([embedded.requests.length, warnings]).toEqual([1, 1])
  expect(log).not.toMatch(SECRET)
})

test("without an idea the provider gets the embedded painter's prompt (G-53)", async () => {
  stub.fail('401', { api: 'chat' })
  const { painted, steps, embedded } = await paintFor('dall-e-2')
  expect(painted).toMatchObject({ title: 'Plain of 2026-11-21', model: 'gpt-image-1-mini' })
  expect(stub.calls.find(({ api }) => api === 'images')?.body.prompt).toContain('A plain colour')
  expect([steps, embedded.requests.length]).toEqual([['prompt', 'image'], 1])
})

test('above the budget no provider is called, and no warning is logged', async () => {
  const micros = 5_000_000
  await AiSpendModel.create({
    _id: new Date().toISOString().slice(0, 10),
    micros,
    purgeAt: new Date('2099-01-01'),
  })
  for (const wish of WISHES) {
    const { painted, warnings } = await paintFor(wish)
    expect([painted.model, warnings]).toEqual(['fake', 0])
  }
  expect(stub.calls).toEqual([])
})

test('the cost of a picture counts for the budget of the day', async () => {
  stub.answers.usage = { input: 0, output: 100_000 }
  await paintFor('dall-e-2')
  // 100,000 tokens each, at 2 (idea) and 8 (picture) per million.
  expect(await AiSpendModel.find().lean()).toMatchObject([{ micros: 1_000_000 }])
})

test('without a key no provider is called', async () => {
  const keyless: PictureProvider = { ...openaiPictures, model: () => null }
  const { painted, warnings } = await paintFor('dall-e-2', {
    providers: { ...PROVIDERS, 'dall-e-2': keyless },
  })
  expect([painted.model, warnings, stub.calls]).toEqual(['fake', 0, []])
})

test('after a try that timed out no provider is called (G-91b)', async () => {
  const embedded = createFakePainter()
  const painter = paintByPreference({ providers: PROVIDERS, embedded })
  const late = { ...request('dall-e-2'), afterTimeout: true }
  expect(await painter.paint(late, { signal: never })).toMatchObject({ model: 'fake' })
  expect(stub.calls).toEqual([])
})

test('an aborted painting rejects with the reason, without a fallback', async () => {
  for (const wish of WISHES) {
    const lost = new AbortController()
    stub.fail('hang', { api: API[wish], times: 2 })
    const embedded = createFakePainter()
    const painting = paintFor(wish, { signal: lost.signal, embedded })
    const isAsked = () => stub.calls.some(({ api }) => api === API[wish])
    await expect.poll(isAsked, { timeout: 15_000 }).toBe(true)
    lost.abort(new Error('lease lost'))
    await expect(painting).rejects.toThrow('lease lost')
    expect(embedded.requests).toEqual([])
  }
})
