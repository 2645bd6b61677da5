/** Providers and networks by name; null or none where the site sends nothing. */
export type PrivacyFacts = {
  ai: string[]
  moderation: string | null
  posts: string[]
  captcha: string | null
  /** The host of the IP geolocation. */
  places: string | null
  /** The host that receives page views. */
  analytics: string | null
  /** The host of the maps’ tiles. */
  tiles: string | null
  /** Whether a nightly backup is made. */
  keepsCopies: boolean
  /** Whether browsers keep a page for when they are offline. */
  keepsPage: boolean
  cookies: { session: string; csrf: string; device: string; nextAuth: readonly string[] }
}
