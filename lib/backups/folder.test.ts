import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setEnv } from '@/testing/env'
import {
  copyElsewhere,
  listBackups,
  noteFacts,
  prune,
  removeBackup,
  setBackupPlace,
} from './folder'

const NAME = '2026-03-10T12-00-00Z-nightly.ark.zip'

let folder = ''
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-folder-'))
  setBackupPlace({ folder })
  fs.writeFileSync(path.join(folder, NAME), 'an archive')
})
afterEach(() => {
  setBackupPlace({ folder: undefined })
  fs.rmSync(folder, { recursive: true })
})

test('an archive that is deleted while the list is read is left out', async () => {
  fs.symlinkSync('nowhere', path.join(folder, '2026-03-11T12-00-00Z-nightly.ark.zip'))
  expect(await listBackups()).toMatchObject([{ name: NAME }])
})

test('what another process has removed does not stop the removal of old archives', async () => {
  fs.symlinkSync('nowhere', path.join(folder, 'upload-0.part'))
  const days = ['02', '03', '04', '05', '06', '07', '08']
  for (const day of days) fs.writeFileSync(path.join(folder, NAME.replace('10T', `${day}T`)), '')
  await Promise.all([prune(folder), prune(folder)])
  expect(fs.readdirSync(folder)).not.toContain(NAME.replace('10T', '02T'))
  expect(await listBackups()).toHaveLength(7)
})

test('what is noted of an archive is read whole while it is written', async () => {
  const file = path.join(folder, NAME)
  const problem = 'No paint. '.repeat(20_000)
  await noteFacts(file, { problem })
  for (let round = 0; round < 20; round++) {
    const [, ...lists] = await Promise.all([
      noteFacts(file, { isSent: true }),
      ...Array.from({ length: 10 }, () => listBackups()),
    ])
    expect(lists.every(([backup]) => backup?.problem === problem)).toBe(true)
  }
  expect(fs.readdirSync(folder).toSorted()).toEqual([NAME, `${NAME}.json`])
})

test('of unfinished files only those that the site has written are removed', async () => {
  const uuid = '5f0c9d1e-0c1b-4f7a-9c53-0d1a2b3c4d5e'
  const ours = [
    `${NAME}.part`,
    `${NAME}.${uuid}.part`,
    `${NAME}.json.${uuid}.part`,
    `upload-${'0a'.repeat(16)}.part`,
  ]
  const others = ['film.mkv.part', 'upload-film.part', `${NAME}.film.part`]
  for (const name of [...ours, ...others]) fs.writeFileSync(path.join(folder, name), '')
  fs.mkdirSync(path.join(folder, `2026-03-11T12-00-00Z-nightly.ark.zip.part`))
  const old = new Date(Date.now() - 3 * 86_400_000)
  for (const name of fs.readdirSync(folder)) fs.utimesSync(path.join(folder, name), old, old)
  await prune(folder)
  expect(fs.readdirSync(folder).toSorted()).toEqual(
    [NAME, '2026-03-11T12-00-00Z-nightly.ark.zip.part', ...others].toSorted(),
  )
})

test('the archives of seven days stay, however many processes make them', async () => {
  fs.rmSync(path.join(folder, NAME))
  for (const day of ['02', '03', '04', '05', '06', '07', '08', '09']) {
    for (const hour of ['00', '01', '02']) {
      fs.writeFileSync(path.join(folder, NAME.replace('10T12', `${day}T${hour}`)), '')
    }
  }
  await prune(folder)
  const names = fs.readdirSync(folder)
  expect(names).toHaveLength(7 * 3)
  expect(names.filter((name) => name.startsWith('2026-03-02'))).toEqual([])
})

test('two notes of an archive at once are both kept', async () => {
  const file = path.join(folder, NAME)
  for (let round = 0; round < 20; round++) {
    fs.rmSync(`${file}.json`, { force: true })
    await Promise.all([noteFacts(file, { isElsewhere: true }), noteFacts(file, { problem: 'no' })])
    expect(await listBackups()).toMatchObject([{ isElsewhere: true, problem: 'no' }])
  }
})

test('nothing is noted of an archive that is gone', async () => {
  await removeBackup(NAME)
  await noteFacts(path.join(folder, NAME), { isElsewhere: true })
  expect(fs.readdirSync(folder)).toEqual([])
})

test('an archive that is deleted twice at once is no error of the site', async () => {
  const [first, second] = await Promise.allSettled([removeBackup(NAME), removeBackup(NAME)])
  expect(first.status).toBe('fulfilled')
  if (second.status === 'rejected') expect(second.reason).toMatchObject({ code: 'not_found' })
})

test('copies to another folder at once do not disturb each other, nor who may use it', async () => {
  const elsewhere = path.join(folder, 'elsewhere')
  fs.mkdirSync(elsewhere)
  fs.chmodSync(elsewhere, 0o770)
  const restore = setEnv({ BACKUP_DIR: elsewhere })
  try {
    const file = path.join(folder, NAME)
    await Promise.all(Array.from({ length: 5 }, () => copyElsewhere(file)))
  } finally {
    restore()
  }
  expect(fs.readdirSync(elsewhere)).toEqual([NAME])
  expect(fs.statSync(elsewhere).mode & 0o777).toBe(0o770)
  expect(fs.statSync(path.join(elsewhere, NAME)).mode & 0o777).toBe(0o600)
})
