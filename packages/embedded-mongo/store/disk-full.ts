import { constants } from 'node:os'
import { MongoError } from '../errors'

const OUT_OF_DISK_SPACE = 14031
const MAP_FULL = -30792
const { ENOSPC, EFBIG, EDQUOT, EIO } = constants.errno
/** LMDB reports a partial write as EIO: a limit or a full disk in the middle of a page. */
const NO_ROOM = new Set([ENOSPC, EFBIG, EDQUOT, EIO, MAP_FULL])

/** Maps LMDB's error of a failed commit to the error that clients know. */
export function asDiskError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof MongoError) return error
  const code = 'code' in error && typeof error.code === 'number' ? error.code : 0
  const isNoRoom = NO_ROOM.has(code) || /no space left|file too large|quota/i.test(error.message)
  if (!isNoRoom) return error
  const text = `The disk did not take the write, nothing of it is stored (is it full?): ${error.message}`
  return new MongoError(OUT_OF_DISK_SPACE, text)
}
