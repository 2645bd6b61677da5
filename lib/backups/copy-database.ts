import { connectDb } from '@/lib/db'

const UNKNOWN_COMMAND = 59

class BackupFailed extends Error {
  override name = 'BackupFailed'
}

/** A consistent copy, renamed to `file` (absolute) once it is complete and on disk. */
export async function copyDatabase(file: string): Promise<void> {
  const connection = await connectDb()
  try {
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
