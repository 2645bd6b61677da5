import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { seal } from '@pochade/embedded-mongo/store/layout'
import { Store } from '@pochade/embedded-mongo/store/store'
import { runCommand } from '../commands'
import { expect, test } from '../fixtures'
import { hangArt } from '../hang-art'
import { createMember, leaveSiteData, type Member, withSiteData } from '../members'
import { processesOf } from '../processes'
import { OWNER, type Site } from '../site'

const FORMAT = Buffer.from('format')

async function signIn(site: Site, username: string, password: string): Promise<number> {
  const response = await fetch(`${site.url}/api/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  return response.status
}

async function pictureHash(site: Site, { headers }: Member): Promise<string> {
  const today = () => fetch(`${site.url}/api/art-of-the-day/today-image`, { headers })
  await expect.poll(async () => (await today()).status).toBe(200)
  const response = await today()
  return createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('hex')
}

/** The output of a start that must fail. */
async function refusal(site: Site): Promise<string> {
  expect((await site.ended).code).toBe(1)
  expect(processesOf(site)).toEqual([])
  expect(site.output).not.toMatch(/^\s+at /m)
  return site.output
}

test('a backup restores the site with its pictures, and the backups of seven nights are kept', async ({
  startSite,
  temporaryFolder,
}) => {
  test.setTimeout(180_000)
  const dataDir = path.join(temporaryFolder, 'data')
  const nights = path.join(dataDir, 'backups')
  fs.mkdirSync(nights, { recursive: true })
  const older = ['02', '03', '04', '05', '06', '07', '08'].map((day) => `2026-03-${day}.mdb`)
  for (const name of older) fs.writeFileSync(path.join(nights, name), '')

  const first = await startSite({ dataDir })
  const member = await createMember(first, { username: 'p41nter' })
  await hangArt(first, member, { dateKey: '2026-03-10' })
  const picture = await pictureHash(first, member)
  await expect
    .poll(() => fs.readdirSync(nights).sort())
    .toEqual([...older.slice(1), '2026-03-10.mdb'])

  const file = path.join(temporaryFolder, 'copy.mdb')
  const copied = await runCommand('db-backup', [file], dataDir)
  expect(copied.output).toMatch(/^\S+copy\.mdb holds all data of the site, \d+\.\d MB\.\n$/)
  expect(copied.code).toBe(0)
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  const whileRunning = await runCommand('db-restore', [file], dataDir)
  expect(whileRunning).toEqual({
    code: 1,
    output: `The site runs on ${dataDir}. Stop it first; nothing was changed.\n`,
  })
  const late = await createMember(first, { username: 'l4te' })
  await leaveSiteData(first)
  expect(await signIn(first, late.username, late.password)).toBe(200)
  await first.stop()

  const restored = await runCommand('db-restore', [file], dataDir)
  expect(restored.output).toMatch(/is restored: \d+ documents, each of them checked\./)
  expect(restored.code).toBe(0)
  const aside = /is kept in (\S+);/.exec(restored.output)?.[1] ?? ''
  expect(fs.existsSync(path.join(aside, 'data.mdb'))).toBe(true)

  const second = await startSite({ dataDir })
  expect(second.output).not.toContain("The owner's account")
  expect(await signIn(second, OWNER.username, OWNER.password)).toBe(200)
  expect(await signIn(second, member.username, member.password)).toBe(200)
  expect(await signIn(second, late.username, late.password)).toBe(401)
  expect(await pictureHash(second, member)).toBe(picture)
  await second.stop()

  const stopped = await runCommand('db-backup', [], dataDir)
  expect(stopped.code, stopped.output).toBe(0)
  const made = fs.readdirSync(nights).filter((name) => name.includes('T'))
  expect(made).toHaveLength(1)
  expect(fs.statSync(nights).mode & 0o777).toBe(0o700)
})

test(
  'garbage and data of a newer version are refused in one sentence, by the site and its commands',
  { tag: '@deep' },
  async ({ startSite, launchSite, temporaryFolder }) => {
    test.setTimeout(120_000)
    const dataDir = path.join(temporaryFolder, 'data')
    const site = await startSite({ dataDir })
    const file = path.join(temporaryFolder, 'newer.mdb')
    const known = await withSiteData(site, async () => {
      const { MIGRATIONS } = await import('@/lib/migrations/list')
      const { stored } = await import('@/lib/testing/stored')
      const { copyDatabase } = await import('@/lib/backups/copy-database')
      const migrations = await stored('migrations')
      expect(await migrations.countDocuments()).toBe(MIGRATIONS.length)
      const [name, appliedAt] = ['later', new Date()]
      await migrations.insertOne({ _id: 77 as never, name, appliedAt })
      await copyDatabase(file)
      return MIGRATIONS.length
    })
    await leaveSiteData(site)
    const sentence = `This database was written by a newer version of the site (migration 77; this one knows ${known}). Start the newer version, or restore a copy.\n`
    const granted = await runCommand('admin-grant', ['owner'], dataDir)
    expect(granted).toEqual({ code: 1, output: sentence })
    await site.stop()
    expect(await refusal(launchSite({ dataDir }))).toContain(`\n${sentence}`)
    const garbage = path.join(temporaryFolder, 'garbage')
    fs.writeFileSync(garbage, 'garbage '.repeat(5000))
    const refused = await runCommand('db-restore', [garbage], dataDir)
    expect(refused).toEqual({ code: 1, output: `${garbage} is not a backup of this database.\n` })
    const before = fs.readdirSync(dataDir).sort()
    const restored = await runCommand('db-restore', [file], dataDir)
    expect(restored).toEqual({ code: 1, output: sentence })
    expect(fs.readdirSync(dataDir).sort()).toEqual(before)

    const folder = path.join(dataDir, 'mongo')
    const store = Store.open(folder)
    const { meta } = store.environment
    meta.transactionSync(() => meta.putSync(FORMAT, seal(FORMAT, Buffer.from([9]))))
    await store.close()
    expect(await refusal(launchSite({ dataDir }))).toContain(
      `\nThe embedded database does not start: The data in ${folder} was written by a newer version (format 9; this one reads up to 1). Start the newer version, or restore a backup.\n`,
    )
  },
)
