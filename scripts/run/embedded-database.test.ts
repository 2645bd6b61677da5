import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { startEmbeddedDatabase } from './embedded-database'
import { messageOf } from './print'

const modules = path.resolve(import.meta.dirname, '../../node_modules')

/** A root whose database is this program. */
function rootWith(program: string) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-database-'))
  const data = path.join(root, 'data')
  const main = path.join(root, 'packages/embedded-mongo/main.ts')
  fs.mkdirSync(path.dirname(main), { recursive: true })
  fs.writeFileSync(main, program)
  fs.symlinkSync(modules, path.join(root, 'node_modules'))
  fs.mkdirSync(data)
  return { root, data, socket: path.join(root, 'mongo.sock') }
}

/** The error of a database with this program, and its data file afterwards. */
async function failureOf(program: string): Promise<{ message: string; content: string }> {
  const paths = rootWith(program)
  const { root, data } = paths
  fs.writeFileSync(path.join(data, 'data.mdb'), 'what it cannot read')
  const events = { onLost: () => {}, onBack: () => {} }
  const error: unknown = await startEmbeddedDatabase({ ...paths, events }).catch(
    (thrown: unknown) => thrown,
  )
  const content = fs.readFileSync(path.join(data, 'data.mdb'), 'utf8')
  fs.rmSync(root, { recursive: true })
  return { message: messageOf(error).replace(data, 'DATA'), content }
}

test('a database that a signal ends at its start, as LMDB does on a damaged page, is reported and its file kept', async () => {
  expect(await failureOf(`process.kill(process.pid, 'SIGSEGV')`)).toEqual({
    message:
      'The embedded database does not start: its process died of SIGSEGV; the data in DATA stay as they are: if they are damaged, restore a backup',
    content: 'what it cannot read',
  })
})

test('the error message of a database is passed on', async () => {
  const program = `process.stderr.write('The data is damaged.\\n'); process.exitCode = 1`
  expect((await failureOf(program)).message).toBe(
    'The embedded database does not start: The data is damaged.',
  )
})

test('what a running database reports is passed on, also before it ends', async () => {
  const paths = rootWith(`
    process.stdout.write('mongodb://there\\n')
    setTimeout(() => process.stderr.write('Page 7 is damaged.\\n'), 50)
    setTimeout(() => process.exit(1), 200)
  `)
  const onError = vi.fn()
  const onLost = vi.fn()
  const events = { onLost, onBack: () => {}, onError }
  const { stop } = await startEmbeddedDatabase({ ...paths, events })
  await expect.poll(() => onLost.mock.calls).toEqual([['exit code 1']])
  await stop()
  fs.rmSync(paths.root, { recursive: true })
  expect(onError).toHaveBeenCalledWith('Page 7 is damaged.')
})
