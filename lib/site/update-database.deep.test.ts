import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'vitest'
import { withTestDatabase } from '@/testing/db'
import { expectUpdateSurvives } from '@/testing/update-kills'

withTestDatabase()

test('an update that is killed at 100 steps is completed by the next start', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-update-'))
  await expectUpdateSurvives(folder, 100).finally(() =>
    fs.rmSync(folder, { recursive: true, force: true }),
  )
}, 1_800_000)
