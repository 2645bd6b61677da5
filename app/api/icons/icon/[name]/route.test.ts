import sharp from 'sharp'
import { expect, test } from 'vitest'
import { GENERATION_STATUSES } from '@/lib/aotd/catalogue'
import { STATUS_STYLES } from '@/lib/icons/catalogue'
import { withTestDatabase } from '@/testing/db'
import { callRoute } from '@/testing/request'
import { GET } from './route'

withTestDatabase()

const ask = (name: string, headers: Record<string, string> = {}) =>
  callRoute(GET, `/api/icons/icon/${name}`, { params: { name }, headers })

test('every status has an icon for everybody, and so has the streak (G-99)', async () => {
  const named = ['completed', 'generating', 'busy', 'resuming', 'pending', 'started', 'loading']
  const all = [...named, 'failed', 'error', ...GENERATION_STATUSES, ...Object.keys(STATUS_STYLES)]
  for (const name of [...all, 'STREAK_ICON', 'streak_icon', 'Completed']) {
    const answer = await ask(name)
    expect(answer.status, name).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('an icon has enough contrast on every background of both themes', async () => {
  const grounds = ['#f4f4f1', '#eaeae5', '#fbfbf9', '#131414', '#1c1d1d', '#232424']
  for (const name of [...Object.keys(STATUS_STYLES), 'STREAK_ICON']) {
    const svg = await (await ask(name)).text()
    const colour = /#[0-9a-f]{6}/.exec(svg)?.[0] ?? ''
    for (const ground of grounds) expect(contrast(colour, ground), name).toBeGreaterThanOrEqual(3)
    const { channels } = await sharp(Buffer.from(svg)).resize(40).stats()
    expect(channels.at(3)?.max, name).toBeGreaterThan(150)
  }
})

test('a matching ETag is 304', async () => {
  const etag = (await ask('completed')).headers.get('etag') ?? ''
  const known = await ask('COMPLETED', { 'if-none-match': etag })
  expect(known.status).toBe(304)
  expect(await known.text()).toBe('')
  expect((await ask('failed', { 'if-none-match': etag })).status).toBe(200)
})

test('unknown and invalid icon names are 404 in their error family (G-1)', async () => {
  for (const name of ['unknown', '__proto__', 'constructor', '..', 'a'.repeat(41), 'a/b', 'ß']) {
    const answer = await ask(name)
    expect(answer.status, name).toBe(404)
    expect(await answer.json()).toMatchObject({ error: 'There is no such icon.' })
  }
})

/** The contrast of two colours (WCAG 2). */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
