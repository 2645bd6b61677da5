import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { restore } from '@pochade/embedded-mongo/backup'
import { JOBS } from '@/lib/site/jobs'
import { addDays } from '@/lib/aotd/day'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { copyDatabase } from './copy-database'
import { setBackupFolder, hasBackupFolder, makeNightlyBackup } from './nightly'

const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

let dir = ''
let folder = ''
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-backup-'))
  folder = path.join(dir, 'backups')
})
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }))

// A copy is made by the embedded database; another one has backups of its own.
const testCopies = test.skipIf(!process.env.TEST_DATABASE_IS_EMBEDDED)

const copies = () => fs.readdirSync(folder).sort()

test('a process that did not start the database makes no copies', async () => {
  expect(hasBackupFolder()).toBe(false)
  expect(JOBS.find(({ name }) => name === 'backup')?.isHere?.()).toBe(false)
  await makeNightlyBackup()
  expect(fs.existsSync(folder)).toBe(false)
})

testCopies('each UTC day gets one copy with mode 0600, and the last seven are kept', async () => {
  setBackupFolder(folder)
  fs.mkdirSync(folder, { mode: 0o755 })
  const byHand = '2026-01-01T10-00-00Z.mdb'
  fs.writeFileSync(path.join(folder, byHand), 'kept')
  fs.writeFileSync(path.join(folder, '2026-03-09.mdb.part'), 'half')
  for (let day = 0, date = '2026-03-10'; day < 9; day++, date = addDays(date, 1)) {
    setClock(`${date}T00:30:00Z`)
    await makeNightlyBackup()
    setClock(`${date}T23:30:00Z`)
    await makeNightlyBackup()
  }
  const copyNames = [12, 13, 14, 15, 16, 17, 18].map((day) => `2026-03-${day}.mdb`)
  expect(copies()).toEqual([byHand, ...copyNames])
  expect(fs.statSync(folder).mode & 0o777).toBe(0o700)
  for (const name of copyNames) {
    expect(fs.statSync(path.join(folder, name)).mode & 0o777).toBe(0o600)
  }
})

testCopies('a copy can be restored and holds the data', async () => {
  setBackupFolder(folder)
  await createUser({ username: 'anna' })
  await makeNightlyBackup()
  const [name = ''] = copies()
  const { documents } = await restore(path.join(folder, name), path.join(dir, 'data'))
  expect(documents).toBeGreaterThan(0)
})

testCopies('a failed copy throws, and the old ones stay', async () => {
  setBackupFolder(folder)
  setClock('2026-03-10T12:00:00Z')
  await makeNightlyBackup()
  setClock('2026-03-11T12:00:00Z')
  const full = path.join(folder, '2026-03-11.mdb.part')
  fs.mkdirSync(path.join(full, 'in-the-way'), { recursive: true })
  await expect(makeNightlyBackup()).rejects.toThrow()
  expect(copies()).toContain('2026-03-10.mdb')
  expect(copies()).not.toContain('2026-03-11.mdb')
})

testCopies('the error of a failed copy is one sentence', async () => {
  const taken = path.join(dir, 'taken')
  fs.writeFileSync(taken, 'mine')
  await expect(copyDatabase(taken)).rejects.toThrow(`The backup failed: ${taken} exists already.`)
  expect(fs.readFileSync(taken, 'utf8')).toBe('mine')
})
