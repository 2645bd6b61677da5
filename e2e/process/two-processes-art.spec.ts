import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbeddedDatabase } from '../../scripts/run/embedded-database'
import { expect, test } from '../fixtures'
import { createMember, leaveSiteData, withSiteData } from '../members'
import type { Site, SiteOptions } from '../site'

const root = path.resolve(import.meta.dirname, '../..')
const FIRST_DAY = Date.parse('2026-03-10T12:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000
/** Longer than a lease (G-50), whatever else the machine does. */
const PATIENCE_MS = 240_000

type Sites = { pair: Site[]; launch: (options?: SiteOptions) => Site }

/** Two sites on one database, whose clocks stand on the same day. */
async function withTwoSites(
  launchSite: Sites['launch'],
  folder: string,
  work: (sites: Sites) => Promise<void>,
): Promise<void> {
  const database = await startEmbeddedDatabase({
    root,
    data: path.join(folder, 'mongo'),
    socket: path.join(folder, 'mongo.sock'),
    events: { onLost: () => {}, onBack: () => {} },
  })
  const launch = () => launchSite({ env: { MONGODB_URI: database.uri } })
  const pair = [launch(), launch()]
  try {
    await Promise.all(pair.map((site) => site.ready()))
    await work({ pair, launch })
  } finally {
    for (const site of pair) await leaveSiteData(site)
    await Promise.all(pair.map((site) => site.stop()))
    await database.stop()
  }
}

/** Moves both to noon of the next art day. */
function moveTo(day: number, { pair }: Sites): string {
  const instant = new Date(FIRST_DAY + day * DAY_MS).toISOString()
  for (const site of pair) site.setClock(instant)
  return instant.slice(0, 10)
}

/** Asks again where a machine that is too busy says so, as visitors do. */
async function ask(site: Site, name: string, headers: Record<string, string>): Promise<Response> {
  const response = await fetch(`${site.url}/api/art-of-the-day/${name}`, { headers })
  if (response.status === 503) {
    await pause(1000)
    return ask(site, name, headers)
  }
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`)
  return response
}

const statusOf = async (response: Promise<Response>): Promise<string> =>
  ((await (await response).json()) as { generationStatus: string }).generationStatus

/** All artworks of a day, also those that were deleted. */
async function artOf(site: Site, dateKey: string) {
  return withSiteData(site, async () => {
    const { stored } = await import('@/lib/testing/stored')
    return (await stored('artworks')).find({ dateKey }).toArray()
  })
}

const at = (sites: readonly Site[], i: number): Site => {
  const site = sites[i % sites.length]
  if (!site) throw new Error('There is no site.')
  return site
}

test(
  'of 500 first visitors at two processes one is the author, on 20 days of 20',
  { tag: '@deep' },
  async ({ launchSite, temporaryFolder }) => {
    test.setTimeout(1_800_000)
    await withTwoSites(launchSite, temporaryFolder, async (sites) => {
      const { pair } = sites
      const members = await withSiteData(at(pair, 0), async () => {
        const { createUser } = await import('@/lib/testing/factories')
        const users = []
        for (let i = 0; i < 500; i++) users.push(await createUser())
        return users
      })
      for (let day = 1; day <= 20; day++) {
        const dateKey = moveTo(day, sites)
        const answers = await Promise.all(
          members.map(({ headers }, i) => statusOf(ask(at(pair, i), 'today', headers))),
        )
        const claimed = members.filter((_, i) => answers[i] === 'no_art')
        for (const site of pair) {
          await expect
            .poll(() => statusOf(ask(site, 'status', {})), { timeout: PATIENCE_MS })
            .toBe('completed')
        }
        const art = await artOf(at(pair, 0), dateKey)
        expect(art, dateKey).toHaveLength(1)
        const author = String(art[0]?.createdById)
        expect(members.map(({ viewer }) => viewer.id)).toContain(author)
        // The claim may have been made by a call whose answer was that the site is too busy.
        expect([[author], []], dateKey).toContainEqual(claimed.map(({ viewer }) => viewer.id))
        expect(art[0]).toMatchObject({ generationStatus: { state: 'done', error: null } })
      }
    })
  },
)

test(
  'a process killed at any moment of painting leaves one completed artwork, 30 times',
  { tag: '@deep' },
  async ({ launchSite, temporaryFolder }) => {
    test.setTimeout(3_600_000)
    await withTwoSites(launchSite, temporaryFolder, async (sites) => {
      const { pair, launch } = sites
      let paintingMs = 2000
      const kills: string[] = []
      for (let round = 0; round <= 30; round++) {
        const dateKey = moveTo(round + 1, sites)
        const { headers } = await createMember(at(pair, 0))
        const today = async () => (await artOf(at(pair, 0), dateKey))[0]
        expect(await statusOf(ask(at(pair, round), 'today', headers))).toBe('no_art')
        const painter = async () => String((await today())?.lease?.owner).split('|')[1]
        await expect.poll(painter, { intervals: [5] }).toMatch(/^\d+$/)
        // The first is left alone, and tells how long a painting takes.
        if (round > 0) {
          await pause(((round - 1) / 30) * paintingMs)
          const owner = await painter()
          const isPainter = ({ pid }: Site) => String(pid) === owner
          // Whoever paints, or on every third day the other one.
          const dying = pair.findIndex((site) => isPainter(site) === (round % 3 !== 0))
          const killed = at(pair, Math.max(0, dying))
          killed.signal('SIGKILL')
          kills.push(`${dateKey} ${(await today())?.generationStatus.state}`)
          await leaveSiteData(killed)
          await killed.ended
          const survivor = pair.find((site) => site !== killed) ?? at(pair, 0)
          pair.splice(0, 2, survivor, launch())
          moveTo(round + 1, sites)
          await at(pair, 1).ready()
        }
        for (const site of pair) {
          await expect
            .poll(() => statusOf(ask(site, 'status', headers)), { timeout: PATIENCE_MS })
            .toBe('completed')
        }
        const art = await artOf(at(pair, 0), dateKey)
        expect(art, dateKey).toHaveLength(1)
        const { startedAt, completedAt } = art[0]?.generationStatus ?? {}
        if (round === 0) paintingMs = completedAt - startedAt
        expect(art[0]?.generationStatus).toMatchObject({ status: 'completed', state: 'done' })
        expect((await ask(at(pair, 1), 'today-image', headers)).status).toBe(200)
      }
      test.info().annotations.push({ type: 'killed while', description: kills.join(', ') })
    })
  },
)
