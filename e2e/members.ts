import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { User } from '@/models/user'
import { AUTH_SECRET, type Site } from './site'

const PASSWORD = 'correct horse battery staple'
/** The same for all, since making one takes a while. */
let passwordHash: string | undefined

export type Member = {
  id: string
  username: string
  password: string
  /** For calls without a browser: the token in its header. */
  headers: Record<string, string>
}

/** Puts a member into a site's own database, verified unless `fields` says otherwise. */
export async function createMember(site: Site, fields: Partial<User> = {}): Promise<Member> {
  return withSiteData(site, async () => {
    const { hashPassword } = await import('@/lib/account/password')
    const { accountChanged } = await import('@/lib/account/account-changed')
    const { createUser } = await import('@/lib/testing/factories')
    passwordHash ??= await hashPassword(PASSWORD)
    const { viewer, headers } = await createUser({ passwordHash, ...fields })
    await accountChanged(viewer.id)
    return { id: viewer.id, username: viewer.username, password: PASSWORD, headers }
  })
}

let current: Site | undefined
/** The environment is read once a process, which may work on several sites, each with its clock. */
const clock = path.join(os.tmpdir(), `pochade-clock-${process.pid}`)

/** Runs services of the site in this process, on the site's data and by its clock. */
export async function withSiteData<T>(site: Site, work: () => Promise<T>): Promise<T> {
  Object.assign(process.env, { APP_ENV: 'test', AUTH_SECRET, TEST_CLOCK: clock })
  const { connectDb, disconnectDb, useDatabase: setDatabase } = await import('@/lib/db')
  if (current !== site) {
    await disconnectDb()
    fs.rmSync(clock, { force: true })
    fs.symlinkSync(site.clockFile, clock)
    setDatabase(site.databaseUri)
    current = site
  }
  return work()
}

/** Lets go of the connection before a site ends. */
export async function leaveSiteData(site: Site): Promise<void> {
  if (current !== site) return
  const { disconnectDb } = await import('@/lib/db')
  await disconnectDb()
  fs.rmSync(clock, { force: true })
  current = undefined
}
