import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { expect, test } from '../fixtures'
import { processesOf } from '../processes'
import { OWNER, type Site } from '../site'

/** The result of a failed start: its output, and what it created or left running. */
async function failure(site: Site) {
  const { code } = await site.ended
  const made = fs.existsSync(site.dataDir) ? fs.readdirSync(site.dataDir) : []
  return { code, output: site.output, left: processesOf(site), made }
}

test('a port in use is reported in one sentence, before anything is created', async ({
  launchSite,
}) => {
  const other = net.createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const address = other.address()
  const port = String(address && typeof address === 'object' ? address.port : 0)
  const { code, output, left, made } = await failure(launchSite({ env: { PORT: port } }))
  other.close()
  expect(code).toBe(1)
  expect(output.trim()).toMatch(new RegExp(`^Port ${port} is in use by another program\\. .*$`))
  expect(made).toEqual([])
  expect(left).toEqual([])
})

test('a folder that cannot be written is reported in one sentence', async ({
  launchSite,
  temporaryFolder: folder,
}) => {
  fs.writeFileSync(path.join(folder, 'file'), '')
  const dataDir = path.join(folder, 'file', 'data')
  const { code, output } = await failure(launchSite({ dataDir }))
  expect(code).toBe(1)
  const file = path.join(folder, 'file')
  expect(output.trim()).toBe(
    `DATA_DIR ${dataDir} cannot be written: ${file} is a file, not a folder.`,
  )
})

test('each invalid key is reported in one sentence, without its value', async ({ launchSite }) => {
  const env = { PORT: 'eighty', AUTH_SECRET: 'hunter2', LOG_LEVEL: 'loud' }
  const { code, output, made } = await failure(launchSite({ env }))
  expect(code).toBe(1)
  expect(output.trim().split('\n').sort()).toEqual([
    'AUTH_SECRET must be at least 32 bytes long.',
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
    'PORT must be a whole number from 0 to 65535.',
  ])
  expect(made).toEqual([])
})

test('a birthday page in the place of another page is reported in one sentence (G-134)', async ({
  launchSite,
}) => {
  const { code, output } = await failure(launchSite({ env: { BIRTHDAY_PAGE_PATH: '/art/anna' } }))
  expect(code).toBe(1)
  expect(output).toContain('BIRTHDAY_PAGE_PATH is the address of another page of the site.')
  expect(output).not.toContain('anna')
})

test('an unreachable database is reported in one sentence, without its password', async ({
  launchSite,
}) => {
  const port = await closedPort()
  const uri = `mongodb://someone:hunter2@127.0.0.1:${port}/site`
  const { code, output, left } = await failure(launchSite({ env: { MONGODB_URI: uri } }))
  expect(code).toBe(1)
  expect(output).toContain('MONGODB_URI does not answer (ECONNREFUSED).')
  expect(output).not.toContain('hunter2')
  expect(left).toEqual([])
})

test('a data folder is for its owner alone; a second start on it is refused, and the first keeps running', async ({
  site,
  launchSite,
}) => {
  expect(fs.statSync(site.dataDir).mode & 0o777).toBe(0o700)
  const { code, output } = await failure(launchSite({ dataDir: site.dataDir }))
  expect(code).toBe(1)
  expect(output.trim()).toBe(
    `The site is already running on ${site.dataDir} (process ${site.pid}). A second one needs a DATA_DIR of its own.`,
  )
  expect((await fetch(`${site.url}/api/health`)).status).toBe(200)
})

test('a password that cannot be kept creates no owner; the next start keeps one and the secret for its owner alone; a restart keeps both', async ({
  startSite,
  launchSite,
  temporaryFolder,
}) => {
  test.slow()
  const dataDir = path.join(temporaryFolder, 'data')
  const file = path.join(dataDir, 'owner-password')
  const env = { OWNER_PASSWORD: '', AUTH_SECRET: '' }
  fs.mkdirSync(file, { recursive: true })
  const { code, output, left, made } = await failure(launchSite({ dataDir, env }))
  expect(code).toBe(1)
  expect(output).toMatch(
    /\nDATA_DIR \S+owner-password cannot be written: a folder is in its place\.\n$/,
  )
  expect(left).toEqual([])
  expect(made.filter((name) => name.startsWith('owner-password'))).toEqual(['owner-password'])
  fs.rmdirSync(file)

  const first = await startSite({ dataDir, env })
  expect(first.output).toContain(`The owner's account is ${OWNER.username}`)
  expect(first.output).toContain(`its password is in ${file}.`)
  const [, password = ''] = fs.readFileSync(file, 'utf8').split('\n')
  expect(first.output).not.toContain(password)
  expect(await signIn(first.url, password)).toBe(200)
  expect(fs.statSync(path.join(dataDir, 'site.lock')).mode & 0o077).toBe(0)
  for (const name of ['owner-password', 'secret']) {
    expect(fs.statSync(path.join(dataDir, name)).mode & 0o777).toBe(0o600)
  }
  await first.stop()

  const second = await startSite({ dataDir, env: { OWNER_PASSWORD: 'another password' } })
  const signedIn = await signIn(second.url, password)
  const refused = await signIn(second.url, 'another password')
  expect(second.output).not.toContain("The owner's account")
  expect(second.output).toContain(
    'OWNER_PASSWORD is for the first start, on an empty database, and has no effect now.',
  )
  expect([signedIn, refused]).toEqual([200, 401])
})

async function signIn(url: string, password: string): Promise<number> {
  const response = await fetch(`${url}/api/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: OWNER.username, password }),
  })
  return response.status
}

/** A port on which nothing listens. */
async function closedPort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return address && typeof address === 'object' ? address.port : 1
}
