import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { expect, test } from '../fixtures'
import { startCommand } from '../start-command'

const root = path.resolve(import.meta.dirname, '../..')
const WITHOUT_COLOUR = /\u001B\[[\d;]*m/g

type Shown = { output: () => string; end: () => Promise<void> }

/** Starts the site as a person does, on a pseudo terminal. */
function startOnTerminal(env: Record<string, string>): Shown {
  const { env: given, flags, script } = startCommand()
  const command = [process.execPath, ...flags, script].map((word) => `'${word}'`).join(' ')
  const child: ChildProcess = spawn('script', ['-qefc', `exec ${command}`, '/dev/null'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      ...given,
      APP_ENV: 'test',
      SAMPLE_CONTENT: 'off',
      PASSWORD_BLOCKLIST: 'off',
      ...env,
    },
  })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise((resolve) => child.once('close', resolve))
  return {
    output: () => output.replace(WITHOUT_COLOUR, '').replaceAll('\r', ''),
    async end() {
      // Ctrl-C
      child.stdin?.write('\u0003')
      await ended
    },
  }
}

async function freePort(): Promise<string> {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return String(address && typeof address === 'object' ? address.port : 0)
}

test('on a terminal the start is lines for people, the password last, and visits do not move it', async ({
  temporaryFolder,
}) => {
  test.setTimeout(120_000)
  const port = await freePort()
  const dataDir = path.join(temporaryFolder, 'data')
  const site = startOnTerminal({ PORT: port, DATA_DIR: dataDir })
  const url = `http://localhost:${port}`
  try {
    await expect.poll(site.output, { timeout: 60_000 }).toMatch(/\nPassword {2}\S+\n\n$/)
    const lines = site.output().trim().split('\n')
    expect(lines.at(-3)).toBe(`Sign in   ${url}/login`)
    expect(lines.at(-2)).toBe('Owner     owner')
    expect(lines).toContain(`Data      ${dataDir}`)
    expect(site.output()).toContain('SMTP_URL is not set: mail stays in the outbox.')
    expect(site.output()).not.toMatch(/migrated|"level"|Other site processes|next\.config/)
    const password = /[^ ]+$/.exec(lines.at(-1) ?? '')?.[0]
    expect(fs.existsSync(path.join(dataDir, 'owner-password'))).toBe(false)
    const before = site.output()
    for (const place of ['/', '/about', '/api/health']) await fetch(url + place)
    const answer = await fetch(`${url}/api/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'owner', password }),
    })
    expect(answer.status).toBe(200)
    expect(site.output()).toBe(before)
  } finally {
    await site.end()
  }
})

test('with LOG_LEVEL=debug a terminal shows requests, in lines for people', async ({
  temporaryFolder,
}) => {
  test.setTimeout(120_000)
  const port = await freePort()
  const site = startOnTerminal({
    PORT: port,
    DATA_DIR: path.join(temporaryFolder, 'data'),
    LOG_LEVEL: 'debug',
  })
  try {
    await expect.poll(site.output, { timeout: 60_000 }).toMatch(/Password {2}\S+\n/)
    await fetch(`http://localhost:${port}/about`)
    await expect.poll(site.output).toMatch(/DEBUG: request/)
    expect(site.output()).not.toContain('"level"')
  } finally {
    await site.end()
  }
})

test('without a terminal each line of the start and of the log is JSON', async ({ startSite }) => {
  const site = await startSite()
  await fetch(`${site.url}/about`)
  await expect.poll(() => site.output).toContain('"msg":"request"')
  const lines = site.output.trim().split('\n')
  const texts = lines.map((line): unknown => JSON.parse(line).msg)
  expect(texts.at(0)).toBe('Starting the embedded database.')
  expect(texts).toContain(`The owner's account is owner, with the password of OWNER_PASSWORD.`)
  expect(texts.join()).not.toContain('migrated')
})

test('until the site is there its port answers with a page, and no connection is refused', async ({
  launchSite,
  page,
  expectError,
}) => {
  test.setTimeout(120_000)
  expectError(/503|Failed to load resource/)
  const url = `http://localhost:${await freePort()}`
  const site = launchSite({ env: { PORT: new URL(url).port } })
  const status = () =>
    fetch(url, { headers: { connection: 'close' } }).then(
      (answer) => answer.status,
      () => 0,
    )
  await expect.poll(status, { intervals: [10], timeout: 30_000 }).toBe(503)
  await page.goto(url)
  await expect(page.getByRole('heading', { name: 'Starting …' })).toBeVisible()
  const statuses = new Set<number>()
  let isReady = false
  const visitors = Array.from({ length: 3 }, async () => {
    while (!isReady) statuses.add(await status())
  })
  await site.ready()
  await expect.poll(() => statuses.has(200)).toBe(true)
  isReady = true
  await Promise.all(visitors)
  expect([...statuses].toSorted()).toEqual([200, 503])
  // The page loads itself again.
  await expect(page.getByRole('link', { name: 'about' }).first()).toBeVisible()
})
