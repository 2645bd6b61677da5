import os from 'node:os'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logger } from '@/lib/logger'
import { startHeartbeat } from '@/lib/processes/heartbeat'
import { listProcesses } from '@/lib/processes/processes'
import { withChildProcesses } from '@/testing/child-processes'
import { withTestDatabase } from '@/testing/db'
import { setEnv, withEnv } from '@/testing/env'
import { stored } from '@/testing/stored'

const PASSWORD = 'hunter2hunter2'
const SMTP_URL = `smtp://anna:${PASSWORD}@127.0.0.1:1`

withEnv({ DATA_DIR: os.tmpdir(), SMTP_URL, SITE_NAME: 'Pochade', SITE_URL: undefined })
withTestDatabase()

const logged = vi.spyOn(logger(), 'warn')
const children = withChildProcesses('testing/site-process.ts')
const stops: (() => Promise<void>)[] = []

beforeEach(() => void logged.mockReset())
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** Starts a process and waits until it has compared its settings with those of the others. */
async function start(keys: Record<string, string | undefined> = {}): Promise<void> {
  const restore = setEnv(keys)
  const stop = startHeartbeat()
  await stop.compared
  restore()
  stops.push(stop)
}

test('a process whose settings differ says at its start in which keys, without a value', async () => {
  await start()
  expect(logged).not.toHaveBeenCalled()
  await start({ SMTP_URL: undefined, SITE_NAME: 'Other', PORT: '4000', LOG_LEVEL: 'debug' })
  expect(logged).toHaveBeenCalledTimes(1)
  const [facts, text] = logged.mock.calls[0] ?? []
  expect(facts).toMatchObject({ keys: ['SITE_NAME', 'SMTP_URL'], pid: process.pid })
  expect(text).toContain('other settings than another one of this site: SITE_NAME, SMTP_URL.')
  expect(JSON.stringify(logged.mock.calls)).not.toMatch(/hunter2|Other/)
})

test('what is stored of a process holds no value of a setting', async () => {
  await start()
  const [found] = await (await stored('siteprocesses')).find().toArray()
  const text = JSON.stringify(found)
  expect(found).toMatchObject({ sendsMail: true, pid: process.pid, endedAt: null })
  expect(found?.disk.free).toBeGreaterThan(0)
  for (const secret of [PASSWORD, SMTP_URL, process.env.AUTH_SECRET ?? 'none', 'Pochade']) {
    expect(text).not.toContain(secret)
  }
})

test('another AUTH_SECRET is named alone, as all else cannot be compared', async () => {
  await children.start('an-AUTH_SECRET-that-only-the-other-one-has')
  await start()
  expect(logged.mock.calls.map(([facts]) => facts)).toMatchObject([{ keys: ['AUTH_SECRET'] }])
})

test('a process that was stopped or killed is compared with no longer', async () => {
  const child = await children.start()
  await expect.poll(async () => (await listProcesses()).length).toBe(1)
  await children.kill(child)
  expect(await listProcesses()).toEqual([])
  await start({ SITE_NAME: 'Other' })
  await stops.pop()?.()
  expect(await listProcesses()).toEqual([])
  await start()
  expect(logged).not.toHaveBeenCalled()
})

test('a process that lives on is seen again and again', async () => {
  const stop = startHeartbeat(5)
  stops.push(stop)
  await stop.compared
  const seenAt = async () => (await listProcesses())[0]?.seenAt.getTime() ?? 0
  const first = await seenAt()
  await expect.poll(seenAt).toBeGreaterThan(first)
})
