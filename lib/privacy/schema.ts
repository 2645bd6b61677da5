/** What differs between one set-up of the site and another. */
export type PrivacyFacts = {
  /** Providers of AI that are configured. */
  ai: string[]
  /** Who checks what people write for cruelty, besides the site's own list. */
  moderation: string | null
  /** Services that the day's picture is posted to. */
  posts: string[]
  /** A captcha that is not the site's own. */
  captcha: string | null
  /** The host where the rough place of an address is looked up. */
  places: string | null
  /** The host of a service that is told of page views. */
  analytics: string | null
  /** Whether the site copies its database each night. */
  keepsCopies: boolean
  cookies: { session: string; csrf: string; device: string; nextAuth: readonly string[] }
}
