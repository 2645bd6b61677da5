import { FEATURES } from '@/lib/features'
import type { PrivacyFacts } from '@/lib/privacy/schema'

const NOTHING: PrivacyFacts = {
  ai: [],
  moderation: null,
  posts: [],
  captcha: null,
  places: null,
  analytics: null,
  tiles: null,
  keepsCopies: false,
  keepsPage: false,
  cookies: { session: '', csrf: '', device: '', nextAuth: [] },
}

/** G-109 */
export function privacyFacts(): PrivacyFacts {
  return Object.assign({ ...NOTHING }, ...FEATURES.map(({ privacy }) => privacy?.()))
}
