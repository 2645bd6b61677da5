import { expect, test } from 'vitest'
import { getCloth } from '@/lib/aotd/cloth'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createArtwork, createUser } from '@/testing/factories'

withTestClock('2025-01-10T12:00:00Z')
withTestDatabase()

const request = { headers: new Headers() }

test('the cloth of a leap year has a place for each day, and a thread for each colour', async () => {
  const { viewer } = await createUser()
  const palette = [
    { hex: '#2d8a78', share: 0.75 },
    { hex: '#d9b382', share: 0.25 },
  ]
  for (const dateKey of ['2024-01-01', '2024-01-02', '2024-12-31', '2025-01-01']) {
    await createArtwork(viewer, { dateKey, palette })
  }
  const reply = (await getCloth('2024', request)).toResponse(200, {})
  expect(reply.headers.get('content-type')).toMatch('image/svg+xml')
  const svg = await reply.text()
  expect([...svg.matchAll(/translate\((\d+ \d+)\)/g)].map(([, place]) => place)).toEqual([
    '0 0',
    '10 0',
    '130 220',
  ])
  expect(svg).toContain('<rect y="7.50" width="10" height="2.50" fill="#d9b382"/>')
  expect(svg).toContain('<rect x="7.50" width="2.50" height="10" fill="#d9b382"/>')
  await expect(getCloth('2023', request)).rejects.toMatchObject({ code: 'not_found' })
  await expect(getCloth('20', request)).rejects.toMatchObject({ code: 'not_found' })
})
