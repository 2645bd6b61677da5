import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listBackups, noteFacts, prune, setBackupPlace } from './folder'

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
