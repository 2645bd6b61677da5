import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import mongoose, { mongo } from 'mongoose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { putMedia } from '@/lib/media/store'
import { sampleArt } from '@/lib/aotd/sample'
import { planSampleContent } from '@/lib/sample/plan'
import { fillSampleContent } from '@/lib/sample/start'
import { contentsOf } from '@/testing/database-contents'
import { writeDump } from '@/testing/write-dump'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { createFakePainter } from '@/testing/fake-painter'
import { databasePaths } from './run/data-dir'
import { startEmbeddedDatabase } from './run/embedded-database'

withTestDatabase()

const root = path.resolve(import.meta.dirname, '..')
const NEVER = new AbortController().signal
/** More than one chunk of GridFS. */
const LARGE = Buffer.alloc(700_000, 'picture')

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-move-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

/** Runs a command; without `MONGODB_URI` on the embedded database of `DATA_DIR`. */
function command(name: string, args: string[], env: { MONGODB_URI?: string; DATA_DIR: string }) {
  const script = path.join('scripts', `${name}.ts`)
  return promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  })
}

function source(): mongo.Db {
  const { db } = mongoose.connection
  if (!db) throw new Error('The tests are not connected.')
  return db
}

function sourceUri(): string {
  const server = process.env.TEST_MONGODB_URI ?? ''
  return server.replace(/^(mongodb:\/\/[^/?]+)(?:\/[^?]*)?/, `$1/${source().databaseName}`)
}

async function fillWithSamples(): Promise<void> {
  expect(await planSampleContent()).toBe(true)
  await fillSampleContent([sampleArt(createFakePainter())], NEVER)
  await createUser({ username: 'b3n' })
  await putMedia(LARGE, { type: 'image/webp', owner: 'art-of-the-day', access: 'members' })
}

async function contentsIn(dataDir: string): Promise<Record<string, unknown>> {
  const database = await startEmbeddedDatabase({
    root,
    ...databasePaths(dataDir),
    events: { onLost: () => {}, onBack: () => {} },
  })
  const client = await mongo.MongoClient.connect(database.uri)
  try {
    return await contentsOf(client.db('pochade'))
  } finally {
    await client.close()
    await database.stop()
  }
}

test('db:import fills an empty site from an archive, and from a folder of an earlier version', async () => {
  await fillWithSamples()
  const before = await contentsOf(source())
  const here = { DATA_DIR: path.join(folder, 'here'), MONGODB_URI: sourceUri() }
  const archive = path.join(folder, 'site.ark.zip')
  const { stdout: written } = await command('db-backup', [archive], here)
  expect(written).toContain(`${archive} holds all data of the site`)
  const dump = path.join(folder, 'dump')
  await writeDump(source(), dump)
  // Three sizes of fourteen pictures, and the large one.
  const pictures = 3 * 14 + 1

  const there = { DATA_DIR: path.join(folder, 'there') }
  const { stdout: read } = await command('db-restore', ['--empty', archive], there)
  expect(read).toMatch(new RegExp(` documents and ${pictures} pictures, each compared\\.$`, 'm'))
  expect(await contentsIn(there.DATA_DIR)).toEqual(before)

  const later = { DATA_DIR: path.join(folder, 'later') }
  const { stdout: dumped } = await command('db-restore', ['--empty', dump], later)
  expect(dumped).toMatch(/^artworks: 14, compared$/m)
  expect(await contentsIn(later.DATA_DIR)).toEqual(before)

  // A database that is not empty is left unchanged.
  await expect(command('db-restore', ['--empty', dump], there)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^The database is not empty: see \S+\. Nothing was imported\.\n$/,
    ),
  })
}, 180_000)
