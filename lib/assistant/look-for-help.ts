import {
  type Group,
  LEAST_SHARE,
  NAMED_COVERAGE,
  NOTHING,
  titleShare,
} from '@/lib/assistant/coverage'
import { ASKING_CLAUSE } from '@/lib/assistant/intents'
import type { Asked } from '@/lib/assistant/look'
import { isAboutSite } from '@/lib/assistant/sentences'
import { isCommonWord } from '@/lib/search/common-words'
import type { Searcher } from '@/lib/search/find-entries'
import { termsOf } from '@/lib/search/words'

/** The weight of a passage beside an answer for `how` questions. */
const TELLS_LESS = 0.6

/** The weight of the statement before a question. */
const TOLD = 0.5

/** Lower, as such questions have more words than their answers. */
const HELP_COVERAGE = 0.45

/** Who sees something does not depend on how it is changed. */
const ASKS_WHO_SEES =
  /\bwho (?:can |may |could )?(?:see|sees|read|reads|know|knows)\b|\b(?:visible|shown|public)\b/
const SEES = termsOf('see visible shown public know read')

export function lookForHelp(searcher: Searcher, { text, kinds }: Asked): Group {
  const about = searcher.kinds.filter((kind) => isAboutSite({ kind }))
  const isAsked = kinds.some((kind) => isAboutSite({ kind }))
  const asking = ASKING_CLAUSE.exec(text)?.[0] ?? text
  // `How do I show it?` means little without the statement before it.
  const clause = termsOf(asking).every(isCommonWord) ? text : asking
  const matches = searcher.find({ words: clause, kinds: about, isExact: true })
  const story = clause === text ? [] : searcher.find({ words: text, kinds: about, isExact: true })
  const told = new Map(story.map(({ entry, score }) => [entry.key, score]))
  const telling = matches.filter((match) => {
    const { terms, missing } = match
    const isNaming = terms.some((term) => !isCommonWord(term) && !missing.includes(term))
    const isWhole = titleShare(match) > LEAST_SHARE || terms.length > 2
    return isNaming || (missing.length === 0 && isWhole)
  })
  const asksWhoSees = ASKS_WHO_SEES.test(text)
  const rated = telling
    .map((match) => ({
      match,
      rate:
        (match.score + TOLD * (told.get(match.entry.key) ?? 0)) *
        (asksWhoSees && !match.matched.some((term) => SEES.includes(term)) ? TELLS_LESS : 1) *
        (clause !== text && !asksWhoSees && match.entry.kind.name === 'page' ? TELLS_LESS : 1) *
        (1 + titleShare(match) * Math.min(1, termsOf(match.entry.title).length / 3)),
    }))
    .sort((a, b) => b.rate - a.rate)
    .map(({ match }) => match)
  const [best] = rated
  if (!best) return NOTHING
  const isKnown = best.coverage >= (isAsked ? NAMED_COVERAGE : HELP_COVERAGE)
  return { found: [best], isKnown, most: best.coverage }
}
