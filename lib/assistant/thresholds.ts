/** Shares go from 0 to 1; each number stands with the question that it was set for. */
export const THRESHOLDS = {
  /** A question with less of its words found is of something else: “Who signed in today?” */
  knownCoverage: 0.6,
  /** The same where it has a whole title: “Is the walnut cake safe for diabetics?” */
  namedCoverage: 0.4,
  /** The same for a help answer: “can I reheat the goulash” */
  helpCoverage: 0.45,
  /** The same where a kind is named too: “What is the recipe of the day tomorrow?” */
  sureCoverage: 0.75,
  /** The share of a title that names its entry: “Does the country loaf contain eggs?” */
  titleShare: 0.4,
  /** A match with this share of the best coverage fits as well: “How good is the espresso?” */
  equalCoverage: 0.97,
  /** How much better a help answer must fit than an entry: “Who is behind this website?” */
  helpPreference: 1.15,
  /** The weight of a passage beside an answer to `how`: “who can see my email address?” */
  passageWeight: 0.6,
  /** The weight of the statement before a question: “I cooked it, how do I show it?” */
  statementWeight: 0.5,
  /** How far ahead the score of the one must be that is meant: “Is there anything with cinnamon?” */
  clearlyBetterScore: 1.4,
  /** The share of naming words from which an entry is near: “When was the Eiffel Tower built?” */
  nearShare: 0.34,
  /** The coverage from which an entry tells of a part: “Is there parking at the blue tram?” */
  partCoverage: 0.5,
  /** So short a question that names nothing goes on from the last: “and the second?” */
  bareWords: 3,
  /** So short a question asks for a detail of the last entry: “for 6 people, how many eggs?” */
  shortText: 6,
  /** The same for its search words: “what about the walnut cake?” */
  shortTerms: 2,
  /** A shorter beginning must be the whole foreign word: “nějaký recept s houbami?” */
  foreignBeginning: 4,
  /** A longer rest of a foreign word may be a name: “Welke recepten zijn veganistisch?” */
  foreignRest: 8,
} as const
