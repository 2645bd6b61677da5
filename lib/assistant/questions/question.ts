/** Asked one after the other; the last answer is judged. */
export type Question = {
  ask: readonly string[]
  isMember?: true
  /** The address of a source begins with this. */
  at: string
  /** Some source of that address has this in its title. */
  names?: RegExp
  /** The answer has this. */
  says?: RegExp
}
