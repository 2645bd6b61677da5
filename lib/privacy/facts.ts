import { FEATURES } from '@/lib/features'
import type { PrivacyFacts } from '@/lib/privacy/schema'

/** Where no feature says otherwise. */
const NOTHING: PrivacyFacts = {
  ai: [],
  moderation: null,
  posts: [],
  captcha: null,
  places: null,
  analytics: null,
  keepsCopies: false,
  cookies: { session: '', csrf: '', device: '', nextAuth: [] },
}

/** What the privacy page says by how this site is set up (G-109). */
export function privacyFacts(): PrivacyFacts {
  return Object.assign({ ...NOTHING }, ...FEATURES.map(({ privacy }) => privacy?.()))
}
