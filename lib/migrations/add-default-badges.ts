import { badgeKey, CATEGORY_COLORS, DEFAULT_BADGES } from '@/lib/badges/catalogue'
import { now } from '@/lib/clock'
import { connectDb } from '@/lib/db'

/** The default badges (G-131); later the owner changes or deletes them. */
export async function addDefaultBadges(signal?: AbortSignal): Promise<void> {
  const badges = (await connectDb()).collection('badges')
  for (const { code, name, description, value, category, ...badge } of DEFAULT_BADGES) {
    signal?.throwIfAborted()
    const $setOnInsert = {
      ...{ code, name, description, value, category, color: CATEGORY_COLORS[category] },
      iconPath: '',
      file: null,
      isUnique: 'isUnique' in badge,
      rule: 'isManual' in badge ? null : code,
      dateCreated: now(),
      retiredAt: null,
      deletedAt: null,
    }
    await badges.updateOne({ codeKey: badgeKey(code) }, { $setOnInsert }, { upsert: true })
  }
}
