import type { Viewer } from '@/lib/auth/permissions'
import { countHolders, listBadges } from '@/lib/badges/badges'
import { listEarned } from '@/lib/badges/collect'
import { isRuleOn, progressOf } from '@/lib/badges/rules'
import type { CatalogueEntry } from '@/lib/badges/schema'
import type { ReadCounters } from '@/lib/define-feature'

/** What can still be earned: how far the viewer is, and how many hold each. */
export async function listCatalogue(
  viewer: Viewer,
  readCounters: ReadCounters,
): Promise<CatalogueEntry[]> {
  const counters = (await readCounters([viewer.id]))(viewer.id)
  const holders = await countHolders()
  const earned = new Set((await listEarned(viewer)).map(({ badge }) => badge._id))
  return (await listBadges()).flatMap(({ rule, isRetired, file: _file, ...badge }) => {
    const isEarned = earned.has(badge._id)
    if ((isRetired || !isRuleOn(rule)) && !isEarned) return []
    const progress = rule === null ? null : progressOf(rule, counters)
    return [{ badge, earned: isEarned, progress, holders: holders.get(badge._id) ?? 0 }]
  })
}
