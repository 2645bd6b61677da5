/** What differs between one set-up of the site and another. */
export type PrivacyFacts = {
  /** Providers of AI that are configured. */
  ai: string[]
  /** A captcha that is not the site's own. */
  captcha: string | null
  /** The host where the rough place of an address is looked up. */
  places: string | null
  /** Whether the site copies its database each night. */
  keepsCopies: boolean
  cookies: { session: string; csrf: string; device: string; nextAuth: readonly string[] }
}
