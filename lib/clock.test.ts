import { rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withEnv } from '@/testing/env'
import { now } from './clock'

// Date.parse reads this as a day of the year 4389.
const file = path.join(os.tmpdir(), 'pochade-clock-4389')
withEnv({ TEST_CLOCK: file })
afterAll(() => rmSync(file, { force: true }))

test('a clock file is read although Date.parse accepts its path (G-14)', () => {
  writeFileSync(file, '2026-03-10T12:00:00.000Z')
  expect(now().toISOString()).toMatch(/^2026-03-10T12:0/)
})
