import { connectDb, disconnectDb } from '@/lib/db'
import { StartError } from './print'

const PATIENCE_MS = 8000

/** Waits until the database answers. Its URI may hold a password and is never printed. */
export async function awaitDatabase(name: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      const connection = await connectDb()
      await connection.db?.command({ ping: 1 })
      return
    } catch (error) {
      const sentence = finalSentence(error, name)
      if (!sentence && performance.now() < deadline) continue
      await disconnectDb().catch(() => {})
      throw new StartError(sentence ?? `${name} does not answer (${kindOf(error)}).`)
    }
  }
}

/** The message of an error that no retry solves. */
function finalSentence(error: unknown, name: string): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'MongoParseError' || error.name === 'MongoInvalidArgumentError') {
    return `${name} is not a well-formed connection string.`
  }
  const code = 'code' in error ? error.code : undefined
  if (code === 18 || code === 8000) return `${name}: the user name or password is refused.`
  return undefined
}

function kindOf(error: unknown): string {
  const found = /\b(E[A-Z]{4,})\b/.exec(error instanceof Error ? error.message : '')?.[1]
  return found ?? (error instanceof Error ? error.name : 'unknown error')
}
