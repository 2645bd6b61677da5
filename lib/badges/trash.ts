import { BADGE_TEXTS } from '@/lib/badges/catalogue'
import { BADGES_TAG, HOLDERS_TAG } from '@/lib/badges/tags'
import { invalidate } from '@/lib/cache'
import { type Deletable, defineTrash } from '@/lib/trash/define-trash'
import { BadgeModel, type StoredBadge } from '@/models/badge'
import { UserBadgeModel } from '@/models/user-badge'

/** Nobody holds a deleted badge; restored, it comes back to its holders. */
export const badgeTrash = defineTrash({
  model: BadgeModel,
  kind: 'badge',
  noun: 'badge',
  nameOf: (badge: StoredBadge & Deletable) => badge.code,
  factsOf: ({ code, name, value, rule }) => ({ code, name, value, rule: rule ?? null }),
  filesOf: ({ file }) => (file ? [file] : []),
  takenText: BADGE_TEXTS.taken,
  onChange: () => invalidate([BADGES_TAG, HOLDERS_TAG]),
  onPurge: async ({ _id }) => void (await UserBadgeModel.deleteMany({ badgeId: _id })),
})
