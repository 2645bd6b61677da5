import { expect, test } from 'vitest'
import { claimDay } from '@/lib/aotd/painting/claim'
import { runPendingWork } from '@/lib/aotd/painting/worker'
import { createUser } from '@/testing/factories'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createFakePainter } from '@/testing/fake-painter'
import { callRoute } from '@/testing/request'
import { stored } from '@/testing/stored'
import { GET } from './route'

const setClock = withTestClock('2026-11-21T12:00:00Z')
withTestDatabase()

async function status(headers: Record<string, string> = {}, query = '?_=1') {
  const path = `/api/art-of-the-day/status${query}`
  const response = await callRoute(GET, path, { headers })
  return { code: response.status, headers: response.headers, body: await response.json() }
}

test('a day without art is not_started for everyone, and stays so (G-49)', async () => {
  const user = await createUser()
  const answer = {
    generationStatus: 'not_started',
    message: 'The art of the day has not been started yet.',
    generationElapsedTime: 0,
    usersWithBirthdays: [],
    error: null,
  }
  expect(await status()).toMatchObject({ code: 200, body: answer })
  expect(await status(user.headers)).toMatchObject({ code: 200, body: answer })
  expect(await (await stored('artworks')).countDocuments()).toBe(0)
})

test('the response is never cached', async () => {
  expect((await status()).headers.get('cache-control')).toMatch(/no-store/)
})

test('the time counts from the claim to the end of the work', async () => {
  setClock('2026-11-21T12:00:00Z')
  const { viewer } = await createUser()
  await claimDay(viewer, '2026-11-21')
  setClock('2026-11-21T12:00:42.900Z')
  expect((await status()).body).toMatchObject({
    generationStatus: 'pending',
    generationElapsedTime: 42,
  })
  await runPendingWork(createFakePainter(), new AbortController().signal)
  setClock('2026-11-21T18:00:00Z')
  const { body } = await status()
  expect(body).toMatchObject({ generationStatus: 'completed', error: null })
  expect((body as { generationElapsedTime: number }).generationElapsedTime).toBeLessThan(60)
})

test('a failure is described only in the specification’s texts', async () => {
  setClock('2026-11-21T12:00:00Z')
  const { viewer } = await createUser()
  await claimDay(viewer, '2026-11-21')
  const painter = createFakePainter(() => Promise.reject(new Error('key sk-123 is wrong')))
  await runPendingWork(painter, new AbortController().signal)
  expect((await status()).body).toMatchObject({
    generationStatus: 'failed',
    message: 'Art generation failed.',
    error: 'Art generation failed.',
  })
})

test('birthdays are listed for members alone, while they have priority (G-49)', async () => {
  setClock('2026-11-21T05:00:00Z')
  const born = new Date('1984-11-21T00:00:00Z')
  const { headers } = await createUser({ username: 'b1rthd4y', birthday: born })
  expect((await status()).body).toMatchObject({ usersWithBirthdays: [] })
  expect((await status(headers)).body).toMatchObject({ usersWithBirthdays: ['b1rthd4y'] })
  setClock('2026-11-21T09:40:00Z')
  expect((await status(headers)).body).toMatchObject({ usersWithBirthdays: [] })
})

test('an invalid token is 401, and a repeated query parameter is 400', async () => {
  expect((await status({ 'x-auth-token': 'nonsense' })).code).toBe(401)
  expect((await status({}, '?_=1&_=2')).code).toBe(400)
})
