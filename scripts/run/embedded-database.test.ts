import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startEmbeddedDatabase } from './embedded-database'
import { messageOf } from './print'

const modules = path.resolve(import.meta.dirname, '../../node_modules')

/** The error of a database with this program, and its data file afterwards. */
async function failureOf(program: string): Promise<{ message: string; content: string }> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-database-'))
  const data = path.join(root, 'data')
  const main = path.join(root, 'packages/embedded-mongo/main.ts')
  fs.mkdirSync(path.dirname(main), { recursive: true })
  fs.writeFileSync(main, program)
  fs.symlinkSync(modules, path.join(root, 'node_modules'))
  fs.mkdirSync(data)
  fs.writeFileSync(path.join(data, 'data.mdb'), 'what it cannot read')
  const socket = path.join(root, 'mongo.sock')
  const events = { onLost: () => {}, onBack: () => {} }
  const error: unknown = await startEmbeddedDatabase({ root, data, socket, events }).catch(
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
