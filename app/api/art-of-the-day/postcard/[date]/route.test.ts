import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { ART_TAG } from '@/lib/aotd/tags'
import { invalidate } from '@/lib/cache'
import { putMedia } from '@/lib/media/store'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createArtwork, createUser, type TestUser } from '@/testing/factories'
import { plainPicture } from '@/testing/pieces'
import { callRoute } from '@/testing/request'
import { GET } from './route'

withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

let anna: TestUser

async function paint(dateKey: string, emojis: string[] = []): Promise<void> {
  const picture = await plainPicture(1024, 768, '#20a040')
  const full = await putMedia(picture, { type: 'image/webp', owner: 'aotd', access: 'members' })
  const files = { original: 'a.png', full, small: 'c.webp' }
  const palette = [{ hex: '#c02020', share: 1 }]
  await createArtwork(anna.viewer, { dateKey, files, palette, emojis, authorQuote: 'Low tide' })
  await invalidate([ART_TAG])
}

beforeEach(async () => {
  anna = await createUser({ username: `anna${Math.floor(performance.now())}` })
})

const ask = (date: string, format: string, headers: Record<string, string> = anna.headers) =>
  callRoute(GET, `/api/art-of-the-day/postcard/${date}?format=${format}`, {
    headers,
    params: { date },
  })

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

async function darkPixels(jpeg: Buffer): Promise<number> {
  const { data } = await sharp(jpeg).greyscale().raw().toBuffer({ resolveWithObject: true })
  return data.filter((value) => value < 60).length
}

test.each([
  ['portrait', 1080, 1350],
  ['landscape', 1200, 630],
])(
  'a %s postcard has the whole picture, on its colours, beside the words',
  async (format, width, height) => {
    await paint('2026-03-09')
    const answer = await ask('2026-03-09', format)
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(answer.headers.get('content-disposition')).toMatch(/postcard-2026-03-09\.jpg/)
    const jpeg = await bytesOf(answer)
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width, height })
    const [red = 0, green = 0] = await sharp(jpeg)
      .extract({ left: 300, top: 315, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect([red < 80, green > 120]).toEqual([true, true])
    expect(await darkPixels(jpeg)).toBeGreaterThan(1000)
  },
)

test('emojis are drawn, also those of several code points', async () => {
  await paint('2026-03-07')
  await paint('2026-03-08', ['🌊', '👩‍🍳', '🇬🇷'])
  const [without, drawn] = await Promise.all(
    ['2026-03-07', '2026-03-08'].map(async (date) =>
      darkPixels(await bytesOf(await ask(date, 'landscape'))),
    ),
  )
  expect(drawn).toBeGreaterThan((without ?? 0) + 1500)
})

test('the PDF is a card of two sides in A6, the same bytes each time', async () => {
  await paint('2026-03-09')
  const answer = await ask('2026-03-09', 'pdf')
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const pdf = await bytesOf(answer)
  const boxes = pdf.toString('latin1').match(/\/MediaBox \[0 0 419\.53 297\.64\]/g)
  expect(boxes).toHaveLength(2)
  expect((await bytesOf(await ask('2026-03-09', 'pdf'))).equals(pdf)).toBe(true)
})

test('who has it already gets nothing again, and visitors and unknown days get none', async () => {
  await paint('2026-03-09')
  const etag = (await ask('2026-03-09', 'portrait')).headers.get('etag') ?? ''
  const again = await ask('2026-03-09', 'portrait', { ...anna.headers, 'if-none-match': etag })
  expect(again.status).toBe(304)
  expect((await ask('2026-03-09', 'portrait', {})).status).toBe(401)
  for (const date of ['2026-03-01', '2026-03-11']) expect((await ask(date, 'pdf')).status).toBe(404)
  expect((await ask('2026-03-09', 'poster')).status).toBe(400)
})
