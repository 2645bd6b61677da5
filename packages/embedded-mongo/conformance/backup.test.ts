import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { backup, restore } from '../backup'
import { FORMAT_VERSION } from '../store/environment'
import { seal } from '../store/layout'
import { Store } from '../store/store'
import { MongoClient } from './driver'
import { startServer } from './server-process'
import { testFolder } from './test-folder'

type Doc = { _id: number; group: number; pad: string }

test('a copy made during writes is complete and has every acknowledged write', async () => {
  const server = await startServer(testFolder())
  const client = await MongoClient.connect(server.uri)
  const docs = client.db('a').collection<Doc>('b')
  await docs.createIndex({ group: 1, _id: -1 })
  let answered = 0
  let isWriting = true
  const writer = async (start: number): Promise<void> => {
    for (let i = start; isWriting; i += 4) {
      await docs.insertOne({ _id: i, group: i % 7, pad: 'x'.repeat(5000) })
      if (i > 40) await docs.updateOne({ _id: i - 40 }, { $inc: { group: 1 } })
      answered++
    }
  }
  const writers = [0, 1, 2, 3].map(writer)
  const copies: { file: string; before: number }[] = []
  for (let i = 0; i < 5; i++) {
    while (answered < 200 * (i + 1)) await docs.findOne({ _id: 0 })
    const file = path.join(testFolder(), 'copy')
    copies.push({ file, before: answered })
    await backup(server.uri, file)
  }
  isWriting = false
  await Promise.all(writers)
  await client.close()
  await server.stop()
  for (const { file, before } of copies) {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const data = path.join(testFolder(), 'data')
    const { documents } = await restore(file, data)
    expect(documents).toBeGreaterThanOrEqual(before)
  }
  const data = path.join(testFolder(), 'data')
  await restore(copies[0]?.file ?? '', data)
  const again = await startServer(data)
  const reader = await MongoClient.connect(again.uri)
  const { errors, nrecords } = await reader.db('a').command({ validate: 'b' })
  expect(errors).toEqual([])
  expect(nrecords).toBeGreaterThanOrEqual(copies[0]?.before ?? Infinity)
  await reader.db('a').collection<Doc>('b').insertOne({ _id: -1, group: 0, pad: '' })
  await reader.close()
  expect(await again.stop()).toBe(0)
}, 60_000)

test('a copy needs a new file with an absolute path, and is refused over a port', async () => {
  const folder = testFolder()
  const server = await startServer(folder)
  const taken = path.join(testFolder(), 'taken')
  writeFileSync(taken, 'mine')
  await expect(backup(server.uri, taken)).rejects.toThrow(/exists already/)
  await expect(backup(server.uri, 'here')).rejects.toThrow(/absolute path/)
  await expect(backup(server.uri, '/proc/none/copy')).rejects.toThrow(/does not exist/)
  await expect(backup(server.uri, '/proc/copy')).rejects.toThrow(/cannot be written/)
  expect(readFileSync(taken, 'utf8')).toBe('mine')
  await server.stop()
  const open = await startServer(folder, ['--port', '0'])
  const client = await MongoClient.connect(open.uri)
  const file = path.join(testFolder(), 'copy')
  await expect(client.db('admin').command({ copyTo: file })).rejects.toMatchObject({ code: 13 })
  expect(existsSync(file)).toBe(false)
  await client.close()
  await open.stop()
})

test('a full disk fails the copy and leaves nothing of it; reads and writes continue', async () => {
  const server = await startServer(testFolder())
  const client = await MongoClient.connect(server.uri)
  const docs = client.db('a').collection<Doc>('b')
  const pad = 'x'.repeat(30_000)
  await docs.insertMany(Array.from({ length: 100 }, (_, _id) => ({ _id, group: 0, pad })))
  const folder = testFolder()
  const limitFiles = (limit: string) =>
    execFileSync('prlimit', ['--pid', String(server.child.pid), `--fsize=${limit}:unlimited`])
  // A whole number of blocks, as a disk has.
  limitFiles('1048576')
  await expect(backup(server.uri, path.join(folder, 'copy'))).rejects.toThrow(/is it full\?/)
  expect(readdirSync(folder)).toEqual([])
  expect(await docs.countDocuments()).toBe(100)
  limitFiles('unlimited')
  await docs.insertOne({ _id: 100, group: 0, pad })
  await backup(server.uri, path.join(folder, 'copy'))
  expect(readdirSync(folder)).toEqual(['copy'])
  await client.close()
  await server.stop()
}, 60_000)

test('a damaged or truncated copy, and a folder with data, are refused in a sentence', async () => {
  const server = await startServer(testFolder())
  const client = await MongoClient.connect(server.uri)
  const pad = 'needle'.repeat(300)
  const docs = Array.from({ length: 300 }, (_, _id) => ({ _id, group: 0, pad }))
  await client.db('a').collection<Doc>('b').insertMany(docs)
  await client.close()
  const file = path.join(testFolder(), 'copy')
  await backup(server.uri, file)
  await server.stop()
  const bytes = readFileSync(file)
  const data = path.join(testFolder(), 'data')
  writeFileSync(file, bytes.subarray(0, bytes.length / 2))
  await expect(restore(file, data)).rejects.toThrow(/is not whole/)
  const flipped = Buffer.from(bytes)
  flipped[flipped.indexOf('needleneedle')] = 0
  writeFileSync(file, flipped)
  await expect(restore(file, data)).rejects.toThrow(/is not whole: .*checksum/)
  expect(existsSync(path.join(data, 'data.mdb'))).toBe(false)
  writeFileSync(file, bytes)
  expect(await restore(file, data)).toEqual({ documents: 300 })
  await expect(restore(file, data)).rejects.toThrow(/holds data already/)
})

test('a file that is no backup, is empty or of a newer version is refused in a sentence', async () => {
  const data = path.join(testFolder(), 'data')
  const file = path.join(testFolder(), 'copy')
  for (const garbage of [
    Buffer.alloc(0),
    Buffer.from('garbage '.repeat(9000)),
    Buffer.alloc(99999),
  ]) {
    writeFileSync(file, garbage)
    await expect(restore(file, data)).rejects.toThrow(`${file} is not a backup of this database.`)
  }
  await expect(restore(path.dirname(file), data)).rejects.toThrow(/is not a backup/)
  rmSync(file)
  const folder = testFolder()
  await backupOf(folder, file)
  await expect(restore(file, data)).rejects.toThrow(/is not whole: it holds no data\./)
  await writeFormat(folder, 9)
  rmSync(file)
  writeFileSync(file, readFileSync(path.join(folder, 'data.mdb')))
  await expect(restore(file, data)).rejects.toThrow(
    `The backup ${file} was written by a newer version (format 9; this one reads up to ${FORMAT_VERSION}). Start the newer version, or restore a backup.`,
  )
  expect(readdirSync(data)).toEqual([])
})

async function backupOf(folder: string, file: string): Promise<void> {
  const server = await startServer(folder)
  await backup(server.uri, file)
  await server.stop()
}

/** Marks a folder as written by a later version of this program. */
async function writeFormat(folder: string, format: number): Promise<void> {
  const store = Store.open(folder)
  const key = Buffer.from('format')
  const { meta } = store.environment
  meta.transactionSync(() => meta.putSync(key, seal(key, Buffer.from([format]))))
  await store.close()
}
