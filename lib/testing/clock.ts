import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'

/**
 * Gives the tests of a file a clock that they set; it runs on from there. Called at the top of the
 * file, as the environment is read once.
 */
export function withTestClock(start: string): (instant: string) => void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pochade-clock-'))
  const file = path.join(folder, 'now')
  const set = (instant: string) => writeFileSync(file, instant)
  set(start)
  process.env.TEST_CLOCK = file
  afterAll(() => rmSync(folder, { recursive: true }))
  return set
}
