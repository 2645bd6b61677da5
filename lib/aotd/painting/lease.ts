import { ART_TAG } from '@/lib/aotd/tags'
import { invalidate } from '@/lib/cache'
import { now } from '@/lib/clock'
import { MINUTE_MS } from '@/lib/durations'
import { leasesOn } from '@/lib/leases/lease'
import { ArtworkModel } from '@/models/artwork'

/** Each step has a lease of this length (G-50). */
export const LEASE_MS = 3 * MINUTE_MS

/** They follow the site's clock, like everything of an art day; deleted art has none. */
export const artLeases = leasesOn(ArtworkModel, {
  ms: LEASE_MS,
  clock: now,
  filter: { deletedAt: null },
  onWrite: () => invalidate([ART_TAG]),
})
