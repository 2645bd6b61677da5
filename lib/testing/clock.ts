import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'

/** Call it at the top of a file, as the environment is read once; the clock runs on. */
export function withTestClock(start: string): (instant: string) => void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pochade-clock-'))
  const file = path.join(folder, 'now')
  const set = (instant: string) => writeFileSync(file, instant)
  set(start)
  process.env.TEST_CLOCK = file
  afterAll(() => rmSync(folder, { recursive: true }))
  return set
}
