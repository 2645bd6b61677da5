import { ensureSampleMembers, type SampleName } from '@/lib/account/sample-members'
import { type DefaultCode, badgeKey } from '@/lib/badges/catalogue'
import { holdings } from '@/lib/badges/content'
import { type Grant, grantBadges } from '@/lib/badges/grant'
import type { SampleContent } from '@/lib/define-feature'
import { BadgeModel } from '@/models/badge'

const HELD: Record<SampleName, readonly DefaultCode[]> = {
  anna: ['welcome', 'emoji', 'art-1', 'make-1'],
  ben: ['welcome', 'art-1', 'make-1', 'like'],
}

export const sampleBadges: SampleContent = {
  name: 'badges',
  async create({ signal, plannedAt }) {
    const members = await ensureSampleMembers(plannedAt)
    const badges = await BadgeModel.live.find().select({ codeKey: 1 }).lean()
    const idOf = new Map(badges.map(({ codeKey, _id }) => [codeKey, _id]))
    const values = { dateEarned: plannedAt, collectedAt: plannedAt, isUnique: false }
    const grants = Object.values(members).flatMap(({ id: userId, username }) =>
      HELD[username].flatMap((code): Grant[] => {
        const badgeId = idOf.get(badgeKey(code))
        return badgeId ? [{ userId, badgeId, ...values, isSample: true }] : []
      }),
    )
    signal.throwIfAborted()
    await grantBadges(grants)
  },
  async remove() {
    await holdings.deleteMany({ isSample: true })
  },
}
