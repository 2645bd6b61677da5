import { expect, test } from 'vitest'
import { paint } from '@pochade/painter/paint'
import { render } from '@pochade/painter/render'
import { addDays } from '@/lib/format'
import { finishPicture } from '@/lib/integrations/images/finish'
import { putMedia } from '@/lib/media/store'
import { readYear } from '@/lib/site/jobs'
import { drawBook } from '@/lib/year-book/draw-book'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createArtwork, createUser } from '@/testing/factories'

withTestClock('2027-01-10T12:00:00Z')
withTestDatabase()

const PAINTED = 12

test('365 painted pictures are at most 30 MB, and the same bytes twice', async () => {
  const { viewer } = await createUser({ username: 'anna' })
  const names: string[] = []
  for (let i = 0; i < PAINTED; i++) {
    const dateKey = addDays('2026-01-01', i)
    const painting = paint({ dateKey, author: 'anna', emojis: [], secret: '00' })
    const { webp1024: bytes } = await finishPicture(await render(painting), 'algorithmicMedia')
    names.push(await putMedia(bytes, { type: 'image/webp', owner: 'art', access: 'members' }))
  }
  for (let i = 0; i < 365; i++) {
    const full = names[i % PAINTED] ?? ''
    const files = { original: full, full, small: full }
    await createArtwork(viewer, { dateKey: addDays('2026-01-01', i), title: `Day ${i}`, files })
  }
  const year = await readYear(viewer.id, 2026)
  const draw = () => drawBook(year, new AbortController().signal, async () => {})
  const began = performance.now()
  const bytes = await draw()
  console.log(`${Math.round(performance.now() - began)} ms, ${bytes.length} bytes`)
  expect(bytes.length).toBeLessThanOrEqual(30_000_000)
  expect((await draw()).equals(bytes)).toBe(true)
})
