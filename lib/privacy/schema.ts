/** Providers and networks by name; null or none where the site sends nothing. */
export type PrivacyFacts = {
  stored: readonly string[]
  ai: string[]
  moderation: string | null
  posts: string[]
  captcha: string | null
  places: string | null
  analytics: string | null
  tiles: string | null
  keepsPage: boolean
  cookies: { session: string; csrf: string; device: string; nextAuth: readonly string[] }
}
