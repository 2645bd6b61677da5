import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { MongoError } from '../errors'
import { asDiskError } from './disk-full'
import type { Environment } from './environment'

/**
 * Writes the last committed state of the whole environment into a new file, while reads and writes
 * continue. The file gets its name only when it is complete and on disk.
 */
export async function copyEnvironment({ root }: Environment, file: string): Promise<void> {
  if (!path.isAbsolute(file)) throw new MongoError(2, `copyTo needs an absolute path, not ${file}`)
  if (existsSync(file)) throw new MongoError(2, `copyTo: ${file} exists already`)
  if (!existsSync(path.dirname(file))) {
    throw new MongoError(2, `copyTo: the folder of ${file} does not exist`)
  }
  const part = `${file}.part`
  rmSync(part, { force: true })
  try {
    await root.backup(part, true)
    chmodSync(part, 0o600)
    flush(part)
    renameSync(part, file)
    flush(path.dirname(file))
  } catch (error) {
    rmSync(part, { force: true })
    const known = asDiskError(error)
    if (known instanceof MongoError) throw known
    const reason = error instanceof Error ? error.message : String(error)
    throw new MongoError(96, `copyTo: ${file} cannot be written: ${reason}`)
  }
}

/** Waits until a file, or the names in a folder, are on disk. */
export function flush(file: string): void {
  const descriptor = openSync(file, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
