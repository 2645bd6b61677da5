import type { CounterName } from '@/lib/define-feature'
import { logger } from '@/lib/logger'
import { shared } from '@/lib/runtime/process-state'

/** What the event itself proves, where the stored count may fall before it is read. */
export type KnownCounts = Partial<Record<Exclude<CounterName, 'longestStreak'>, number>>

type Listener = (userId: string, known: KnownCounts) => Promise<void>

const registry = () => shared<{ listener?: Listener }>('member-events', () => ({}))

/** The one listener of the process: what follows from what members do. Returns how to end it. */
export function onMemberActed(listener: Listener): () => void {
  registry().listener = listener
  return () => delete registry().listener
}

/** Called after a write that raises a counter of a member. What follows never fails that write. */
export async function memberActed(userId: string, known: KnownCounts = {}): Promise<void> {
  try {
    await registry().listener?.(userId, known)
  } catch (error) {
    logger().error({ err: error, userId }, 'The badges of a member were not evaluated.')
  }
}
