import { expect, test } from 'vitest'
import { claimDay } from '@/lib/aotd/painting/claim'
import { findTeaser } from '@/lib/aotd/info'
import { runPendingWork } from '@/lib/aotd/painting/worker'
import { putMedia } from '@/lib/media/store'
import { createUser } from '@/testing/factories'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createFakePainter } from '@/testing/fake-painter'
import { callRoute } from '@/testing/request'
import { stored } from '@/testing/stored'
import { GET } from './route'

withTestClock('2026-11-21T12:00:00Z')
withTestDatabase()

const small = (filename: string, headers: Record<string, string> = {}) =>
  callRoute(GET, `/api/art-of-the-day/image-small/${encodeURIComponent(filename)}`, {
    headers,
    params: { filename },
  })

test('any member sees the small picture, and no view is counted (G-61)', async () => {
  const { viewer } = await createUser()
  await claimDay(viewer, '2026-11-21')
  await runPendingWork(createFakePainter(), new AbortController().signal)
  const member = await createUser({ emailVerified: false })
  const filename = (await findTeaser(member.viewer))?.filename ?? ''
  expect(filename).toMatch(/^[0-9a-f]{32}\.webp$/)
  const response = await small(filename, member.headers)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  expect((await (await stored('artworks')).findOne())?.views).toEqual({ total: 0, verified: 0 })
  expect((await small(filename)).status).toBe(401)
  const art = await (await stored('artworks')).findOne()
  expect((await small(String(art?.files.full), member.headers)).status).toBe(404)
})

test('names that are unknown, of other files or impossible are 404', async () => {
  const { headers } = await createUser()
  const metadata = { type: 'image/webp', owner: 'gallery', access: 'members' } as const
  const foreign = await putMedia(Buffer.from('x'), metadata)
  for (const name of [foreign, `${'0'.repeat(32)}.webp`, '../../etc/passwd', 'A.webp', '.', 'é']) {
    expect((await small(name, headers)).status).toBe(404)
  }
})
