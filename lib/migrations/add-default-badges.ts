import { badgeKey } from '@/lib/badges/catalogue'
import { CATEGORY_COLORS, DEFAULT_BADGES, ruleOf } from '@/lib/badges/defaults'
import { now } from '@/lib/clock'
import { connectDb } from '@/lib/db'

/** The default badges (G-131); later the owner changes or deletes them. */
export async function addDefaultBadges(signal?: AbortSignal): Promise<void> {
  const badges = (await connectDb()).collection('badges')
  for (const { code, name, description, value, category, isUnique } of DEFAULT_BADGES) {
    signal?.throwIfAborted()
    const $setOnInsert = {
      code,
      name,
      description,
      value,
      category,
      color: CATEGORY_COLORS[category],
      iconPath: '',
      file: null,
      isUnique: isUnique ?? false,
      rule: ruleOf(code),
      dateCreated: now(),
      retiredAt: null,
      deletedAt: null,
    }
    await badges.updateOne({ codeKey: badgeKey(code) }, { $setOnInsert }, { upsert: true })
  }
}
