import { afterEach, expect, test, vi } from 'vitest'
import { accountChanged } from '@/lib/account/account-changed'
import { ART_TAG } from '@/lib/aotd/tags'
import { invalidate } from '@/lib/cache'
import * as environment from '@/lib/env'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { type ArtworkFields, createArtwork, createUser } from '@/testing/factories'
import { getNextPicture } from './next-picture'

const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()
afterEach(() => vi.restoreAllMocks())

async function paint(dateKey: string, fields: ArtworkFields = {}) {
  await createArtwork((await createUser()).viewer, { dateKey, ...fields })
  await invalidate([ART_TAG])
}

async function nextAt(instant: string, viewer = null as Parameters<typeof getNextPicture>[0]) {
  setClock(instant)
  return getNextPicture(viewer)
}

test('after today’s picture the next one starts with the next art day, over the end of a year', async () => {
  await paint('2026-12-31')
  const next = { at: '2027-01-01T04:50:00.000Z', birthdaysAt: null, isOpen: false }
  expect(await nextAt('2026-12-31T23:59:00Z')).toEqual(next)
  // Before 04:50 the day before has not ended.
  expect(await nextAt('2027-01-01T04:49:59Z')).toEqual(next)
  // It can be started from its moment on, for as long as nobody has.
  expect(await nextAt('2027-01-01T04:50:00Z')).toEqual({ ...next, isOpen: true })
  expect(await nextAt('2027-01-01T22:00:00Z')).toEqual({ ...next, isOpen: true })
})

test('the 29th of February has a picture of its own', async () => {
  await paint('2028-02-28')
  expect((await nextAt('2028-02-28T12:00:00Z')).at).toBe('2028-02-29T04:50:00.000Z')
  expect((await nextAt('2028-02-29T12:00:00Z')).at).toBe('2028-02-29T04:50:00.000Z')
})

test('another start of the day moves the next picture', async () => {
  await paint('2026-03-10')
  const keys = { ...environment.env(), AOTD_DAY_START_UTC: '18:30' }
  vi.spyOn(environment, 'env').mockReturnValue(keys)
  expect((await nextAt('2026-03-11T18:29:00Z')).at).toBe('2026-03-11T18:30:00.000Z')
})

test('a failed picture can be started again, but not after the last try', async () => {
  const failed = {
    status: 'failed',
    message: 'Failed.',
    state: 'error',
    startedAt: new Date(),
  } as const
  const generationStatus = { ...failed, completedAt: new Date(), error: null }
  await paint('2026-03-10', { generationStatus, tries: 1 })
  expect((await nextAt('2026-03-10T12:00:00Z')).at).toBe('2026-03-10T04:50:00.000Z')
  await paint('2026-03-11', { generationStatus, tries: 5 })
  expect((await nextAt('2026-03-11T12:00:00Z')).at).toBe('2026-03-12T04:50:00.000Z')
})

test('members wait for those with a birthday, and visitors are not told that there are any', async () => {
  await paint('2026-03-10')
  const birthday = new Date('1990-03-11')
  const first = await createUser({ birthday })
  const other = await createUser()
  await accountChanged(first.viewer.id)
  const [start, end] = ['2026-03-11T04:50:00.000Z', '2026-03-11T09:40:00.000Z']
  for (const instant of ['2026-03-10T12:00:00Z', '2026-03-11T08:00:00Z']) {
    expect(await nextAt(instant, first.viewer)).toMatchObject({ at: start, birthdaysAt: null })
    expect(await nextAt(instant, other.viewer)).toMatchObject({
      at: end,
      birthdaysAt: start,
      isOpen: false,
    })
    expect(await nextAt(instant)).toMatchObject({ at: start, birthdaysAt: null })
  }
})
