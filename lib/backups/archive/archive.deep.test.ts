import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import mongoose from 'mongoose'
import { afterEach, beforeEach, test } from 'vitest'
import { writeArchive } from '@/lib/backups/archive/write-archive'
import { expectDamageRefused, expectRoundsEqual } from '@/testing/archive-rounds'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'

withTestDatabase()

let folder: string
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-archive-'))))
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

test('100 random states are equal after an archive and a restore into an empty site', async () => {
  await expectRoundsEqual(path.join(folder, 'site.ark.zip'), 100)
}, 600_000)

test('every byte of an archive is refused when it is flipped', async () => {
  const file = path.join(folder, 'site.ark.zip')
  await createUser({ username: 'anna' })
  if (!mongoose.connection.db) throw new Error('The tests are not connected.')
  await writeArchive(mongoose.connection.db, file, { reason: 'by-hand' })
  await expectDamageRefused(file, 1)
}, 600_000)
