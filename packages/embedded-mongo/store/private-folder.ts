import { chmodSync, mkdirSync, statSync } from 'node:fs'

/** The permissions of everybody but the owner. */
export const OTHERS = 0o077
const SHARED = 0o1022

/**
 * Creates a folder with mode 0700, or restricts an existing one. Throws if it belongs to another
 * user or is writable by others.
 */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { mode, uid } = statSync(folder)
  if (process.getuid && uid !== process.getuid()) throw new Error('it belongs to somebody else')
  if (mode & SHARED) throw new Error('others may write to it')
  if (mode & OTHERS) chmodSync(folder, 0o700)
}
