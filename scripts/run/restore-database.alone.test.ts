import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import mongoose from 'mongoose'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { backup } from '@pochade/embedded-mongo/backup'
import { startEmbeddedDatabase } from './embedded-database'
import { restoreDatabase } from './restore-database'
import { StartError } from './print'

const root = path.resolve(import.meta.dirname, '../..')
const PAGE = 4096

let dir = ''
let dataDir = ''
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-restore-'))
  dataDir = path.join(dir, 'data')
  vi.stubEnv('DATA_DIR', dataDir)
})
afterEach(() => {
  vi.unstubAllEnvs()
  fs.rmSync(dir, { recursive: true, force: true })
})

/** A backup with several pages of each kind. */
async function createCopy(file: string): Promise<void> {
  const database = await startEmbeddedDatabase({
    root,
    data: path.join(dir, 'source'),
    socket: path.join(dir, 'source.sock'),
    events: { onLost: () => {}, onBack: () => {} },
  })
  const client = await mongoose.mongo.MongoClient.connect(database.uri)
  const docs = client.db('site').collection('docs')
  await docs.createIndex({ group: 1 })
  const pad = 'x'.repeat(500)
  await docs.insertMany(Array.from({ length: 300 }, (_, i) => ({ group: i % 7, pad })))
  await client.close()
  await backup(database.uri, file)
  await database.stop()
}

test('a backup with a damaged page anywhere is refused in one sentence, and nothing is replaced', async () => {
  const file = path.join(dir, 'copy.mdb')
  await createCopy(file)
  const data = path.join(dataDir, 'mongo', 'data.mdb')
  fs.mkdirSync(path.dirname(data), { recursive: true })
  fs.writeFileSync(data, 'present')
  const bytes = fs.readFileSync(file)
  const pages = bytes.length / PAGE
  for (const page of [Math.floor(pages / 2), pages - 1]) {
    fs.writeFileSync(file, Buffer.from(bytes).fill(0, page * PAGE, (page + 1) * PAGE))
    const attempt = restoreDatabase(root, file)
    await expect(attempt, `page ${page}`).rejects.toThrow(StartError)
    await expect(attempt).rejects.toThrow(/^The backup \S+ is not whole: [^\n]+$/)
  }
  expect(fs.readdirSync(dataDir)).toEqual(['mongo'])
  expect(fs.readFileSync(data, 'utf8')).toBe('present')
}, 60_000)
