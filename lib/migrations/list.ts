import { fillAccountFields } from '@/lib/migrations/fill-account-fields'
import { freeSampledDays } from '@/lib/migrations/free-sampled-days'

/** One step of the schema's history. */
export type Migration = {
  /** One more than the one before; never given twice. */
  id: number
  name: string
  /**
   * Does all of it on raw collections, as models change with time. May be cut off at any point and
   * begun again, and run where there is nothing left to do; ends soon once the signal is aborted.
   */
  up: (signal?: AbortSignal) => Promise<void>
}

/** All migrations, the oldest first; what was released is never changed again. */
export const MIGRATIONS: readonly Migration[] = [
  { id: 1, name: 'fill-account-fields', up: fillAccountFields },
  { id: 2, name: 'free-sampled-days', up: freeSampledDays },
]
