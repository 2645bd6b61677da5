import { expect, test } from '../fixtures'
import { createMember, leaveSiteData } from '../members'
import type { Site, SiteOptions } from '../site'
import { type Ask, callSite } from './call-site'
import { expectWhole } from './expect-whole'
import { newLedger, ROUND_STEPS, useSite } from './storm-clients'
import { startStormDatabase } from './storm-database'

const CLIENTS = 50
/** Two clients each: a sign-in ends the oldest of 20 sessions (G-3), and sign-outs that fail leave some. */
const MEMBERS = Array.from({ length: 25 }, (_, i) => `member${i}`)
const CALM_MS = 1000

type Tools = {
  startSite: (options: SiteOptions) => Promise<Site>
  temporaryFolder: string
}

/** Lets 50 clients use a site while its database has one fault after the other. */
async function survive(durationMs: number, { startSite, temporaryFolder }: Tools): Promise<void> {
  const database = await startStormDatabase(temporaryFolder)
  try {
    const site = await startSite({
      env: {
        MONGODB_URI: database.uri,
        LOG_LEVEL: 'error',
      },
    })
    const members = await Promise.all(MEMBERS.map((username) => createMember(site, { username })))
    // The connection of this process must not be the one that feels the faults.
    await leaveSiteData(site)
    const ledger = newLedger()
    const ask: Ask = (path, call) => callSite(site.url, path, call)
    const use = (number: number, isOver: (steps: number) => boolean) => {
      const member = members[number % members.length]
      return member && useSite(ask, number, member, ledger, isOver)
    }
    await Promise.all(members.map((_, i) => use(i, (steps) => steps === ROUND_STEPS)))
    expect(ledger.answers.unavailable).toBe(0)
    let isOver = false
    const clients = Array.from({ length: CLIENTS }, (_, number) => use(number, () => isOver))
    const endsAt = performance.now() + durationMs
    for (let i = 0; performance.now() < endsAt; i++) {
      const fault = database.faults[i % database.faults.length]
      const before = ledger.problems.length
      await fault?.strike()
      for (const wrong of ledger.problems.slice(before)) console.info(`${fault?.name}: ${wrong}`)
      await new Promise((resolve) => setTimeout(resolve, CALM_MS))
    }
    await expect
      .poll(async () => (await fetch(`${site.url}/api/health`)).status, { timeout: 10_000 })
      .toBe(200)
    isOver = true
    await Promise.all(clients)
    console.info(JSON.stringify(ledger.answers))
    expect(ledger.answers.right).toBeGreaterThan(CLIENTS)
    await expectWhole(site, ledger)
  } finally {
    await database.end()
  }
}

test('a database that is killed and hangs under 50 clients: right answers or 503, nothing lost', async ({
  startSite,
  temporaryFolder,
}) => {
  test.setTimeout(120_000)
  await survive(5000, { startSite, temporaryFolder })
})

test(
  'all faults of a database under 50 clients for two minutes',
  { tag: '@deep' },
  async ({ startSite, temporaryFolder }) => {
    test.setTimeout(300_000)
    await survive(120_000, { startSite, temporaryFolder })
  },
)
