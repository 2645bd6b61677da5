export type Parts = {
  /** A whole sentence that moderation has passed. */
  add: (sentence: string) => void
}

export const UNSEEN: Parts = { add: () => {} }
