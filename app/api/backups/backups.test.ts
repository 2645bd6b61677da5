import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { mongo } from 'mongoose'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hashPassword } from '@/lib/account/password'
import { openArchive } from '@/lib/backups/archive/read-archive'
import { beginSwap, isSwapping } from '@/lib/backups/archive/swap'
import { makeBackup, rehearse } from '@/lib/backups/make-backup'
import { setBackupPlace } from '@/lib/backups/folder'
import { isRestoring, LOOK_MS, watchRestoring } from '@/lib/backups/restoring'
import type { BackupsState } from '@/lib/backups/schema'
import { invalidate } from '@/lib/cache'
import { siteDatabase } from '@/lib/db'
import { DAY_MS } from '@/lib/durations'
import { MIGRATIONS } from '@/lib/migrations/list'
import { backupWarnings, completeRestore } from '@/lib/site/backups'
import { updateDatabase } from '@/lib/site/update-database'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { setEnv } from '@/testing/env'
import { createAdmin, createUser, type TestAdmin } from '@/testing/factories'
import { forgeArchive } from '@/testing/forge-archive'
import { callRoute } from '@/testing/request'
import { stored } from '@/testing/stored'
import { AuditEntryModel } from '@/models/audit-entry'
import { JobModel } from '@/models/job'
import { LockModel } from '@/models/lock'
import { UserModel } from '@/models/user'
import { DELETE, GET as DOWNLOAD } from './[name]/route'
import { POST as RESTORE } from './[name]/restore/route'
import { GET, POST } from './route'
import { POST as UPLOAD } from './upload/route'

vi.setConfig({ testTimeout: 90_000 })
const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

const PASSWORD = 'correct horse battery'

let folder = ''
let isWorking = 'yes'
let endWatch = () => Promise.resolve()
let admin: TestAdmin
beforeEach(async () => {
  setClock('2026-03-10T12:00:00Z')
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-backups-'))
  setBackupPlace({ folder, openRehearsal: undefined })
  isWorking = 'yes'
  endWatch = watchRestoring({ startWork, complete: completeRestore })
  admin = await createAdmin({ passwordHash: await hashPassword(PASSWORD) })
  await updateDatabase()
  // A test of all calls may have started work in this process.
  await ended()
  for (const name of fs.readdirSync(folder)) fs.rmSync(path.join(folder, name))
})
afterEach(async () => {
  await endWatch()
  setBackupPlace({ folder: undefined })
  fs.rmSync(folder, { recursive: true, force: true })
})

function startWork() {
  isWorking = 'yes'
  return async () => {
    isWorking = 'ending'
    await pause(100)
    isWorking = 'no'
  }
}

async function read(): Promise<BackupsState> {
  return (
    await callRoute(GET, '/api/backups', { headers: admin.headers })
  ).json() as Promise<BackupsState>
}

async function ended(): Promise<BackupsState> {
  await expect.poll(async () => (await read()).work, { timeout: 60_000 }).toBe(null)
  return read()
}

const MADE = 'The archive is made, and was tried: it can be restored.'

async function makeOne(text: unknown = MADE): Promise<string> {
  const answer = await callRoute(POST, '/api/backups', { method: 'POST', headers: admin.headers })
  expect(answer.status).toBe(202)
  const { outcome, backups } = await ended()
  expect(outcome).toEqual({ isDone: true, text })
  return backups[0]?.name ?? ''
}

const restore = (name: string, currentPassword = PASSWORD) =>
  callRoute(RESTORE, `/api/backups/${name}/restore`, {
    method: 'POST',
    headers: admin.headers,
    params: { name },
    body: { currentPassword },
  })

async function send(bytes: Buffer, { piece = 500, id = randomBytes(16).toString('hex') } = {}) {
  let answer: Response | undefined
  for (let at = 0; at < bytes.length; at += piece) {
    answer = await sendPiece({ id, at, size: bytes.length }, bytes.subarray(at, at + piece))
    if (answer.status !== 200) return answer
  }
  return answer ?? Response.error()
}

function sendPiece(fields: { id: string; at: number; size: number }, bytes: Buffer) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, String(value))
  body.set('piece', new File([new Uint8Array(bytes)], 'piece'))
  return callRoute(UPLOAD, '/api/backups/upload', { method: 'POST', headers: admin.headers, body })
}

async function audited(): Promise<string[]> {
  const entries = await AuditEntryModel.find({ 'target.kind': 'archive' }).sort({ _id: 1 }).lean()
  return entries.map(({ action, target }) => `${action} ${target?.name}`)
}

test('an admin makes an archive, which is tried at once, downloads and deletes it', async () => {
  expect(await read()).toMatchObject({ backups: [], work: null })
  const name = await makeOne()
  const { backups } = await read()
  expect(backups).toMatchObject([{ name, reason: 'by-hand', problem: null, isElsewhere: false }])
  expect(backups[0]?.triedAt).not.toBe(null)
  const at = { headers: admin.headers, params: { name } }
  const zip = await callRoute(DOWNLOAD, `/api/backups/${name}`, at)
  expect(zip.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
  const bytes = Buffer.from(await zip.arrayBuffer())
  expect(bytes.equals(fs.readFileSync(path.join(folder, name)))).toBe(true)
  const gone = await callRoute(DELETE, `/api/backups/${name}`, { ...at, method: 'DELETE' })
  expect(await gone.json()).toMatchObject({ backups: [] })
  expect(fs.readdirSync(folder)).toEqual([])
  expect(await audited()).toEqual([`make archive ${name}`, `delete archive ${name}`])
  for (const other of [name, '../secret', 'secret', '2026-03-10.mdb']) {
    const answer = await callRoute(DOWNLOAD, '/api/backups/x', { ...at, params: { name: other } })
    expect(answer.status, other).toBe(404)
  }
})

test('an archive that cannot be taken elsewhere is made all the same, and the reason is told', async () => {
  const unset = setEnv({ BACKUP_COMMAND: 'ls {file} /no/such/place' })
  try {
    const reason = /it can be restored\. It could.* BACKUP_COMMAND failed: it ended .*\/no\/such/
    const name = await makeOne(expect.stringMatching(reason))
    expect((await read()).backups).toMatchObject([{ name, problem: null, isSent: false }])
  } finally {
    unset()
  }
})

test('a restore takes the site back to the archive, after one of the present data was made', async () => {
  await createUser({ username: 'anna' })
  const name = await makeOne()
  await UserModel.updateOne({ username: 'anna' }, { username: 'ben' })
  setClock('2026-03-10T13:00:00Z')
  expect((await restore(name, 'a wrong password')).status).toBe(403)
  expect(isRestoring()).toBe(false)
  expect((await restore(name)).status).toBe(202)
  const { outcome, backups } = await ended()
  expect(outcome).toEqual({ isDone: true, text: `The site is as it was when ${name} was made.` })
  expect(backups.map(({ reason }) => reason)).toEqual(['before-restore', 'by-hand'])
  expect(await UserModel.exists({ username: 'anna' })).not.toBe(null)
  expect(await UserModel.exists({ username: 'ben' })).toBe(null)
  expect(await AuditEntryModel.findOne().lean()).toMatchObject({
    action: 'restore archive',
    actorName: admin.viewer.username,
    target: { name },
  })
  // What was made before takes it back.
  setClock('2026-03-10T14:00:00Z')
  await restore(backups[0]?.name ?? '')
  await ended()
  expect(await UserModel.exists({ username: 'ben' })).not.toBe(null)
})

test('no work is done while a restore runs, and a job of another process ends before', async () => {
  const name = await makeOne()
  const lease = { owner: 'elsewhere|1|boot|run', until: new Date(Date.now() + 60_000) }
  await JobModel.create({ _id: 'a job', dueAt: new Date(), failures: 0, lease })
  setClock('2026-03-10T13:00:00Z')
  await restore(name)
  await expect.poll(() => isWorking).toBe('no')
  await pause(LOOK_MS + 500)
  expect((await read()).work).toMatchObject({ name: 'restore', done: 0 })
  await JobModel.updateOne({ _id: 'a job' }, { lease: null })
  expect((await ended()).outcome?.isDone).toBe(true)
  await expect.poll(() => isWorking).toBe('yes')
})

test('the swap of a process that has died is completed by another one, and all wait for it', async () => {
  await createUser({ username: 'anna' })
  const file = path.join(folder, await makeOne())
  await UserModel.updateOne({ username: 'anna' }, { username: 'ben' })
  await beginSwap(await siteDatabase(), await openArchive(file))
  const lease = { owner: 'elsewhere|1|boot|run', until: new Date(Date.now() + 1000) }
  await LockModel.create({ _id: 'restore', lease })
  await invalidate(['restore'])
  expect(isRestoring()).toBe(true)
  await expect.poll(() => isWorking).toBe('no')
  await expect.poll(isRestoring, { timeout: 20_000 }).toBe(false)
  expect(await UserModel.countDocuments({ username: 'anna' })).toBe(1)
  expect(await isSwapping(await siteDatabase())).toBe(false)
  await expect.poll(() => isWorking).toBe('yes')
})

test('a restore that fails within the exchange is undone', async () => {
  const { logger } = await import('@/lib/logger')
  vi.spyOn(logger(), 'error').mockReturnValue()
  await createUser({ username: 'anna' })
  const name = await makeOne()
  await UserModel.updateOne({ username: 'anna' }, { username: 'ben' })
  const { renameCollection } = mongo.Db.prototype
  const rename = vi.spyOn(mongo.Db.prototype, 'renameCollection')
  let renames = 0
  rename.mockImplementation(function (this: mongo.Db, ...names) {
    renames += 1
    if (renames === 3) return Promise.reject(new Error('No primary.'))
    return renameCollection.apply(this, names)
  })
  setClock('2026-03-10T13:00:00Z')
  await restore(name)
  expect((await ended()).outcome?.isDone).toBe(false)
  rename.mockRestore()
  expect(await isSwapping(await siteDatabase())).toBe(false)
  expect(await UserModel.countDocuments({ username: 'ben' })).toBe(1)
  expect(await UserModel.countDocuments()).toBe(2)
})

test('other requests are told that the site is being restored, until it is done', async () => {
  await createUser({ username: 'anna' })
  const name = await makeOne()
  setClock('2026-03-10T13:00:00Z')
  await restore(name)
  await expect.poll(isRestoring).toBe(true)
  expect((await restore(name)).status).toBe(409)
  await ended()
  expect(isRestoring()).toBe(false)
})

test('a restore that fails after the exchange is undone', async () => {
  const { logger } = await import('@/lib/logger')
  vi.spyOn(logger(), 'error').mockReturnValue()
  await createUser({ username: 'anna' })
  await makeOne()
  // Two accounts of one name cannot have the unique index of a start.
  const users = await stored('users')
  await users.dropIndex('usernameKey_1')
  const anna = await users.findOne({ username: 'anna' })
  await users.insertOne({ ...anna, _id: undefined as never, email: 'x@example.org' })
  setClock('2026-03-10T13:00:00Z')
  const name = await makeOne()
  await users.deleteOne({ email: 'x@example.org' })
  await UserModel.createIndexes()
  await UserModel.updateOne({ username: 'anna' }, { username: 'ben' })
  setClock('2026-03-10T14:00:00Z')
  await restore(name)
  const { outcome } = await ended()
  expect(outcome?.isDone).toBe(false)
  expect(await UserModel.countDocuments({ username: 'ben' })).toBe(1)
  expect(await UserModel.countDocuments()).toBe(2)
})

test('an archive that is sent is checked as a whole, and refused with the reason', async () => {
  await createUser({ username: 'anna' })
  const file = path.join(folder, await makeOne())
  const bytes = fs.readFileSync(file)
  fs.rmSync(file)
  setClock('2026-03-10T13:00:00Z')
  const damaged = Buffer.from(bytes)
  damaged[99] = (damaged[99] ?? 0) ^ 1
  const refused = await send(damaged)
  expect(refused.status).toBe(400)
  const message = 'This archive is damaged: its bytes are not those that were written.'
  expect(await refused.json()).toMatchObject({ error: message, fields: { piece: message } })
  expect((await read()).backups).toEqual([])
  expect((await send(bytes, { piece: 100_000 })).status).toBe(200)
  expect((await read()).backups).toMatchObject([{ reason: 'uploaded', bytes: bytes.length }])
  const [sent] = (await read()).backups
  const sentFile = path.join(folder, sent?.name ?? '')
  const { madeAt } = (await openArchive(sentFile)).manifest
  // It is what its manifest says, however much later it is sent.
  expect(sent?.madeAt).toBe(`${madeAt.slice(0, 19)}.000Z`)
  expect((await audited()).at(-1)).toBe(`upload archive ${sent?.name}`)
  const foreign = path.join(folder, 'foreign')
  await forgeArchive(sentFile, foreign, {
    isForeign: true,
  })
  setClock('2026-03-10T14:00:00Z')
  expect((await send(fs.readFileSync(foreign), { piece: 100_000 })).status).toBe(200)
  const reasons = (await read()).backups.map(({ reason }) => reason)
  expect(reasons).toContain('uploaded-from-another-site')
  const newer = path.join(folder, 'newer')
  const number = `"migration":${MIGRATIONS.length}`
  await forgeArchive(sentFile, newer, {
    manifest: (text) => text.replace(number, '"migration":99'),
  })
  expect((await send(fs.readFileSync(newer), { piece: 100_000 })).status).toBe(400)
})

test('a piece that is sent twice at once, as its answer was lost, is stored once', async () => {
  const [id, size] = [randomBytes(16).toString('hex'), 30]
  const piece = Buffer.alloc(10, 'a')
  await sendPiece({ id, at: 0, size }, piece)
  const send = () => sendPiece({ id, at: 10, size }, piece)
  const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status)
  expect(statuses).toContain(200)
  // It is the last one, and what is whole now is no archive.
  expect((await sendPiece({ id, at: 20, size }, piece)).status).toBe(400)
})

test('a piece that does not follow the one before is refused, and a new upload begins anew', async () => {
  const id = 'a'.repeat(32)
  const piece = Buffer.from('piece')
  expect((await sendPiece({ id, at: 5, size: 20 }, piece)).status).toBe(409)
  expect((await sendPiece({ id, at: 0, size: 20 }, piece)).status).toBe(200)
  expect((await sendPiece({ id, at: 10, size: 20 }, piece)).status).toBe(409)
  expect((await sendPiece({ id, at: 0, size: 20 }, piece)).status).toBe(200)
  expect(fs.readdirSync(folder)).toEqual([`upload-${id}.part`])
  expect((await sendPiece({ id: '../x', at: 0, size: 5 }, piece)).status).toBe(400)
  expect((await sendPiece({ id, at: 0, size: 9e14 }, piece)).status).toBe(413)
})

test('the owner is warned where no archive is proven, or all lie on one disk, after three days', async () => {
  const { viewer } = admin
  const made = viewer.id.slice(0, 8)
  const after = (days: number) =>
    setClock(new Date(parseInt(made, 16) * 1000 + days * DAY_MS).toISOString())
  after(2)
  expect(await backupWarnings(viewer)).toEqual([])
  after(4)
  expect(await backupWarnings(viewer)).toEqual([
    'No archive of the site has been tried yet: nobody knows whether one can be restored.',
  ])
  await rehearse(path.basename(await makeBackup('nightly')))
  expect(await backupWarnings(viewer)).toEqual([
    'All archives lie on the disk of the site. Download one, or set BACKUP_DIR or BACKUP_COMMAND.',
  ])
  after(8)
  expect(await backupWarnings(viewer)).toContain(
    'The newest archive that can be restored is older than three days.',
  )
})
