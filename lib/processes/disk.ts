import fs from 'node:fs/promises'
import { env } from '@/lib/env'
import { logger } from '@/lib/logger'
import { shared } from '@/lib/runtime/process-state'

export type DiskSpace = { free: number; total: number }
export type DiskState = 'ok' | 'low' | 'full'

const MB = 1024 * 1024
const LOW_BYTES = 1024 * MB
const LOW_SHARE = 0.1
const FULL_BYTES = 16 * MB

type Disk = { space: DiskSpace | null; refusesWrites: boolean; state: DiskState }

const disk = () => shared<Disk>('disk', () => ({ space: null, refusesWrites: false, state: 'ok' }))

/** Under 1 GB, and under a tenth of a small disk, there is still time to make room. */
export function diskStateOf({ free, total }: DiskSpace): DiskState {
  if (free < Math.min(FULL_BYTES, total * LOW_SHARE)) return 'full'
  return free < Math.min(LOW_BYTES, total * LOW_SHARE) ? 'low' : 'ok'
}

export function currentDisk(): { state: DiskState; space: DiskSpace | null } {
  const { state, space } = disk()
  return { state, space }
}

/** Null where the system does not tell. */
export async function readDisk(folder = env().DATA_DIR): Promise<DiskSpace | null> {
  try {
    const { bavail, blocks, bsize } = await fs.statfs(folder)
    return { free: bavail * bsize, total: blocks * bsize }
  } catch {
    return null
  }
}

/** Notes what was found, and logs each change for the worse and the better once. */
export function noteDisk(found: { space: DiskSpace | null; refusesWrites: boolean }): void {
  const known = disk()
  const before = known.state
  const state = found.refusesWrites ? 'full' : found.space ? diskStateOf(found.space) : 'ok'
  Object.assign(known, found, { state })
  if (state === before) return
  const facts = { folder: env().DATA_DIR, ...found.space }
  if (state === 'full') {
    logger().error(facts, 'The disk of the data folder is full: nothing can be saved.')
  } else if (state === 'low') {
    logger().warn(facts, 'The disk of the data folder is nearly full: please make room.')
  } else logger().info(facts, 'The disk of the data folder has room again.')
}
