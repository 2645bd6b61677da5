import { expect, test } from 'vitest'
import { sampleArt } from '@/lib/aotd/sample'
import { planSampleContent } from '@/lib/sample/plan'
import { fillSampleContent } from '@/lib/sample/start'
import { withTestDatabase } from '@/testing/db'
import { createUser, type TestUser } from '@/testing/factories'
import { createFakePainter } from '@/testing/fake-painter'
import { callRoute } from '@/testing/request'
import { ArtworkModel } from '@/models/artwork'
import { DELETE, GET } from './route'

withTestDatabase()

const get = (user?: TestUser) =>
  callRoute(GET, '/api/sample-content', { headers: user?.headers ?? {} })
const remove = (headers: Record<string, string> = {}) =>
  callRoute(DELETE, '/api/sample-content', { method: 'DELETE', headers })

async function makeSamples(): Promise<TestUser> {
  await planSampleContent()
  const { signal } = new AbortController()
  await fillSampleContent([sampleArt(createFakePainter())], signal)
  return createUser({ role: 'admin' })
}

test('an admin sees whether there is sample content, and removes it', async () => {
  const admin = await makeSamples()
  expect(await (await get(admin)).json()).toEqual({ hasSamples: true, used: [] })
  expect((await remove(admin.headers)).status).toBe(204)
  expect(await ArtworkModel.countDocuments()).toBe(0)
  expect(await (await get(admin)).json()).toEqual({ hasSamples: false, used: [] })
  expect((await remove(admin.headers)).status).toBe(204)
})

test('nobody else sees or removes it, and an admin’s page needs the CSRF token', async () => {
  const admin = await makeSamples()
  const chef = await createUser({ role: 'user,chef,gallery_manager' })
  expect((await get()).status).toBe(401)
  expect((await get(chef)).status).toBe(403)
  expect((await remove()).status).toBe(401)
  expect(await (await remove(chef.headers)).json()).toMatchObject({
    error: 'Admin access required.',
  })
  expect((await remove(admin.cookieOnly)).status).toBe(403)
  expect(await ArtworkModel.countDocuments()).toBe(14)
  expect((await remove(admin.browser)).status).toBe(204)
})
