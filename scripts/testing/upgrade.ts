import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { mongo } from 'mongoose'
import { databasePaths } from '../run/data-dir'
import { startEmbeddedDatabase } from '../run/embedded-database'
import { messageOf, print } from '../run/print'

// npm run test:upgrade [-- COMMIT …]: sites of earlier states make data, and the present code opens
// them, twice. The last commit of each day since the first release is taken where none is named.

const root = path.resolve(import.meta.dirname, '../..')
const DAYS = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25']
const READY = /Ready after/
const START_MS = 300_000
/** So long a new site makes samples. */
const FILL_MS = 60_000
/** What passes by itself, and what every start writes anew. */
const PASSING = /^(locks|jobs|siteprocesses|cachetags|ratecounters|.*challenges)$/

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

const commits =
  process.argv.length > 2
    ? process.argv.slice(2)
    : DAYS.map((day) => git('log', '-1', '--format=%H', `--before=${day}T23:59:59Z`))

type Contents = { documents: Map<string, Set<string>>; pictures: Map<string, string> }

for (const commit of commits) {
  const name = git('log', '-1', '--format=%h, %cs', commit)
  try {
    print(`${name}: ${await upgradeFrom(commit)}`)
  } catch (error) {
    print(`${name}: failed. ${messageOf(error)}`)
    process.exitCode = 1
  }
}

async function upgradeFrom(commit: string): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-upgrade-'))
  const old = path.join(folder, 'code')
  const dataDir = path.join(folder, 'data')
  try {
    git('worktree', 'add', '--detach', old, commit)
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: old })
    await runSite(old, dataDir, FILL_MS)
    const before = await contentsOf(dataDir)
    for (const _time of [1, 2]) {
      await runSite(root, dataDir, 0)
      expectAll(before, await contentsOf(dataDir))
    }
    const documents = [...before.documents.values()].reduce((sum, { size }) => sum + size, 0)
    return `${documents} documents and ${before.pictures.size} pictures are there after two starts`
  } finally {
    git('worktree', 'remove', '--force', old)
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

async function runSite(code: string, dataDir: string, fillMs: number): Promise<void> {
  const site = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts', '--dev'], {
    cwd: code,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', OWNER_PASSWORD: 'a long enough one' },
  })
  await untilReady(site)
  await pause(fillMs)
  const ended = new Promise((resolve) => site.once('close', resolve))
  site.kill('SIGTERM')
  await ended
}

function untilReady(site: ChildProcess): Promise<void> {
  let output = ''
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      site.kill('SIGKILL')
      reject(new Error(`It did not start in time:\n${output}`))
    }, START_MS)
    for (const stream of [site.stdout, site.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (!READY.test(output)) return
        clearTimeout(timer)
        resolve()
      })
    }
    site.once('close', () => {
      clearTimeout(timer)
      reject(new Error(output.slice(-2000)))
    })
  })
}

/** The ids of all documents, and the hashes of all pictures. */
async function contentsOf(dataDir: string): Promise<Contents> {
  const events = { onLost: () => {}, onBack: () => {} }
  const database = await startEmbeddedDatabase({ root, ...databasePaths(dataDir), events })
  const client = await mongo.MongoClient.connect(database.uri)
  try {
    const db = client.db('pochade')
    const documents = new Map<string, Set<string>>()
    for (const collection of await db.collections()) {
      const { collectionName: name } = collection
      if (PASSING.test(name) || name.startsWith('media.')) continue
      const found = await collection.find().project({ _id: 1 }).toArray()
      documents.set(name, new Set(found.map(({ _id }) => String(_id))))
    }
    const pictures = new Map<string, string>()
    const bucket = new mongo.GridFSBucket(db, { bucketName: 'media' })
    for (const { _id, filename } of await bucket.find().toArray()) {
      const hash = createHash('sha256')
      for await (const chunk of bucket.openDownloadStream(_id)) hash.update(chunk as Buffer)
      pictures.set(filename, hash.digest('hex'))
    }
    return { documents, pictures }
  } finally {
    await client.close()
    await database.stop()
  }
}

function expectAll(before: Contents, after: Contents): void {
  const lost = [...before.documents].flatMap(([name, ids]) =>
    [...ids].filter((id) => !after.documents.get(name)?.has(id)).map((id) => `${name} ${id}`),
  )
  const changed = [...before.pictures].filter(([name, hash]) => after.pictures.get(name) !== hash)
  if (lost.length + changed.length === 0) return
  const all = [...lost, ...changed.map(([name]) => name)]
  throw new Error(`${all.length} are missing or changed: ${all.slice(0, 10).join(', ')}`)
}
