import { afterAll, beforeAll, beforeEach } from 'vitest'
import { addDefaultBadges } from '@/lib/migrations/add-default-badges'
import { onMemberActed } from '@/lib/jobs/member-events'
import { evaluateMember } from '@/lib/badges/evaluate'
import { readCounters } from '@/lib/site-stats/read-counters'

/** A started site has default badges, and members earn them. Call it after the test database. */
export function withBadges(): void {
  let end = () => {}
  beforeAll(() => {
    end = onMemberActed((...event) => evaluateMember(readCounters, ...event))
  })
  beforeEach(() => addDefaultBadges())
  afterAll(() => end())
}
