import { expect, test } from 'vitest'
import { GET as getOriginal } from '@/app/api/art-of-the-day/original/[filename]/route'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { createPaintedArt } from '@/testing/painted-art'
import { callRoute } from '@/testing/request'
import { stored } from '@/testing/stored'
import { GET as getImage } from './route'

withTestClock('2026-11-21T12:00:00Z')
withTestDatabase()

const ROUTES = { full: getImage, original: getOriginal }

function ask(size: 'full' | 'original', filename: string, headers = {}, method = 'GET') {
  const path = `/api/art-of-the-day/${size}/${encodeURIComponent(filename)}`
  return callRoute(ROUTES[size], path, { method, headers, params: { filename } })
}

async function paint(fields = {}) {
  const { viewer } = await createUser()
  const art = await createPaintedArt(viewer, { dateKey: '2026-11-20', ...fields })
  if (!art.files) throw new Error('The art has no pictures.')
  const { original, full, small } = art.files
  return { original, full, small }
}

test('any member sees the full picture and saves the original; no view is counted (G-62a)', async () => {
  const files = await paint()
  const { headers } = await createUser({ emailVerified: false })
  const full = await ask('full', files.full, headers)
  expect([full.status, full.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(full.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  expect(full.headers.get('content-disposition')).toBeNull()
  const original = await ask('original', files.original, headers)
  expect([original.status, original.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(original.headers.get('content-disposition')).toBe(
    'attachment; filename="pochade-2026-11-20.png"',
  )
  expect(Buffer.from(await original.arrayBuffer()).toString('latin1', 1, 4)).toBe('PNG')
  expect((await ask('original', files.original, headers, 'HEAD')).status).toBe(200)
  expect((await (await stored('artworks')).findOne())?.views).toEqual({ total: 0, verified: 0 })
})

test('visitors see neither, and every size has its own address alone', async () => {
  const files = await paint()
  const { headers } = await createUser()
  for (const size of ['full', 'original'] as const) {
    expect((await ask(size, files[size])).status).toBe(401)
    const others = Object.values(files).filter((name) => name !== files[size])
    for (const name of [...others, `${'0'.repeat(32)}.webp`, '../../etc/passwd', 'é']) {
      expect((await ask(size, name, headers)).status, `${size} ${name}`).toBe(404)
    }
  }
})

test('the pictures of art that was deleted or is not finished are gone', async () => {
  const { headers } = await createUser()
  const deleted = await paint({ deletedAt: new Date('2026-11-21T00:00:00Z') })
  const running = await paint({ dateKey: '2026-11-21' })
  await (
    await stored('artworks')
  ).updateOne({ dateKey: '2026-11-21' }, { $set: { 'generationStatus.status': 'generating' } })
  for (const files of [deleted, running]) {
    expect((await ask('full', files.full, headers)).status).toBe(404)
    expect((await ask('original', files.original, headers)).status).toBe(404)
  }
})
