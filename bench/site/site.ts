import { setTimeout as pause } from 'node:timers/promises'
import { databaseOf } from '../../e2e/processes'
import { AUTH_SECRET, Site } from '../../e2e/site'
import { hold } from '../held'
import { cpuSeconds } from '../process-usage'

const PASSWORD = 'correct horse battery staple'
/** The site has read what another process has changed after this time. */
const READ_MS = 1500

/** The encodings that a browser accepts. */
export const BROWSER = { 'accept-encoding': 'gzip, deflate, br' }

/** A site started by the start command, with the real clock and without rate limits. */
export async function startSite(
  env: Record<string, string> = {},
  heap?: number,
): Promise<RunningSite> {
  const site = new Site({ env: { TEST_CLOCK: '', ...env }, heap })
  const stop = hold(() => site.stop())
  await site.ready()
  return { site, stop }
}

type RunningSite = { site: Site; stop: () => Promise<void> }
export type Member = { username: string; password: string; headers: Record<string, string> }

/** Runs services of the site in this process, on the site's database. */
export async function withDatabase<T>(site: Site, work: () => Promise<T>): Promise<T> {
  // Read once, by the first module of the site.
  Object.assign(process.env, { APP_ENV: 'test', AUTH_SECRET })
  const { connectDb, disconnectDb, useDatabase: setDatabase } = await import('@/lib/db')
  setDatabase(site.databaseUri)
  try {
    await connectDb()
    return await work()
  } finally {
    await disconnectDb()
  }
}

/** Stores past the site's services; the site reads it within a second, by the tags that it raises. */
export async function fillSite(
  site: Site,
  tags: readonly string[],
  store: () => Promise<unknown>,
): Promise<void> {
  await withDatabase(site, async () => {
    await store()
    const { invalidate } = await import('@/lib/cache')
    await invalidate(tags)
  })
  await pause(READ_MS)
}

/** Creates a member in the site's database; the headers have its token. */
export function createMember(site: Site): Promise<Member> {
  return withDatabase(site, async () => {
    const { hashPassword } = await import('@/lib/account/password')
    const { createUser } = await import('@/testing/factories')
    const { viewer, headers } = await createUser({ passwordHash: await hashPassword(PASSWORD) })
    return { username: viewer.username, password: PASSWORD, headers }
  })
}

/** The headers of a new member's browser. */
export async function signedIn(site: Site): Promise<Record<string, string>> {
  return signIn(site, await createMember(site))
}

/** The headers of a browser with the session of an account. */
export async function signIn(
  { url }: Site,
  { username, password }: { username: string; password: string },
): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  if (!response.ok) throw new Error(`Signing in answered ${response.status}.`)
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
  return { ...BROWSER, cookie: cookies.join('; ') }
}

/** Triggers today's painting, as the first visitor of the day does. */
export async function paintToday(site: Site): Promise<void> {
  const { headers } = await createMember(site)
  const ask = (name: string) => fetch(`${site.url}/api/art-of-the-day/${name}`, { headers })
  await ask('today')
  while ((await ask('info')).status !== 200) await pause(200)
}

/** CPU seconds of the site and its database so far. */
export function cpuOf(site: Site): number {
  const database = databaseOf(site)
  return cpuSeconds(site.pid) + (database ? cpuSeconds(database.pid) : 0)
}
