import { connectDb } from '@/lib/db'

const UNKNOWN_COMMAND = 59

/** Why no copy was made: one sentence. */
export class BackupFailed extends Error {
  override name = 'BackupFailed'
}

/**
 * Has the embedded database write a consistent copy of all its data into a new file, which has its
 * name only once it is whole and on disk. `file` is an absolute path in a folder that exists.
 */
export async function copyDatabase(file: string): Promise<void> {
  const connection = await connectDb()
  try {
    // However long it takes: of much data it is minutes.
    await connection.getClient().db('admin').command({ copyTo: file }, { timeoutMS: 0 })
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause
    const isForeign = 'code' in cause && cause.code === UNKNOWN_COMMAND
    const reason = cause.message.replace(/^copyTo: /, '').replace(/\.?$/, '.')
    throw new BackupFailed(
      isForeign
        ? 'Only the embedded database is copied by this command; for a MongoDB use mongodump.'
        : `The backup failed: ${reason}`,
      { cause },
    )
  }
}
