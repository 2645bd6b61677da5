import { execFile } from 'node:child_process'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startExpiringServer, temporaryFolder } from './server-process'

const BATTERY = path.join(import.meta.dirname, 'battery', 'main.mjs')

const folder = temporaryFolder()
let server: ServerProcess

beforeAll(async () => {
  server = await startExpiringServer(folder.path)
})

afterAll(async () => {
  await server.stop()
  folder.remove()
})

test('every required check with the real driver and real mongoose passes', async () => {
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [BATTERY, server.uri], (_, stdout) => resolve(stdout))
  })
  const required = output.split('\n').filter((line) => !line.includes('(not required)'))
  expect(required.filter((line) => line.startsWith('FAIL'))).toEqual([])
  expect(output).toMatch(/\b54 passed, 0 failed/)
}, 180_000)
