import { now } from '@/lib/clock'
import { MINUTE_MS } from '@/lib/durations'
import { leasesOn } from '@/lib/lease'
import { ArtworkModel } from '@/models/artwork'

/** How long a worker has for each step (G-50). */
export const LEASE_MS = 3 * MINUTE_MS

/** The leases of the painting follow the site's clock, as everything of an art day does. */
export const artLeases = leasesOn(ArtworkModel, { ms: LEASE_MS, clock: now })
