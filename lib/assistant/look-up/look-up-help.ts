import { foundTerms, isAboutSite, titleShare } from '@/lib/assistant/entries'
import { NO_GROUP } from '@/lib/assistant/rank/top-matches'
import { ASKING_CLAUSE } from '@/lib/assistant/read/intents'
import type { Group, Reading } from '@/lib/assistant/stages'
import { THRESHOLDS } from '@/lib/assistant/thresholds'
import { isCommonWord } from '@/lib/search/word-lists'
import type { Searcher } from '@/lib/search/find-entries'
import type { Match } from '@/lib/search/index-documents'
import { termsOf } from '@/lib/search/words'

/** Who sees something does not depend on how it is changed. */
const ASKS_WHO_SEES =
  /\bwho (?:can |may |could )?(?:see|sees|read|reads|know|knows)\b|\b(?:visible|shown|public)\b/
const SEES = termsOf('see visible shown public know read')

export function lookUpHelp(searcher: Searcher, { text, kinds }: Reading): Group {
  const about = searcher.kinds.filter((kind) => isAboutSite({ kind }))
  const find = (words: string) => searcher.find({ words, kinds: about, isExact: true })
  const asking = ASKING_CLAUSE.exec(text)?.[0] ?? text
  // `How do I show it?` means little without the statement before it.
  const clause = termsOf(asking).every(isCommonWord) ? text : asking
  const hasStatement = clause !== text
  const scores = new Map(
    (hasStatement ? find(text) : []).map(({ entry, score }) => [entry.key, score]),
  )
  const asksWhoSees = ASKS_WHO_SEES.test(text)
  const rate = (match: Match) => {
    const { entry, score, matched } = match
    const lacksSeeing = asksWhoSees && !matched.some((term) => SEES.includes(term))
    const isPassage = hasStatement && !asksWhoSees && entry.kind.name === 'page'
    return (
      (score + THRESHOLDS.statementWeight * (scores.get(entry.key) ?? 0)) *
      (lacksSeeing ? THRESHOLDS.passageWeight : 1) *
      (isPassage ? THRESHOLDS.passageWeight : 1) *
      (1 + titleShare(match) * Math.min(1, termsOf(entry.title).length / 3))
    )
  }
  const [best] = find(clause)
    .filter(isTelling)
    .map((match) => ({ match, rate: rate(match) }))
    .sort((a, b) => b.rate - a.rate)
  if (!best) return NO_GROUP
  const { coverage } = best.match
  const isAsked = kinds.some((kind) => isAboutSite({ kind }))
  const minCoverage = isAsked ? THRESHOLDS.namedCoverage : THRESHOLDS.helpCoverage
  return { matches: [best.match], isKnown: coverage >= minCoverage, coverage }
}

/** Has a word that names something, or all of a question that is long enough. */
function isTelling(match: Match): boolean {
  if (foundTerms(match).some((term) => !isCommonWord(term))) return true
  const isLong = match.terms.length > 2 || titleShare(match) > THRESHOLDS.titleShare
  return match.missing.length === 0 && isLong
}
