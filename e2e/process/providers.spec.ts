import sharp from 'sharp'
import { PROVIDER_TEXT, startAiStub } from '@/testing/ai-stub'
import { SERVICE_TEXT, startSocialStub } from '@/testing/social-stub'
import { expect, test } from '../fixtures'
import { createMember } from '../members'

const SECRETS = {
  OPENAI_API_KEY: 'sk-openai-0123456789',
  X_API_KEY: 'x-key-0123456789',
  X_API_SECRET: 'x-secret-0123456789',
  X_ACCESS_TOKEN: 'x-token-0123456789',
  X_ACCESS_SECRET: 'x-token-secret-0123456789',
  TELEGRAM_BOT_TOKEN: '77:telegram-0123456789',
}
const IDEA = {
  title: 'A Fox Reads the Tide Table',
  prompt: 'A fox on a quay at dusk, gouache, warm and still',
  altText: 'A fox on a quay at dusk.',
}

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">
  <rect width="512" height="512" fill="#f2dfae"/><rect y="300" width="512" height="212" fill="#1f4b4a"/>
  <circle cx="360" cy="180" r="90" fill="#d9825b"/><path d="M0 420 L180 220 L380 470 Z" fill="#2d8a78"/>
</svg>`

test(
  'with keys, providers make the day and it is posted; when all of them fail it completes all the same, and nothing of theirs is told (G-50 to G-53, G-58)',
  { tag: '@deep' },
  async ({ startSite }) => {
    test.setTimeout(240_000)
    const [ai, social] = await Promise.all([startAiStub(), startSocialStub()])
    ai.answers.image = await sharp(Buffer.from(DRAWING)).png().toBuffer()
    ai.answers.structured = { idea: IDEA, quote: { quote: 'The tide can wait.' } }
    const site = await startSite({
      env: {
        ...SECRETS,
        OPENAI_BASE_URL: ai.openaiUrl,
        X_BASE_URL: social.url,
        TELEGRAM_BASE_URL: social.url,
        TELEGRAM_CHAT_ID: '@art',
        LOG_LEVEL: 'trace',
      },
    })
    site.setClock('2027-06-01T12:00:00Z')
    const anna = await createMember(site)
    const admin = await createMember(site, { role: 'admin' })
    const answers: string[] = []

    const call = async (path: string, body?: unknown) => {
      const response = await fetch(`${site.url}/api/art-of-the-day/${path}`, {
        headers: { ...anna.headers, 'content-type': 'application/json' },
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      })
      const text = await response.text()
      answers.push(text)
      return { status: response.status, json: JSON.parse(text) as Record<string, unknown> }
    }
    const makeDay = async (instant: string) => {
      site.setClock(instant)
      await expect
        .poll(async () => (await call('today')).json.generationStatus, { timeout: 90_000 })
        .toBe('completed')
      const readEntry = async () => {
        const entry = await fetch(`${site.url}/api/art-of-the-day/admin/today`, {
          headers: admin.headers,
        })
        return (await entry.json()) as Record<string, unknown> & { generationStatus: object }
      }
      await expect
        .poll(async () => (await readEntry()).generationStatus)
        .toMatchObject({ state: 'done' })
      return readEntry()
    }

    await test.step('a day with providers', async () => {
      expect(await makeDay('2027-06-01T12:00:00Z')).toMatchObject({
        title: IDEA.title,
        prompt: expect.stringContaining(IDEA.prompt),
        model: 'gpt-image-1-mini',
        tweet: { tweetId: '1990000000000000001' },
      })
      expect((await call('info')).json).toMatchObject({ title: IDEA.title, altText: IDEA.altText })
      const sent = social.calls.map(({ path }) => path.replace(/.*\//, ''))
      expect(sent).toEqual(['upload', 'metadata', 'tweets', 'sendPhoto'])
    })

    await test.step('a suggestion; one that fails costs nothing; what is flagged is refused', async () => {
      const suggestion = await call('suggest-quote', { quote: '' })
      expect(suggestion.json).toMatchObject({ suggestedQuote: 'The tide can wait.', quoteHelp: 1 })
      ai.fail('500', { api: 'chat', times: 2 })
      expect(await call('suggest-quote', { quote: '' })).toMatchObject({
        status: 200,
        json: { message: expect.stringContaining('the site’s own list'), quoteHelp: 1 },
      })
      expect((await call('info')).json).toMatchObject({ quoteHelp: 1 })
      ai.answers.flags = (text) => text.includes('dreadful')
      const refused = await call('quote', { quote: 'You are all dreadful.' })
      expect(refused).toMatchObject({
        status: 400,
        json: { message: 'Please choose a kinder quote.' },
      })
    })

    await test.step('a day on which every provider fails', async () => {
      ai.fail('401', { times: 99 })
      social.fail('/upload', '401')
      social.fail('/sendPhoto', 'garbage')
      const entry = await makeDay('2027-06-02T12:00:00Z')
      expect(entry).toMatchObject({
        model: 'embedded',
        tweet: null,
        generationStatus: {
          state: 'done',
          error:
            'Posting to X failed: X answered with status 401. ' +
            'Posting to Telegram failed: Telegram gave no usable answer.',
        },
      })
      expect((await call('suggest-quote', { quote: '' })).json).toMatchObject({ quoteHelp: 0 })
      answers.push(JSON.stringify(entry.generationStatus))
    })

    const output = answers.join('\n') + site.output
    for (const secret of [...Object.values(SECRETS), '0123456789', PROVIDER_TEXT, SERVICE_TEXT]) {
      expect(output).not.toContain(secret)
    }
    expect(output).not.toContain(IDEA.prompt)
    await Promise.all([ai.close(), social.close()])
  },
)
