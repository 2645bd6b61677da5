import { parseAtomFeed } from 'feedsmith'
import { beforeEach, expect, test } from 'vitest'
import { resetCache } from '@/lib/cache'
import { getFeed, keepFeedIds } from '@/lib/site/feeds'
import { withTestClock } from '@/testing/clock'
import { createCoffeeEntry } from '@/testing/coffees'
import { withTestDatabase } from '@/testing/db'
import { setEnv } from '@/testing/env'
import { createUser } from '@/testing/factories'

const NOON = '2026-11-25T12:00:00Z'
const setClock = withTestClock(NOON)
withTestDatabase()
beforeEach(() => setClock(NOON))

const day = (date: string) => new Date(`${date}T08:00:00Z`)

/** The ids that a site at this address gives out, its feed's first. */
async function idsAt(SITE_URL: string | undefined): Promise<(string | undefined)[]> {
  const restore = setEnv({ SITE_URL })
  resetCache()
  const reply = await getFeed(null, 'coffee.atom', { headers: new Headers() })
  const feed = parseAtomFeed(await reply.toResponse(200, {}).text())
  restore()
  return [feed.id, ...(feed.entries ?? []).map(({ id }) => id)]
}

async function startAt(SITE_URL: string | undefined): Promise<void> {
  const restore = setEnv({ SITE_URL })
  await keepFeedIds()
  restore()
}

test('a new site’s ids hold its first host and the days of creation, and stay when it moves (G-157)', async () => {
  await startAt('https://example.org')
  const coffee = await createCoffeeEntry({ createdAt: day('2027-02-03') })
  const ids = await idsAt('https://example.org')
  expect(ids).toEqual([
    'tag:example.org,2026-11-25:feeds/coffee.atom',
    `tag:example.org,2027-02-03:coffee/${coffee._id}`,
  ])
  setClock('2028-01-01T12:00:00Z')
  await startAt('https://moved.example')
  expect(await idsAt('https://moved.example')).toEqual(ids)
})

test('a site that had entries before keeps the ids that readers know, and dates the later ones', async () => {
  await createUser()
  const [first, second] = [day('2025-12-31'), day('2026-11-24')]
  const former = [
    await createCoffeeEntry({ createdAt: second }),
    await createCoffeeEntry({ createdAt: first }),
  ]
  await startAt('https://example.org:8443')
  const known = [
    'https://example.org:8443/feeds/coffee.atom',
    ...former.map(({ _id }) => `tag:example.org,2026:coffee/${_id}`),
  ]
  expect(await idsAt('https://moved.example')).toEqual(known)
  const later = await createCoffeeEntry({ createdAt: day('2026-11-26') })
  expect(await idsAt('https://moved.example')).toEqual([
    known[0],
    `tag:example.org,2026-11-26:coffee/${later._id}`,
    ...known.slice(1),
  ])
})

test('a new site without an address of its own has ids that no other site has, and keeps them', async () => {
  await startAt(undefined)
  const coffee = await createCoffeeEntry({ createdAt: day('2027-02-03') })
  const ids = await idsAt(undefined)
  expect(ids[1]).toMatch(
    new RegExp(`^tag:[0-9a-f]{16}\\.localhost,2027-02-03:coffee/${coffee._id}$`),
  )
  await startAt('https://example.org')
  expect(await idsAt('https://example.org')).toEqual(ids)
})
