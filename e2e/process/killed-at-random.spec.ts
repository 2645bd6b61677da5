import { randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '../fixtures'
import { createMember, leaveSiteData, type Member } from '../members'
import { FIRST_INSTANT } from '../site'
import { callSite } from './call-site'
import { expectWhole } from './expect-whole'
import { keepSitesUp } from './sites-kept-up'
import { newLedger, useSite } from './storm-clients'
import { startStormDatabase } from './storm-database'
import { accountsMade, keepWriting, preferenceOf } from './writing-clients'

/** STORM_SECONDS=60 is a sample for development. */
const DURATION_MS = Number(process.env.STORM_SECONDS ?? 1800) * 1000
const CLIENTS = 12
const MEMBERS = ['anna', 'ben', 'cleo', 'dora', 'emil']
/** They sign in once: a sign-in ends the oldest session where sign-outs were lost in a kill. */
const WRITERS = ['finn', 'gina', 'hugo', 'ida', 'jan']
const CALM_MS = 6000
const BACK_MS = 10_000
/** So that a slow machine shows by how much it was late. */
const PATIENCE_MS = 120_000

test(
  'processes and database killed at random under mixed load: nothing lost, back in 10 s',
  { tag: '@deep' },
  async ({ launchSite, temporaryFolder }) => {
    test.setTimeout(DURATION_MS + 600_000)
    const database = await startStormDatabase(temporaryFolder)
    // One clock: with those of their own, a new session could be the oldest, which a sign-in may end.
    const clock = path.join(temporaryFolder, 'clock')
    writeFileSync(clock, FIRST_INSTANT)
    const env = {
      MONGODB_URI: database.directUri,
      TEST_CLOCK: clock,
      LOG_LEVEL: 'error',
      CAPTCHA_PROVIDER: 'off',
    }
    try {
      const sites = await keepSitesUp(() => launchSite({ env }), 2)
      const createMembers = async (usernames: readonly string[]) => {
        const members: Member[] = []
        for (const username of usernames)
          members.push(await createMember(sites.any(), { username }))
        return members
      }
      const members = await createMembers(MEMBERS)
      const writers = await createMembers(WRITERS)
      await leaveSiteData(sites.any())
      const ledger = newLedger()
      const writes = [accountsMade(), ...writers.map(preferenceOf)]
      let isOver = false
      const clients = [
        ...Array.from({ length: CLIENTS }, (_, number) => {
          const member = members[number % members.length]
          return member && useSite(sites.ask, number, member, ledger, () => isOver)
        }),
        ...writes.map((write) => keepWriting(write, sites.ask, ledger, () => isOver)),
      ]
      /** Everything that is not right now. */
      const findWrong = async () => {
        const calls = sites
          .running()
          .flatMap(({ url }) => [
            callSite(url, '/', { isPage: true }),
            callSite(url, '/art-of-the-day', { isPage: true }),
            callSite(url, '/api/health'),
          ])
        return (await Promise.all(calls)).filter(({ kind }) => kind !== 'right')
      }
      const longestMs = { database: 0, site: 0, start: 0 }
      const kills = { database: 0, site: 0 }
      const endsAt = performance.now() + DURATION_MS
      while (performance.now() < endsAt) {
        await pause(randomInt(CALM_MS))
        const target = randomInt(2) === 0 ? 'database' : 'site'
        kills[target]++
        const struckAt = performance.now()
        const before = ledger.problems.length
        const replaced = target === 'site' ? sites.killOne() : undefined
        if (target === 'database') database.kill()
        await expect.poll(findWrong, { timeout: PATIENCE_MS, intervals: [100] }).toEqual([])
        longestMs[target] = Math.max(longestMs[target], performance.now() - struckAt)
        longestMs.start = Math.max(longestMs.start, (await replaced) ?? 0)
        for (const wrong of ledger.problems.slice(before))
          console.info(`${target} killed: ${wrong}`)
      }
      isOver = true
      await Promise.all(clients)
      console.info(JSON.stringify({ kills, longestMs, answers: ledger.answers }))
      await expectWhole(sites.any(), ledger)
      for (const { check } of writes) await check(sites.any())
      expect(ledger.answers.right).toBeGreaterThan(CLIENTS)
      expect(Math.max(longestMs.database, longestMs.site)).toBeLessThanOrEqual(BACK_MS)
    } finally {
      await database.end()
    }
  },
)
