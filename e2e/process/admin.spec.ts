import { spawn } from 'node:child_process'
import path from 'node:path'
import { expect, test } from '../fixtures'
import { createMember, leaveSiteData } from '../members'
import { AUTH_SECRET } from '../site'

const root = path.resolve(import.meta.dirname, '../..')

/** Runs one of the site's commands on a data folder, with `input` typed into it. */
function run(command: string, args: string[], dataDir: string, input = '') {
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${command}.ts`, ...args], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      APP_ENV: 'test',
      DATA_DIR: dataDir,
      AUTH_SECRET,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  child.stdin.end(input)
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  )
}

async function signIn(url: string, username: string, password: string): Promise<number> {
  const response = await fetch(`${url}/api/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  return response.status
}

test('a new password and an admin can be set while the site runs and while it does not', async ({
  startSite,
  temporaryFolder: dataDir,
}) => {
  test.slow()
  const first = await startSite({ dataDir })
  const member = await createMember(first, { username: 'jun3' })
  await leaveSiteData(first)

  const running = await run('admin-password', ['owner'], dataDir, 'first new password\n')
  expect(running).toMatchObject({ code: 0, output: expect.stringContaining('new password') })
  expect(await signIn(first.url, 'owner', 'first new password')).toBe(200)
  const granted = await run('admin-grant', [member.username], dataDir)
  expect(granted).toEqual({ code: 0, output: 'jun3 is an admin now.\n' })
  await first.stop()

  const stopped = await run('admin-password', ['owner'], dataDir, 'second new password\n')
  expect(stopped.code, stopped.output).toBe(0)
  const unknown = await run('admin-grant', ['nobody'], dataDir)
  expect(unknown).toEqual({ code: 1, output: 'There is no account named nobody.\n' })

  const second = await startSite({ dataDir })
  expect(await signIn(second.url, 'owner', 'second new password')).toBe(200)
  expect(await signIn(second.url, 'owner', 'first new password')).toBe(401)
})
