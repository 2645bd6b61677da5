import { execFileSync } from 'node:child_process'
import { expect, test } from '../fixtures'
import { createMember, leaveSiteData } from '../members'
import { databaseOf } from '../processes'
import { OWNER, type Site } from '../site'

const CANNOT_SAVE = 'The site cannot save anything right now. Please try again later.'

/** Limits the size of the database's files, as `ulimit -f` does. */
function limitFiles(site: Site, limit: string): void {
  const pid = String(databaseOf(site)?.pid)
  execFileSync('prlimit', ['--pid', pid, `--fsize=${limit}:unlimited`])
}

function signIn(site: Site, { username, password }: { username: string; password: string }) {
  return fetch(`${site.url}/api/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
}

test('on a full disk writes are refused with 503 and reads go on; with space again all works', async ({
  startSite,
}) => {
  test.setTimeout(120_000)
  const site = await startSite()
  const member = await createMember(site, { username: 'anna' })
  await leaveSiteData(site)
  const signedIn = await signIn(site, member)
  const token = await signedIn.text()
  const cookie = `next-auth.session-token=${token}`

  limitFiles(site, '4096')
  const refused = await signIn(site, OWNER)
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.text()).toBe(CANNOT_SAVE)
  const claim = await fetch(`${site.url}/api/art-of-the-day/today`, {
    headers: { 'x-auth-token': token },
  })
  expect(claim.status).toBe(503)
  expect(await claim.json()).toMatchObject({ error: CANNOT_SAVE, message: CANNOT_SAVE })
  for (const path of ['/', '/login', '/art-of-the-day', '/api/health']) {
    expect((await fetch(`${site.url}${path}`, { headers: { cookie } })).status, path).toBe(200)
  }
  const status = await fetch(`${site.url}/api/art-of-the-day/status`)
  expect(await status.json()).toMatchObject({ generationStatus: 'not_started' })

  const health = async () => (await (await fetch(`${site.url}/api/health`)).json()).status
  const soon = { timeout: 30_000 }
  await expect.poll(health, soon).toBe('disk full')
  await site.waitForOutput(/The disk of the data folder is full: nothing can be saved\./)

  limitFiles(site, 'unlimited')
  expect((await signIn(site, OWNER)).status).toBe(200)
  await expect.poll(health, soon).toBe('ok')
  const database = databaseOf(site)
  if (!database) throw new Error('The site has no database process.')
  process.kill(database.pid, 'SIGKILL')
  await site.waitForOutput(/The database is back/)
  // The writes from before are there, and so is the session.
  await expect
    .poll(async () => (await fetch(`${site.url}/`, { headers: { cookie } })).text())
    .toMatch(/logout/i)
})
