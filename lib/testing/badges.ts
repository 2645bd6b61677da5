import { afterAll, beforeAll, beforeEach } from 'vitest'
import { addDefaultBadges } from '@/lib/migrations/add-default-badges'
import { onMemberActed } from '@/lib/member-events'
import { evaluateMember } from '@/lib/site/badges/evaluate'

/** As a started site: with the default badges, and members who earn them. After the test database. */
export function withBadges(): void {
  let end = () => {}
  beforeAll(() => {
    end = onMemberActed(evaluateMember)
  })
  beforeEach(() => addDefaultBadges())
  afterAll(() => end())
}
