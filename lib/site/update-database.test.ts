import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openArchive } from '@/lib/backups/archive/read-archive'
import { setBackupPlace } from '@/lib/backups/folder'
import { VERSION } from '@/lib/config/version'
import { logger } from '@/lib/logger'
import { MIGRATIONS } from '@/lib/migrations/list'
import { updateDatabase } from '@/lib/site/update-database'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { expectUpdateSurvives } from '@/testing/update-kills'
import { MigrationModel } from '@/models/migration'
import { SiteVersionModel } from '@/models/site-version'

withTestDatabase()

let folder = ''
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-update-'))
  setBackupPlace({ folder })
  vi.spyOn(logger(), 'info').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  setBackupPlace({ folder: undefined })
  fs.rmSync(folder, { recursive: true, force: true })
})

const archives = () => fs.readdirSync(folder).filter((name) => name.endsWith('.zip'))
const version = () => SiteVersionModel.findById('site').lean()

test('an empty database is of this version without an archive', async () => {
  await updateDatabase()
  expect(archives()).toEqual([])
  expect(await version()).toMatchObject({ version: VERSION, archive: null })
  expect(await MigrationModel.countDocuments()).toBe(MIGRATIONS.length)
})

test('a database of an older version is archived once before it is migrated', async () => {
  await createUser({ username: 'anna' })
  await updateDatabase()
  const [name = ''] = archives()
  const { manifest } = await openArchive(path.join(folder, name))
  expect(manifest).toMatchObject({ reason: 'before-update', migration: 0 })
  expect(await version()).toMatchObject({ version: VERSION, archive: path.join(folder, name) })
  await updateDatabase()
  expect(archives()).toEqual([name])
})

test('a database of a newer version is refused with the archive that was made before', async () => {
  await updateDatabase()
  await SiteVersionModel.updateOne({}, { version: '2027.1.0', archive: '/data/before.ark.zip' })
  const how =
    'Start the newer version, or restore the archive that was made before the update: npm run db:restore -- /data/before.ark.zip'
  await expect(updateDatabase()).rejects.toThrow(
    `This database was written by a newer version of the site (2027.1.0; this one is ${VERSION}). ${how}`,
  )
  await MigrationModel.create({ _id: 99, name: 'later', appliedAt: new Date() })
  await expect(updateDatabase()).rejects.toThrow(
    `(migration 99; this one knows ${MIGRATIONS.length}). ${how}`,
  )
})

test('an update that is killed at a step is completed by the next start', async () => {
  await expectUpdateSurvives(folder, 2)
}, 120_000)
