/**
 * What one language says in hate. A rule is a row of words; `<name>` stands for one of the words of
 * that name, `<name>*` for some or none, `<name>?` for one or none, `...` for a few words that do not
 * negate and `....` for more of them, also of the next clauses, `^` for the beginning of a clause and
 * `$` for its end, `!<name>` for none of these next and `=<name>` for one of these or the end of the
 * clause next. `jew(s)` is a word with and without an ending.
 */
export type Wording = {
  /** Each name has its words, apart by commas; an entry is a rule itself. */
  words: Readonly<Record<string, string>>
  refused: readonly string[]
  /** Before what would be refused, in the same clause: it is denied or condemned. */
  negated: readonly string[]
  /** Before it, in the same sentence: somebody else is said to say it. */
  reported: readonly string[]
  /** Behind it: it is condemned. */
  condemned: readonly string[]
}
