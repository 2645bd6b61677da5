import { NO_GROUP } from '@/lib/assistant/look-up/groups'
import { nearestHelp } from '@/lib/assistant/look-up/nearest-help'
import { findIn, isIn } from '@/lib/assistant/patterns'
import type { Reading } from '@/lib/assistant/read/read-question'
import type { Group } from '@/lib/assistant/stages'
import THRESHOLDS from '@/lib/assistant/thresholds.json' with { type: 'json' }
import { foundTerms, isAboutSite, matchedBy, tellsAmount, titleShare } from '@/lib/search/entries'
import type { Searcher } from '@/lib/search/find-entries'
import type { Match } from '@/lib/search/index-documents'
import { isCommonWord, termsOf } from '@/lib/search/words'

const SEES = termsOf('see visible shown public know read')

/** The help text that answers best, by its words and by its phrasings. */
export function lookUpHelp(searcher: Searcher, reading: Reading): Group {
  const { text, asksHelp, countedTerm } = reading
  if (!asksHelp && searcher.absentPlace(text)) return NO_GROUP
  const about = searcher.kinds.filter((kind) => isAboutSite({ kind }))
  const find = (words: string) => searcher.find({ words, kinds: about })
  const asking = findIn('askingClause', text)?.[0] ?? text
  const clause = termsOf(asking).every(isCommonWord) ? text : asking
  const asksWhoSees = isIn('asksWhoSees', text)
  const near = nearHelp(searcher, reading)
  const rate = ({ entry, matched }: Match) => {
    const lacksSeeing = asksWhoSees && !matched.some((term) => SEES.includes(term))
    const lacksPeriod = isIn('asksHowLong', text) && !isIn('statesPeriod', entry.text)
    const lacksAmount = countedTerm !== null && !tellsAmount(entry, entry.text, countedTerm)
    const isLacking = lacksSeeing || lacksPeriod || lacksAmount
    const ofNearest = entry === near?.match.entry ? near.nearness * THRESHOLDS.nearnessWeight : 0
    const rated = searcher.rateHelp(entry, clause) + ofNearest
    return rated * (isLacking ? THRESHOLDS.passageWeight : 1)
  }
  const found = find(clause).filter(isTelling)
  const [best] = [...found, ...(near ? [near.match] : [])]
    .map((match) => ({ match, rate: rate(match) }))
    .sort((a, b) => b.rate - a.rate)
  if (!best) return NO_GROUP
  const isNear = best.match.entry === near?.match.entry
  const { coverage } = best.match
  const isKnown = isNear || coverage >= THRESHOLDS.helpCoverage
  return {
    matches: [best.match],
    isKnown,
    coverage: isNear ? Math.max(coverage, Math.min(1, near.nearness)) : coverage,
  }
}

/** The help text with the nearest phrasing, unless the question is nearer to those about entries. */
export function nearHelp(searcher: Searcher, { text, written, filters }: Reading) {
  const [read, asWritten] = [nearestHelp(text), nearestHelp(written)]
  const { title, nearness, sureness } = asWritten.nearness > read.nearness ? asWritten : read
  const entry = searcher.titled(title)
  const isDiet = filters.some(({ isUndeclared }) => isUndeclared)
  const { openSureness, limitedSureness } = THRESHOLDS
  const isSure = sureness >= (filters.length > 0 ? limitedSureness : openSureness)
  if (!entry || !isAboutSite(entry) || isDiet || !isSure) return null
  const match = matchedBy(
    { entry, score: 1, coverage: 0, terms: [], missing: [], matched: [] },
    text,
  )
  const coverage = match.matched.length / Math.max(1, match.terms.length)
  return { nearness, match: { ...match, coverage } }
}

function isTelling(match: Match): boolean {
  if (foundTerms(match).some((term) => !isCommonWord(term))) return true
  const isLong = match.terms.length > 2 || titleShare(match) > THRESHOLDS.titleShare
  return match.missing.length === 0 && isLong
}
