import { count, counted } from '@/lib/format'
import type { EarnedBadge } from '@/lib/badges/schema'
import { Empty } from '@/components/page/empty'
import { BadgeGrid } from './badge-grid'
import type { ShownBadge } from './shown-badge'

export function OwnBadges({
  earned,
  holders,
}: {
  earned: readonly EarnedBadge[]
  holders?: ReadonlyMap<string, number>
}) {
  if (earned.length === 0) {
    return (
      <Empty hint="What you do here earns them. The list of all badges says how.">
        <p className="type-control muted">You have no badges yet.</p>
      </Empty>
    )
  }
  return <BadgeGrid badges={earned.map((entry) => toShown(entry, holders))} label="Your badges" />
}

function toShown(
  { badge, collected, dateEarned }: EarnedBadge,
  holders?: ReadonlyMap<string, number>,
): ShownBadge {
  const held = holders?.get(badge._id)
  return {
    badge,
    dateEarned,
    state: collected ? 'collected' : 'waiting',
    ...(held !== undefined && { holders: held }),
  }
}

/** Collected ones alone count, as in the status (G-33, G-93). */
export function sumOf(earned: readonly EarnedBadge[]): string {
  const collected = earned.filter((entry) => entry.collected)
  const points = collected.reduce((sum, { badge }) => sum + badge.value, 0)
  return `${counted(collected.length, 'badge')}, ${count(points)} Points`
}
