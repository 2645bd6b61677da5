import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { backup } from '@pochade/embedded-mongo/backup'
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

test('an archive restores the site with its pictures, and those of seven nights are kept', async ({
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
  const nightly = /^2026-03-10T[\d-]+Z-nightly\.ark\.zip$/
  await expect
    .poll(() => fs.readdirSync(nights).sort())
    .toEqual([...older.slice(1), expect.stringMatching(nightly)])

  const file = path.join(temporaryFolder, 'site.ark.zip')
  const copied = await runCommand('db-backup', [file], dataDir)
  expect(copied.output).toMatch(/^\S+site\.ark\.zip holds all data of the site, \d+\.\d MB\.\n$/)
  expect(copied.code).toBe(0)
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  const whileRunning = await runCommand('db-restore', [file], dataDir)
  expect(whileRunning).toEqual({
    code: 1,
    output: `The site runs on ${dataDir}. Stop it first, or restore on its screen "backups"; nothing was changed.\n`,
  })
  const late = await createMember(first, { username: 'l4te' })
  await leaveSiteData(first)
  expect(await signIn(first, late.username, late.password)).toBe(200)
  await first.stop()

  const damaged = path.join(temporaryFolder, 'damaged.zip')
  const bytes = fs.readFileSync(file)
  bytes[1000] = (bytes[1000] ?? 0) ^ 1
  fs.writeFileSync(damaged, bytes)
  expect(await runCommand('db-restore', [damaged], dataDir)).toEqual({
    code: 1,
    output: 'This archive is damaged: its bytes are not those that were written.\n',
  })
  const restored = await runCommand('db-restore', [file], dataDir)
  expect(restored.output).toMatch(/is restored: \d+ documents and \d+ pictures, each compared\./)
  expect(restored.code).toBe(0)
  const before = /The present data are kept in (\S+)\.\n/.exec(restored.output)?.[1] ?? ''
  expect(fs.existsSync(before)).toBe(true)

  const second = await startSite({ dataDir })
  expect(second.output).not.toContain("The owner's account")
  expect(await signIn(second, OWNER.username, OWNER.password)).toBe(200)
  expect(await signIn(second, member.username, member.password)).toBe(200)
  expect(await signIn(second, late.username, late.password)).toBe(401)
  expect(await pictureHash(second, member)).toBe(picture)
  await second.stop()
})

test('a site is moved to another data folder with its secret', async ({
  startSite,
  temporaryFolder,
}) => {
  const [from, to] = ['from', 'to'].map((name) => path.join(temporaryFolder, name))
  const file = path.join(temporaryFolder, 'site.ark.zip')
  const first = await startSite({ dataDir: from })
  const member = await createMember(first, { username: 'p41nter' })
  await leaveSiteData(first)
  const copied = await runCommand('db-backup', [file, '--secret'], from ?? '')
  expect(copied.output).toContain('It holds the secret too')
  await first.stop()
  const imported = await runCommand('db-restore', ['--empty', file], to ?? '')
  expect(imported.output).toContain(`The secret of the archive is in ${to}.`)
  expect(fs.readFileSync(path.join(to ?? '', 'secret'), 'utf8').length).toBeGreaterThan(32)
  const again = await runCommand('db-restore', ['--empty', file], to ?? '')
  expect(again).toEqual({
    code: 1,
    output: 'The database is not empty. Nothing was imported; see db:restore.\n',
  })
  const second = await startSite({ dataDir: to })
  expect(await signIn(second, member.username, member.password)).toBe(200)
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
      const { stored } = await import('@/testing/stored')
      const migrations = await stored('migrations')
      expect(await migrations.countDocuments()).toBe(MIGRATIONS.length)
      const [name, appliedAt] = ['later', new Date()]
      await migrations.insertOne({ _id: 77 as never, name, appliedAt })
      await backup(site.databaseUri, file)
      return MIGRATIONS.length
    })
    await leaveSiteData(site)
    const sentence = `This database was written by a newer version of the site (migration 77; this one knows ${known}). Start the newer version, or restore an archive from before.\n`
    const granted = await runCommand('admin-grant', ['owner'], dataDir)
    expect(granted).toEqual({ code: 1, output: sentence })
    await site.stop()
    expect(await refusal(launchSite({ dataDir }))).toContain(`\n${sentence}`)
    const garbage = path.join(temporaryFolder, 'garbage.mdb')
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
