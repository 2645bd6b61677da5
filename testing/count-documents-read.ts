import mongoose from 'mongoose'
import { vi } from 'vitest'
import { CacheTagModel } from '@/models/cache-tag'

/**
 * How many documents models bring from the database while `work` runs; what it counts itself is one.
 * Cache tags are left out, as they are read by the clock.
 */
export async function countDocumentsRead(work: () => Promise<unknown>): Promise<number> {
  let read = 0
  for (const kind of [mongoose.Query, mongoose.Aggregate]) {
    const exec = kind.prototype.exec as () => Promise<unknown>
    vi.spyOn(kind.prototype, 'exec').mockImplementation(async function (this: { model?: unknown }) {
      const found = await exec.call(this)
      if (this.model !== CacheTagModel) read += Array.isArray(found) ? found.length : 1
      return found
    } as never)
  }
  try {
    await work()
  } finally {
    vi.restoreAllMocks()
  }
  return read
}
