import { activeFeatures } from '@/lib/features'
import { STORED_BY_SITE } from '@/lib/privacy/catalogue'
import type { PrivacyFacts } from '@/lib/privacy/schema'

const NOTHING: Omit<PrivacyFacts, 'stored'> = {
  ai: [],
  moderation: null,
  posts: [],
  captcha: null,
  places: null,
  analytics: null,
  tiles: null,
  keepsPage: false,
  cookies: { session: '', csrf: '', device: '', nextAuth: [] },
}

/** G-109 */
export function privacyFacts(): PrivacyFacts {
  const stored = [...activeFeatures().flatMap((feature) => feature.stored ?? []), ...STORED_BY_SITE]
  return Object.assign(
    { ...NOTHING, stored },
    ...activeFeatures().map(({ privacy }) => privacy?.()),
  )
}
