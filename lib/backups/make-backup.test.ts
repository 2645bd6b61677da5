import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { mongo } from 'mongoose'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { addDays } from '@/lib/format'
import { openArchive } from '@/lib/backups/archive/read-archive'
import { backupPlace, listBackups, setBackupPlace } from '@/lib/backups/folder'
import { copyAllElsewhere, makeBackup, rehearse, runNightly } from '@/lib/backups/make-backup'
import { sentenceOf } from '@/lib/backups/work'
import { siteDatabase } from '@/lib/db'
import { JOBS } from '@/lib/site/jobs'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { setEnv } from '@/testing/env'
import { createUser } from '@/testing/factories'

const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

const NEVER = new AbortController().signal

let dir = ''
let folder = ''
beforeEach(() => {
  setClock('2026-03-10T12:00:00Z')
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-backup-'))
  folder = path.join(dir, 'backups')
  setBackupPlace({ folder, isNightly: true, openRehearsal: undefined })
})
afterEach(() => {
  setBackupPlace({ folder: undefined, isNightly: false })
  fs.rmSync(dir, { recursive: true, force: true })
})

const archives = () =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.zip'))
    .sort()

test('a process without the database makes no archive each night', () => {
  const job = JOBS.find(({ name }) => name === 'backup')
  expect(job?.isHere?.()).toBe(true)
  setBackupPlace({ isNightly: false })
  expect(job?.isHere?.()).toBe(false)
  expect(backupPlace().folder).toBe(folder)
})

test('each UTC day gets one archive with mode 0600, and the last seven nights are kept', async () => {
  fs.mkdirSync(folder, { mode: 0o755 })
  const byHand = '2026-01-01T10-00-00Z-by-hand.ark.zip'
  for (const name of [byHand, '2026-03-08.mdb']) fs.writeFileSync(path.join(folder, name), 'kept')
  for (let day = 0, date = '2026-03-10'; day < 8; day++, date = addDays(date, 1)) {
    setClock(`${date}T00:30:00Z`)
    await runNightly(NEVER)
    setClock(`${date}T00:40:00Z`)
    await runNightly(NEVER)
  }
  const nights = [11, 12, 13, 14, 15, 16, 17].map(
    (day) => `2026-03-${day}T00-30-00Z-nightly.ark.zip`,
  )
  expect(archives()).toEqual([byHand, ...nights])
  expect(fs.readdirSync(folder)).not.toContain('2026-03-08.mdb')
  expect(fs.statSync(folder).mode & 0o777).toBe(0o700)
  expect(fs.statSync(path.join(folder, nights[0] ?? '')).mode & 0o777).toBe(0o600)
})

test('the newest archive is tried in a second database, which is empty again', async () => {
  await createUser({ username: 'anna' })
  setClock('2026-03-10T02:30:00Z')
  await runNightly(NEVER)
  expect(await listBackups()).toMatchObject([{ reason: 'nightly', triedAt: null, problem: null }])
  setClock('2026-03-10T03:12:00Z')
  await runNightly(NEVER)
  expect(await listBackups()).toMatchObject([
    {
      madeAt: '2026-03-10T02:30:00.000Z',
      triedAt: expect.stringMatching(/^2026-03-10T03:12/),
      problem: null,
    },
  ])
  const site = await siteDatabase()
  const second = site.client.db(`${site.databaseName}-rehearsal`)
  expect(await second.listCollections().toArray()).toEqual([])
})

test('an archive that cannot be restored is told with the reason, and the job fails', async () => {
  await createUser({ username: 'anna' })
  setClock('2026-03-10T02:30:00Z')
  await runNightly(NEVER)
  const [name = ''] = archives()
  const file = path.join(folder, name)
  const bytes = fs.readFileSync(file)
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  fs.writeFileSync(file, bytes)
  setClock('2026-03-10T03:12:00Z')
  await expect(runNightly(NEVER)).rejects.toThrow('This archive is damaged')
  expect(await listBackups()).toMatchObject([
    { problem: 'This archive is damaged: its bytes are not those that were written.' },
  ])
})

const FULL = new mongo.MongoServerError({ message: 'The disk did not take it', code: 14031 })
const GONE = new mongo.MongoNetworkError('connect ECONNREFUSED')

test.each([
  ['a full disk', FULL, 'The archive could not be tried, as the disk is full. Please make room.'],
  ['a database that is away', GONE, 'connect ECONNREFUSED'],
])('%s is no verdict on an archive, which is tried again', async (_, error, message) => {
  await createUser({ username: 'anna' })
  await makeBackup('nightly')
  setClock('2026-03-10T13:00:00Z')
  const fails = vi.spyOn(mongo.Collection.prototype, 'insertMany').mockRejectedValue(error)
  onTestFinished(() => fails.mockRestore())
  await expect(runNightly(NEVER)).rejects.toThrow(message)
  expect(await listBackups()).toMatchObject([{ triedAt: null, problem: null }])
  fails.mockRestore()
  await runNightly(NEVER)
  expect(await listBackups()).toMatchObject([{ triedAt: expect.any(String), problem: null }])
})

test('an archive that cannot be tried on a full disk is copied elsewhere all the same', async () => {
  const unset = setEnv({ BACKUP_DIR: path.join(dir, 'elsewhere') })
  onTestFinished(unset)
  await makeBackup('nightly')
  setClock('2026-03-10T13:00:00Z')
  const noRoom = Object.assign(new Error('no space left on device, mkdir'), { code: 'ENOSPC' })
  setBackupPlace({ openRehearsal: () => Promise.reject(noRoom) })
  await expect(runNightly(NEVER)).rejects.toThrow('could not be tried, as the disk is full')
  expect(await listBackups()).toMatchObject([{ triedAt: null, isElsewhere: true }])
})

test('archives are copied to BACKUP_DIR too, and what is wrong with it is told', async () => {
  const elsewhere = path.join(dir, 'elsewhere')
  const unset = setEnv({ BACKUP_DIR: elsewhere })
  try {
    const file = await makeBackup('by-hand')
    await copyAllElsewhere()
    expect((await openArchive(path.join(elsewhere, path.basename(file)))).isOwn).toBe(true)
    expect(await listBackups()).toMatchObject([{ isElsewhere: true }])
    await rehearse(path.basename(file))
    expect(await listBackups()).toMatchObject([{ isElsewhere: true, problem: null }])
    fs.rmSync(elsewhere, { recursive: true })
    fs.writeFileSync(elsewhere, 'in the way')
    setClock('2026-03-10T13:00:00Z')
    await expect(runNightly(NEVER)).rejects.toThrow(/^BACKUP_DIR cannot be written: /)
    expect(archives()).toHaveLength(2)
    fs.rmSync(elsewhere)
    await runNightly(NEVER)
    expect((await listBackups()).map(({ isElsewhere }) => isElsewhere)).toEqual([true, true])
  } finally {
    unset()
  }
})

test('BACKUP_COMMAND gets each proven archive once, without a shell, and its failure is told', async () => {
  const script = path.join(dir, 'send.sh')
  const target = path.join(dir, 'sent')
  fs.mkdirSync(target)
  fs.writeFileSync(script, '#!/bin/sh\necho "$2" >> "$3/arguments"\ncp "$1" "$3"\n', {
    mode: 0o755,
  })
  const unset = setEnv({ BACKUP_COMMAND: `${script} {file} $(date);x ${target}` })
  try {
    const file = await makeBackup('by-hand')
    await copyAllElsewhere()
    expect(fs.readdirSync(target)).toEqual([])
    await rehearse(path.basename(file))
    await copyAllElsewhere()
    await copyAllElsewhere()
    expect((await openArchive(path.join(target, path.basename(file)))).isOwn).toBe(true)
    expect(fs.readFileSync(path.join(target, 'arguments'), 'utf8')).toBe('$(date);x\n')
    expect(await listBackups()).toMatchObject([{ isSent: true, isElsewhere: false }])

    setClock('2026-03-10T13:00:00Z')
    await makeBackup('nightly')
    fs.writeFileSync(script, '#!/bin/sh\necho "no such bucket" >&2\nexit 3\n')
    setClock('2026-03-10T14:00:00Z')
    const failure = 'BACKUP_COMMAND failed: it ended with code 3. no such bucket'
    await expect(runNightly(NEVER)).rejects.toThrow(failure)
    expect(await listBackups()).toMatchObject([{ isSent: false, problem: null }, { isSent: true }])
    fs.rmSync(script)
    await expect(runNightly(NEVER)).rejects.toThrow(/^BACKUP_COMMAND failed: it did not start/)
  } finally {
    unset()
  }
})

test('two trials and two copies at once do not meet, and the job leaves them to the other', async () => {
  const script = path.join(dir, 'send.sh')
  fs.writeFileSync(script, `#!/bin/sh\necho "$1" >> ${dir}/sent\nsleep 1\n`, { mode: 0o755 })
  onTestFinished(setEnv({ BACKUP_COMMAND: `${script} {file}` }))
  await createUser({ username: 'anna' })
  const file = await makeBackup('nightly')
  const name = path.basename(file)
  setClock('2026-03-10T13:00:00Z')
  const fill = vi.spyOn(mongo.Collection.prototype, 'insertMany')
  onTestFinished(() => fill.mockRestore())
  const first = rehearse(name)
  await expect.poll(() => fill.mock.calls.length).toBeGreaterThan(0)
  const [, nightly] = await Promise.allSettled([first, runNightly(NEVER), rehearse(name)])
  expect(nightly).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } })
  expect(await listBackups()).toMatchObject([{ triedAt: expect.any(String), problem: null }])
  await Promise.all([copyAllElsewhere(), copyAllElsewhere()])
  expect(fs.readFileSync(path.join(dir, 'sent'), 'utf8')).toBe(`${file}\n`)
})

test('BACKUP_COMMAND is run for each archive although BACKUP_DIR cannot be written', async () => {
  const blocked = path.join(dir, 'elsewhere')
  fs.writeFileSync(blocked, 'in the way')
  const target = path.join(dir, 'sent')
  fs.mkdirSync(target)
  const unset = setEnv({ BACKUP_DIR: blocked, BACKUP_COMMAND: `cp {file} ${target}` })
  try {
    await rehearse(path.basename(await makeBackup('by-hand')))
    setClock('2026-03-10T13:00:00Z')
    await rehearse(path.basename(await makeBackup('by-hand')))
    const error: unknown = await copyAllElsewhere().catch((e: unknown) => e)
    expect(sentenceOf(error)).toMatch(/^BACKUP_DIR cannot be written: [^.]*\.$/)
    expect(fs.readdirSync(target).toSorted()).toEqual(archives())
    expect((await listBackups()).map(({ isSent }) => isSent)).toEqual([true, true])
  } finally {
    unset()
  }
})

test('an archive is tried although BACKUP_DIR cannot be written', async () => {
  fs.writeFileSync(path.join(dir, 'elsewhere'), 'in the way')
  const unset = setEnv({ BACKUP_DIR: path.join(dir, 'elsewhere') })
  try {
    await makeBackup('nightly')
    setClock('2026-03-10T13:00:00Z')
    await expect(runNightly(NEVER)).rejects.toThrow(/^BACKUP_DIR cannot be written: /)
    expect(await listBackups()).toMatchObject([{ problem: null, triedAt: expect.any(String) }])
  } finally {
    unset()
  }
})

test('an archive that could not be written leaves nothing, and the old ones stay', async () => {
  await makeBackup('nightly')
  setClock('2026-03-11T12:00:00Z')
  fs.mkdirSync(path.join(folder, '2026-03-11T12-00-00Z-nightly.ark.zip.part'))
  await expect(makeBackup('nightly')).rejects.toThrow()
  expect(archives()).toEqual(['2026-03-10T12-00-00Z-nightly.ark.zip'])
  fs.rmdirSync(path.join(folder, '2026-03-11T12-00-00Z-nightly.ark.zip.part'))
  const left = path.join(folder, 'upload-0.part')
  fs.writeFileSync(left, 'half')
  fs.utimesSync(left, 0, 0)
  await makeBackup('by-hand')
  expect(fs.existsSync(left)).toBe(false)
})
