import fs from 'node:fs'
import path from 'node:path'
import { randomBytes } from 'node:crypto'
import { mongo } from 'mongoose'
import { databasePaths } from '../../scripts/run/data-dir'
import { startEmbeddedDatabase } from '../../scripts/run/embedded-database'
import { openRehearsal } from '../../scripts/run/rehearsal'
import { anonymousMemory, childrenOf } from '../process-usage'
import { makeBackup, rehearse } from '@/lib/backups/make-backup'
import { setBackupPlace } from '@/lib/backups/folder'
import { disconnectDb, siteDatabase, useDatabase as setDatabase } from '@/lib/db'

const [root = '', folder = '', entries = ''] = process.argv.slice(2)
const PICTURE_BYTES = 20_000
const BATCH = 500
const LOOK_MS = 20

/** Half of the entries are documents, half are pictures. */
async function fill(db: mongo.Db, count: number): Promise<void> {
  const text = 'Whisk the eggs with the sugar until they are pale, then fold in the flour. '.repeat(
    20,
  )
  for (let at = 0; at < count; at += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - at) }, (_, i) => at + i)
    const recipes = numbers.map((n) => ({
      title: `Cake ${n}`,
      steps: text,
      servings: n,
      at: new Date(),
    }))
    await db.collection('recipes').insertMany(recipes)
    const files = numbers.map((n) => ({
      _id: new mongo.ObjectId(),
      filename: `cakes-${n}.webp`,
      length: PICTURE_BYTES,
      chunkSize: 261_120,
      uploadDate: new Date(),
    }))
    const chunks = files.map(({ _id }) => ({
      files_id: _id,
      n: 0,
      data: new mongo.Binary(randomBytes(PICTURE_BYTES)),
    }))
    await db.collection('media.files').insertMany(files)
    await db.collection('media.chunks').insertMany(chunks)
  }
  await db.collection('media.files').createIndex({ filename: 1, uploadDate: 1 })
  await db.collection('media.chunks').createIndex({ files_id: 1, n: 1 }, { unique: true })
}

/** The seconds of some work, and by how many MB this process and new children of it grew at most. */
async function measure(work: () => Promise<unknown>) {
  const before = anonymousMemory(process.pid)
  const known = childrenOf(process.pid)
  let [site, database] = [0, 0]
  const look = () => {
    site = Math.max(site, anonymousMemory(process.pid) - before)
    for (const pid of childrenOf(process.pid)) {
      if (!known.includes(pid)) database = Math.max(database, anonymousMemory(pid))
    }
  }
  const looking = setInterval(look, LOOK_MS)
  const startedAt = performance.now()
  await work()
  look()
  clearInterval(looking)
  return { seconds: (performance.now() - startedAt) / 1000, site, database }
}

const events = { onLost: () => {}, onBack: () => {} }
const database = await startEmbeddedDatabase({ root, ...databasePaths(folder), events })
setDatabase(database.uri)
setBackupPlace({
  folder: path.join(folder, 'backups'),
  openRehearsal: () => openRehearsal(root, folder),
})
await fill(await siteDatabase(), Number(entries) / 2)
let file = ''
const making = await measure(async () => (file = await makeBackup('by-hand')))
const trying = await measure(() => rehearse(path.basename(file)))
process.stdout.write(JSON.stringify({ bytes: fs.statSync(file).size, making, trying }))
await disconnectDb()
await database.stop()
