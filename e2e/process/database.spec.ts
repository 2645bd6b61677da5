import { expect, test } from '../fixtures'
import { createMember, leaveSiteData } from '../members'
import { databaseOf } from '../processes'
import { OWNER, type Site } from '../site'

/** Kills the database whenever it is back, while `work` runs. */
async function withoutDatabase(site: Site, work: () => Promise<void>): Promise<void> {
  const kill = () => {
    const database = databaseOf(site)
    try {
      if (database) process.kill(database.pid, 'SIGKILL')
    } catch {
      // It has just ended by itself.
    }
  }
  kill()
  const killing = setInterval(kill, 20)
  await work().finally(() => clearInterval(killing))
}

test('while the database is killed calls and pages get 503; then the site recovers with every answered write', async ({
  startSite,
}) => {
  test.setTimeout(120_000)
  const site = await startSite()
  // From the bundle it is back within a fifth of a second; compiling its sources takes one.
  expect(databaseOf(site)?.command).toContain('.build/embedded-mongo.js')
  const cookie = await ownerCookie(site)
  const member = await createMember(site, { username: 'b3rn4' })
  await leaveSiteData(site)
  await withoutDatabase(site, async () => {
    const call = await fetch(`${site.url}/api/health`)
    expect(call.status).toBe(503)
    expect(Number(call.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await call.json()).toHaveProperty('error')
    const page = await fetch(`${site.url}/art-of-the-day`, { headers: { cookie } })
    expect(page.status).toBe(503)
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await page.text()).toContain('<h1>Back in a moment</h1>')
  })
  await expect
    .poll(async () => (await fetch(`${site.url}/api/health`)).status, { timeout: 10_000 })
    .toBe(200)
  expect((await fetch(`${site.url}/art-of-the-day`, { headers: { cookie } })).status).toBe(200)
  expect(site.output.match(/The database ended/g)).toHaveLength(1)
  expect((await signIn(site, member)).status).toBe(200)
})

test(
  'while the database hangs calls end with 503 and nobody is signed out',
  { tag: '@deep' },
  async ({ startSite }) => {
    const site = await startSite()
    const cookie = await ownerCookie(site)
    const database = databaseOf(site)
    if (!database) throw new Error('The site has no database process.')
    process.kill(database.pid, 'SIGSTOP')
    try {
      const calls = ['/api/health', '/api/auth/session', '/art-of-the-day'].map((path) =>
        fetch(`${site.url}${path}`, { headers: { cookie } }),
      )
      for (const answer of await Promise.all(calls)) {
        expect(answer.status, answer.url).toBe(503)
        expect(answer.headers.getSetCookie()).toEqual([])
      }
    } finally {
      process.kill(database.pid, 'SIGCONT')
    }
    await expect
      .poll(async () => (await fetch(`${site.url}/api/health`)).status, { timeout: 10_000 })
      .toBe(200)
    const session = await fetch(`${site.url}/api/auth/session`, { headers: { cookie } })
    expect(await session.json()).toMatchObject({ user: { name: OWNER.username } })
  },
)

function signIn(site: Site, { username, password }: { username: string; password: string }) {
  return fetch(`${site.url}/api/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
}

async function ownerCookie(site: Site): Promise<string> {
  const response = await signIn(site, OWNER)
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
