import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from 'vitest'
import { siteDatabase } from '@/lib/db'
import { MIGRATIONS } from '@/lib/migrations/list'
import { databaseEnv, root } from '@/testing/child-processes'

const AT = new Date('2026-01-01T00:00:00Z')
const ACCOUNT = { passwordHash: 'none', role: 'user', permissions: 0, emailVerified: true }

/** Data of the first version, with what each migration changes. */
async function writeOldData(): Promise<void> {
  const db = await siteDatabase()
  for (const collection of await db.collections()) await collection.deleteMany({})
  const users = Array.from({ length: 3 }, (_, i) => ({
    username: `anna${i}`,
    usernameKey: `anna${i}`,
    email: `anna${i}@example.org`,
    ...ACCOUNT,
    dateSigned: AT,
  }))
  await db.collection('users').insertMany(users)
  await db.collection('artworks').insertMany([
    { dateKey: '2026-01-01', deletedAt: null },
    { dateKey: '2026-01-02', deletedAt: null, isSample: true },
  ])
  await db.collection('orders').insertOne({ email: 'a@example.org', confirmedAt: AT })
}

/** The documents without what differs by the time of the run. */
async function settled(): Promise<unknown> {
  const db = await siteDatabase()
  const names = ['users', 'artworks', 'orders']
  const lists = names.map((name) =>
    db.collection(name).find().project({ _id: 0 }).sort({ email: 1, dateKey: 1 }).toArray(),
  )
  return Promise.all(lists)
}

type Ended = { end: number | string | null; commands: number }

async function update(folder: string, killAt?: number): Promise<Ended> {
  const args = [folder, ...(killAt === undefined ? [] : [String(killAt)])]
  const child = spawn(process.execPath, ['--import', 'tsx', 'testing/update-process.ts', ...args], {
    cwd: root,
    env: { ...process.env, ...databaseEnv(), LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  return { end: signal ?? code, commands: Number(output) }
}

/**
 * Kills as many updates, each before another one of all its commands to the database, and compares
 * what a second start completes.
 */
export async function expectUpdateSurvives(folder: string, kills: number): Promise<void> {
  await writeOldData()
  const { end, commands } = await update(folder)
  expect(end).toBe(0)
  const expected = await settled()
  for (let i = 1; i <= kills; i++) {
    const killAt = Math.max(1, Math.floor((i * commands) / (kills + 1)))
    const where = `command ${killAt} of ${commands}`
    await writeOldData()
    expect((await update(folder, killAt)).end, where).toBe('SIGKILL')
    expect((await update(folder)).end, where).toBe(0)
    expect(await settled(), where).toEqual(expected)
    const db = await siteDatabase()
    expect(await db.collection('migrations').countDocuments()).toBe(MIGRATIONS.length)
  }
}
