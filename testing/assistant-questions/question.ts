/** Asked one after the other; the last answer is judged. */
export type Question = {
  ask: readonly string[]
  isMember?: true
  /** The address of a source begins with this. */
  at: string
  /** The title of a source with that address matches. */
  names?: RegExp
  answer?: RegExp
}
