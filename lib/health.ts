import { connectDb } from '@/lib/db'
import { AppError } from '@/lib/errors'

export type Health = { status: 'ok'; database: 'ok' }

/** Answers while the site and its database do; else 503 (G-18). */
export async function getHealth(): Promise<Health> {
  try {
    const { db } = await connectDb()
    await db?.command({ ping: 1 })
  } catch (cause) {
    throw new AppError('unavailable', { retryAfter: 2, cause })
  }
  return { status: 'ok', database: 'ok' }
}
