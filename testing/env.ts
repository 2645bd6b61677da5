import { afterAll } from 'vitest'
import { rereadEnv } from '@/lib/env'

type Keys = Readonly<Record<string, string | undefined>>

/** Sets keys for all tests of a file; call it at the top. */
export function withEnv(keys: Keys): void {
  afterAll(setEnv(keys))
}

/** Undefined unsets a key. Returns what takes it back, such as for `onTestFinished`. */
export function setEnv(keys: Keys): () => void {
  const before = Object.fromEntries(Object.keys(keys).map((key) => [key, process.env[key]]))
  write(keys)
  return () => write(before)
}

function write(keys: Keys): void {
  for (const [key, value] of Object.entries(keys)) {
    if (value === undefined) delete process.env[key]
    else process.env[key] = value
  }
  rereadEnv()
}
