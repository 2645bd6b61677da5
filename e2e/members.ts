import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { User } from '@/models/user'
import { AUTH_SECRET, type Site } from './site'

const PASSWORD = 'correct horse battery staple'
/** Shared by all members, as hashing is slow. */
let passwordHash: string | undefined

export type Member = {
  id: string
  username: string
  password: string
  /** They hold the token, for calls without a browser. */
  headers: Record<string, string>
}

/** Creates a member in a site's database, verified unless `fields` says otherwise. */
export async function createMember(site: Site, fields: Partial<User> = {}): Promise<Member> {
  return withSiteData(site, async () => {
    const { hashPassword } = await import('@/lib/account/password')
    const { accountChanged } = await import('@/lib/account/account-changed')
    const { createUser } = await import('@/testing/factories')
    passwordHash ??= await hashPassword(PASSWORD)
    const { viewer, headers } = await createUser({ passwordHash, ...fields })
    await accountChanged(viewer.id)
    return { id: viewer.id, username: viewer.username, password: PASSWORD, headers }
  })
}

const SHOWN_AFTER_MS = 1_100

let current: Site | undefined
/** One path for the clocks of all sites, as the environment is read once per process. */
const clock = path.join(os.tmpdir(), `pochade-clock-${process.pid}`)

/** Runs services of the site in this process, on the site's data and by its clock. */
export async function withSiteData<T>(site: Site, work: () => Promise<T>): Promise<T> {
  Object.assign(process.env, { APP_ENV: 'test', AUTH_SECRET, TEST_CLOCK: clock })
  const { disconnectDb, useDatabase: setDatabase } = await import('@/lib/db')
  if (current !== site) {
    await disconnectDb()
    fs.rmSync(clock, { force: true })
    fs.symlinkSync(site.clockFile, clock)
    setDatabase(site.databaseUri)
    current = site
  }
  return work()
}

/** The same for what pages show: the site shows what another process wrote within a second. */
export async function withSiteContent<T>(site: Site, work: () => Promise<T>): Promise<T> {
  const done = await withSiteData(site, work)
  await pause(SHOWN_AFTER_MS)
  // A database that is held up answers this after what the site asked it before.
  await fetch(`${site.url}/api/health`)
  return done
}

/** Closes the connection before a site is stopped. */
export async function leaveSiteData(site: Site): Promise<void> {
  if (current !== site) return
  const { disconnectDb } = await import('@/lib/db')
  await disconnectDb()
  fs.rmSync(clock, { force: true })
  current = undefined
}
