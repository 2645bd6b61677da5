import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isRunning, lockHolder, startOf, takeLock } from './lock.mjs'

let folder = ''
let file = ''
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'))
  file = path.join(folder, 'a.lock')
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

/** Another process that holds the lock until it is killed. */
async function otherHolder() {
  const script = `import { takeLock } from ${JSON.stringify(path.join(import.meta.dirname, 'lock.mjs'))}
    console.log(takeLock(process.argv[1], { database: 'x' }).taken); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, file])
  const output = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim())),
  )
  const kill = () =>
    new Promise((resolve) => {
      child.once('exit', resolve)
      child.kill('SIGKILL')
    })
  return { child, output, kill }
}

test('a lock that another process holds is refused, with its id and details', async () => {
  const other = await otherHolder()
  expect(other.output).toBe('true')
  expect(takeLock(file)).toMatchObject({
    taken: false,
    holder: { pid: other.child.pid, database: 'x' },
  })
  await other.kill()
})

test('the lock of a killed process is taken over', async () => {
  const other = await otherHolder()
  await other.kill()
  expect(lockHolder(file)).toBeUndefined()
  expect(takeLock(file).taken).toBe(true)
  expect(lockHolder(file)?.pid).toBe(process.pid)
})

test('a process with the id of a former holder does not hold the lock', () => {
  fs.writeFileSync(file, JSON.stringify({ pid: process.pid, start: 'another boot:1' }))
  expect(takeLock(file).taken).toBe(true)
})

test('an empty lock file of a crash does not block for ever', () => {
  fs.writeFileSync(file, '')
  const past = new Date(Date.now() - 60_000)
  fs.utimesSync(file, past, past)
  expect(takeLock(file).taken).toBe(true)
})

test('of many processes that find a stale lock one takes it', async () => {
  fs.writeFileSync(file, JSON.stringify({ pid: 999_999_99, start: 'gone' }))
  const others = await Promise.all(Array.from({ length: 6 }, otherHolder))
  expect(others.filter(({ output }) => output === 'true')).toHaveLength(1)
  await Promise.all(others.map(({ kill }) => kill()))
})

test('a released lock is free and its details can be changed while it is held', () => {
  const lock = takeLock(file, { a: 1 })
  if (!lock.taken) throw new Error('not taken')
  lock.update({ a: 2 })
  expect(lockHolder(file)?.a).toBe(2)
  lock.release()
  expect(fs.existsSync(file)).toBe(false)
})

test('a running process is distinguished from one that has ended', () => {
  expect(isRunning(process.pid, startOf(process.pid))).toBe(true)
  expect(isRunning(process.pid, 'another')).toBe(false)
  expect(isRunning(999_999_99)).toBe(false)
})
