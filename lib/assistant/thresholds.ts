/** Shares go from 0 to 1; each number stands with the question that it was set for. */
export const THRESHOLDS = {
  /** A question with less of its words found is about something else. */
  knownCoverage: 0.6,
  /** The same for a question that has a whole title. */
  namedCoverage: 0.4,
  /** A help answer needs this where the question also names a kind of entries. */
  sureCoverage: 0.75,
  /** The same for a help answer alone: such questions have more words than their answers. */
  helpCoverage: 0.45,
  /** The share of a title by which a question names its entry. */
  titleShare: 0.4,
  /** Matches with this share of the best coverage fit as well as the best. */
  equalCoverage: 0.97,
  /** Matches that have the asked fact may fit this much less. */
  nearlyEqualCoverage: 0.9,
  /** How much better a help answer must fit than an entry, and the reverse. */
  helpPreference: 1.15,
  /** The weight of a passage beside an answer to a `how` question. */
  passageWeight: 0.6,
  /** The weight of the statement before a question. */
  statementWeight: 0.5,
  /** The best match is the one that is meant if its score is this much better. */
  clearlyBetterScore: 1.4,
  /** An entry is named as the nearest from this coverage on. */
  nearCoverage: 0.4,
  /** The same by the share of naming words that are found. */
  nearShare: 0.33,
  /** An entry tells of a part of the question from this coverage on. */
  partCoverage: 0.5,
  /** A question with at most this many words that name nothing continues the one before. */
  bareWords: 3,
  /** The longest text, and the most search words, that may ask for a detail of the last entry. */
  shortText: 6,
  shortTerms: 2,
  /** A shorter beginning of a foreign word must be the whole word. */
  foreignBeginning: 4,
  /** A longer rest of a foreign word is no ending: it may be a name. */
  foreignRest: 7,
} as const
