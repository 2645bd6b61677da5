/**
 * Declares that the web process may keep what an address answers to visitors and give it to all of
 * them. It may depend on what `cached` reads, the settings and the UTC day alone.
 */
export type KeptRule = {
  /** The parameters that may be in the address, with the pattern of their values. */
  query?: Record<string, string>
}

/** Of every page and call that declares one, by its path as its folder names it. */
export type KeptRules = Record<string, KeptRule>
