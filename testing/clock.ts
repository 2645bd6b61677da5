import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'

/**
 * Call it at the top of a file, as the environment is read once; the clock runs on, and shows the real
 * time again after the file.
 */
export function withTestClock(start: string): (instant: string) => void {
  const file = clockFile()
  const set = (instant: string) => fs.writeFileSync(file, instant)
  set(start)
  afterAll(() => set(new Date().toISOString()))
  return set
}

/** One for the whole process, which may run several files. */
export function clockFile(): string {
  const known = process.env.TEST_CLOCK
  if (known) return known
  const file = path.join(os.tmpdir(), `pochade-clock-${process.pid}`)
  fs.writeFileSync(file, new Date().toISOString())
  process.once('exit', () => fs.rmSync(file, { force: true }))
  process.env.TEST_CLOCK = file
  return file
}
