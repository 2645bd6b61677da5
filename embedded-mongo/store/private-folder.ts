import { chmodSync, mkdirSync, statSync } from 'node:fs'

const OTHERS = 0o077
const SHARED = 0o1022

/**
 * Makes a folder that only its owner may enter, or closes an existing one to others. Throws for one
 * that belongs to somebody else or that others may write to: it is not ours to close.
 */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { mode, uid } = statSync(folder)
  if (process.getuid && uid !== process.getuid()) throw new Error('it belongs to somebody else')
  if (mode & SHARED) throw new Error('others may write to it')
  if (mode & OTHERS) chmodSync(folder, 0o700)
}
