import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { now } from './clock'

const folder = mkdtempSync(path.join(os.tmpdir(), 'pochade-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a clock file is read though its path looks like a date to the parser (G-14)', () => {
  const file = path.join(folder, 'clock-4389')
  expect(Date.parse(file)).not.toBeNaN()
  writeFileSync(file, '2026-03-10T12:00:00.000Z')
  process.env.TEST_CLOCK = file
  expect(now().toISOString()).toMatch(/^2026-03-10T12:0/)
})
