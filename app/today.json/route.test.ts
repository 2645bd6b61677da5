import { expect, test } from 'vitest'
import { ART_TAG } from '@/lib/aotd/tags'
import { invalidate } from '@/lib/cache'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createArtwork, createUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { GET } from './route'

withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

const read = (headers = {}) => callRoute(GET, '/today.json', { headers })

test('other sites get the title and the colours of the newest picture, not the picture', async () => {
  const { viewer } = await createUser()
  const palette = [{ hex: '#2d8a78', share: 1 }]
  const accent = { light: '#107766', dark: '#66beaa' }
  await createArtwork(viewer, { dateKey: '2026-03-09', title: 'Low Tide', palette, accent })
  await invalidate([ART_TAG])
  const answer = await read()
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(await answer.json()).toEqual({
    date: '2026-03-09',
    title: 'Low Tide',
    isSample: false,
    colours: palette,
    accent,
    page: 'http://localhost:3000/art-of-the-day/2026-03-09',
    picture: 'http://localhost:3000/api/share/day/2026-03-09',
  })
  const etag = answer.headers.get('etag') ?? ''
  expect((await read({ 'if-none-match': etag })).status).toBe(304)
})

test('before the first picture there are the site’s own colours', async () => {
  const summary = await (await read()).json()
  expect(summary).toMatchObject({ date: null, title: null, isSample: false })
  expect(summary.colours).toHaveLength(5)
})
