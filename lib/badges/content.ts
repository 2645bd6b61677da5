import { BADGE_TEXTS } from '@/lib/badges/catalogue'
import { BADGES_TAG, HOLDERS_TAG } from '@/lib/badges/tags'
import { defineContent } from '@/lib/content/define-content'
import { taggedWrites } from '@/lib/content/tagged-writes'
import { BadgeModel } from '@/models/badge'
import { UserBadgeModel } from '@/models/user-badge'

/** Nobody holds a deleted badge; restored, it comes back to its holders. */
export const badgeContent = defineContent({
  model: BadgeModel,
  tags: [BADGES_TAG, HOLDERS_TAG],
  kind: 'badge',
  noun: 'badge',
  nameOf: ({ code }) => code,
  factsOf: ({ code, name, value, rule }) => ({ code, name, value, rule: rule ?? null }),
  filesOf: ({ file }) => (file ? [file] : []),
  taken: { message: BADGE_TEXTS.taken },
  onPurge: async ({ _id }) => void (await UserBadgeModel.deleteMany({ badgeId: _id })),
})

export const holdings = taggedWrites(UserBadgeModel, [HOLDERS_TAG])
