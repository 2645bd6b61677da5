import fs from 'node:fs'
import path from 'node:path'
import { startEmbeddedDatabase } from '../../scripts/run/embedded-database'
import { expect, test } from '../fixtures'
import { createMember, leaveSiteData, withSiteData } from '../members'
import { OWNER, type Site } from '../site'

const root = path.resolve(import.meta.dirname, '../..')
const NEXT_DAY = '2026-03-11T12:00:00.000Z'

function post(site: Site, name: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${site.url}/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

/** Signs in by next-auth's own call, with the CSRF token that it wants. */
async function postToNextAuth(site: Site, credentials: Record<string, string>) {
  const response = await fetch(`${site.url}/api/auth/csrf`)
  const { csrfToken } = (await response.json()) as { csrfToken: string }
  const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0])
  return fetch(`${site.url}/api/auth/callback/credentials`, {
    method: 'POST',
    headers: { cookie: cookie.join('; ') },
    body: new URLSearchParams({ ...credentials, csrfToken, json: 'true' }),
    redirect: 'manual',
  })
}

const get = (site: Site, name: string, headers: Record<string, string>) =>
  fetch(`${site.url}/api/${name}`, { headers })

async function artOf(site: Site, dateKey: string) {
  return withSiteData(site, async () => {
    const { stored } = await import('@/testing/stored')
    return (await stored('artworks')).find({ dateKey }).toArray()
  })
}

test('two processes that start at once on one database are one site', async ({
  launchSite,
  temporaryFolder: folder,
}) => {
  test.setTimeout(180_000)
  const database = await startEmbeddedDatabase({
    root,
    data: path.join(folder, 'mongo'),
    socket: path.join(folder, 'mongo.sock'),
    events: { onLost: () => {}, onBack: () => {} },
  })
  // Of an empty database only such a log has the migrations.
  const env = { MONGODB_URI: database.uri, RATE_LIMIT: 'on', LOG_LEVEL: 'debug' }
  const first = launchSite({ env })
  const second = launchSite({ env: { ...env, TEST_CLOCK: first.clockFile } })
  const sites = [first, second]
  try {
    await Promise.all([first.ready(), second.ready()])
    const siteOf = (i: number) => sites[i % 2] ?? first
    const matches = (text: RegExp) => sites.flatMap(({ output }) => output.match(text) ?? [])

    await test.step('one owner, and each migration applied once', async () => {
      expect(matches(/The owner's account is/g)).toHaveLength(1)
      const migrated = matches(/the database was migrated/g).length
      await withSiteData(first, async () => {
        const { stored } = await import('@/testing/stored')
        const { MIGRATIONS } = await import('@/lib/migrations/list')
        expect(await (await stored('users')).countDocuments()).toBe(1)
        expect(migrated).toBe(MIGRATIONS.length)
      })
      for (const site of sites) expect((await post(site, 'signin', OWNER)).status).toBe(200)
    })

    const members = await withSiteData(first, async () => {
      const { createUser } = await import('@/testing/factories')
      return Promise.all(Array.from({ length: 40 }, () => createUser()))
    })

    await test.step('of 40 first visitors one becomes the author of the day', async () => {
      const answers = await Promise.all(
        members.map(async ({ headers, viewer }, i) => {
          const response = await get(siteOf(i), 'art-of-the-day/today', headers)
          expect(response.status).toBe(200)
          const { generationStatus } = (await response.json()) as { generationStatus: string }
          return { id: viewer.id, generationStatus }
        }),
      )
      const authors = answers.filter((answer) => answer.generationStatus === 'no_art')
      expect(authors).toHaveLength(1)
      const art = await artOf(first, '2026-03-10')
      expect(art.map(({ createdById }) => String(createdById))).toEqual([authors[0]?.id])
    })

    await test.step('failed sign-ins are counted together, those of next-auth too (G-13)', async () => {
      const wrong = { username: 'nobody', password: 'wrong password' }
      const tries = Array.from({ length: 10 }, (_, i) =>
        i % 3 === 0 ? postToNextAuth(siteOf(i), wrong) : post(siteOf(i), 'signin', wrong),
      )
      for (const { status } of await Promise.all(tries)) expect(status).toBe(401)
      for (const site of sites) {
        expect((await post(site, 'signin', wrong)).status).toBe(429)
        expect((await postToNextAuth(site, wrong)).status).toBe(429)
      }
    })

    await test.step('a session that ends at one ends at the other', async () => {
      const [leaving, promoted] = members
      if (!leaving || !promoted) throw new Error('There are no members.')
      const statusOf = async (site: Site, headers: Record<string, string>) =>
        (await get(site, 'art-of-the-day/info', headers)).status
      for (const site of sites) {
        expect(await statusOf(site, leaving.headers)).toBeLessThan(300)
        expect(await statusOf(site, promoted.headers)).toBeLessThan(300)
      }
      expect((await post(first, 'signout', {}, leaving.headers)).status).toBe(204)
      expect(await statusOf(first, leaving.headers)).toBe(401)
      await expect.poll(() => statusOf(second, leaving.headers)).toBe(401)
      await withSiteData(first, async () => {
        const { grantAdmin } = await import('@/lib/account/admin-cli')
        await grantAdmin(promoted.viewer.username)
      })
      for (const site of sites) {
        await expect.poll(() => statusOf(site, promoted.headers)).toBe(401)
      }
    })

    await test.step('a setting that is changed at one is seen at the other (G-140)', async () => {
      const token = await (await post(first, 'signin', OWNER)).text()
      const home = async (site: Site) => (await fetch(site.url)).text()
      expect(await home(second)).not.toContain('A New Name')
      const changed = await fetch(`${first.url}/api/settings`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', 'x-auth-token': token },
        body: JSON.stringify({ values: { SITE_NAME: 'A New Name', PARTS_OFF: 'coffee' } }),
      })
      expect(changed.status).toBe(200)
      expect(await home(first)).toContain('A New Name')
      await expect.poll(() => home(second)).toContain('A New Name')
      for (const site of sites) expect((await fetch(`${site.url}/coffee-rate`)).status).toBe(404)
    })

    await test.step('the day of a process that is killed while painting is finished by the other', async () => {
      const today = async () => (await artOf(first, NEXT_DAY.slice(0, 10)))[0]
      first.setClock(NEXT_DAY)
      const { headers } = await createMember(first, { username: 'p41nter' })
      await get(second, 'art-of-the-day/today', headers)
      const painter = async () => String((await today())?.lease?.owner).split('|')[1]
      await expect.poll(painter, { intervals: [5] }).toMatch(/^\d+$/)
      const [dying, other] =
        Number(await painter()) === first.pid ? [first, second] : [second, first]
      dying.signal('SIGKILL')
      expect((await today())?.generationStatus.status).not.toBe('completed')
      const status = async () => (await get(other, 'art-of-the-day/status', headers)).json()
      await expect
        .poll(status, { timeout: 30_000 })
        .toMatchObject({ generationStatus: 'completed' })
      expect(await today()).toMatchObject({ tries: 2 })
    })
  } finally {
    await leaveSiteData(first)
    await Promise.all([first.stop(), second.stop()])
    await database.stop()
  }
})

test(
  'a second process joins the first at its reported address; the first one makes the backups',
  { tag: '@deep' },
  async ({ startSite, temporaryFolder }) => {
    test.setTimeout(120_000)
    const dataDir = path.join(temporaryFolder, 'data')
    const backups = path.join(dataDir, 'backups')
    fs.mkdirSync(dataDir)
    fs.writeFileSync(backups, 'in the way')
    const first = await startSite({ dataDir })
    const address = /Other site processes find the database at ([^\s"]+)/.exec(first.output)?.[1]
    expect(address).toBe(first.databaseUri)
    const second = await startSite({ env: { MONGODB_URI: address ?? '' } })
    expect(second.output).not.toContain("The owner's account")

    const token = await (await post(second, 'signin', OWNER)).text()
    type Job = { name: string; error: string | null; endedAt: string | null }
    const jobsAt = async (site: Site): Promise<Job[]> =>
      (await (await get(site, 'health', { 'x-auth-token': token })).json()).jobs
    const backupAt = async (site: Site) =>
      (await jobsAt(site)).find(({ name }) => name === 'backup')?.error
    await expect.poll(() => backupAt(second)).toContain('EEXIST')
    expect(await backupAt(first)).toContain('EEXIST')
    expect(first.output.match(/a job failed/g)).toHaveLength(1)

    fs.rmSync(backups)
    await withSiteData(first, async () => {
      const { stored } = await import('@/testing/stored')
      await (await stored('jobs')).updateMany({}, { $set: { dueAt: new Date(0) } })
    })
    await expect.poll(() => backupAt(second), { timeout: 20_000 }).toBe(null)
    expect(fs.readdirSync(backups)).toEqual([expect.stringMatching(/nightly\.ark\.zip$/)])
    expect(fs.readdirSync(second.dataDir)).not.toContain('backups')
    expect(second.output).not.toContain('a job failed')
  },
)
