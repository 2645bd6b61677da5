import { runCommand as run } from '../commands'
import { expect, test } from '../fixtures'
import { createMember, leaveSiteData } from '../members'

async function signIn(url: string, username: string, password: string): Promise<number> {
  const response = await fetch(`${url}/api/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  return response.status
}

test(
  'a new password and an admin can be set while the site runs and while it does not',
  { tag: '@deep' },
  async ({ startSite, temporaryFolder: dataDir }) => {
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
  },
)
