import { expect, test } from 'vitest'
import type { PictureRequest } from '@/lib/integrations/images/port'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createArtwork, createUser } from '@/testing/factories'
import { claimDay } from './claim'
import { runPendingWork } from './worker'

withTestClock('2026-11-21T12:00:00Z')
withTestDatabase()

const PAINTED = { family: 'lino', subject: 'owl', variant: 3, view: 'near', scheme: 'plum' }

test('the painter is told of the last pictures before the day, the newest first', async () => {
  const { viewer } = await createUser()
  for (const day of ['18', '19', '20', '22']) {
    const painted = { ...PAINTED, variant: Number(day), thumbnail: 'AAAA' }
    await createArtwork(viewer, { dateKey: `2026-11-${day}`, title: `Owl ${day}`, painted })
  }
  await createArtwork(viewer, { dateKey: '2026-11-17' })
  await claimDay(viewer, '2026-11-21')
  const requests: PictureRequest[] = []
  const paint = (request: PictureRequest) => {
    requests.push(request)
    return Promise.reject(new Error('No paint.'))
  }
  await runPendingWork({ name: 'test', paint }, new AbortController().signal)
  const days = requests.flatMap(({ recent = [] }) => recent)
  expect(days.map(({ dateKey }) => dateKey)).toEqual(['2026-11-20', '2026-11-19', '2026-11-18'])
  expect(days[0]).toEqual({
    ...PAINTED,
    variant: 20,
    thumbnail: 'AAAA',
    title: 'Owl 20',
    dateKey: '2026-11-20',
  })
})
