/** One answer for all visitors. It may depend only on `cached` reads, settings and the UTC day. */
export type CacheRule = {
  /** The parameters that may be in the address, with the pattern of their values. */
  query?: Record<string, string>
  /** It reads nothing of the content, and members get the same answer as visitors. */
  isStatic?: true
}

/** Its keys are the paths of pages and calls that declare a rule, as their folders name them. */
export type CacheRules = Record<string, CacheRule>
