import { isIn, patternOf } from '@/lib/assistant/patterns'
import { type Comparison, relativeIn } from '@/lib/assistant/read/comparisons'
import { contentWords, type Reading } from '@/lib/assistant/read/read-question'
import THRESHOLDS from '@/lib/assistant/thresholds.json' with { type: 'json' }
import type { FactName, Filter, SearchKind } from '@/lib/search/document'
import { foundTerms, isMake, listOf, lostTerms, valueOf } from '@/lib/search/entries'
import type { Searcher } from '@/lib/search/find-entries'
import type { Entry, Match } from '@/lib/search/index-documents'
import { isCommonWord, termsOf, wordsOf } from '@/lib/search/words'
import { amountsIn } from '@/lib/units/amounts'

export function namedEntry(searcher: Searcher, words: string, kinds: readonly SearchKind[]) {
  const naming = namingWords(searcher, words)
  if (naming === '') return null
  const matches = searcher.find({ words: naming, kinds: searcher.things })
  const ofKinds = matches.filter(({ entry }) => kinds.includes(entry.kind))
  return onlyOne(ofKinds, naming) ?? onlyOne(matches, naming)
}

/** Leaves out the words of a kind, which name none of its entries. */
function namingWords(searcher: Searcher, words: string): string {
  const isNaming = (term: string) => !isCommonWord(term) && !searcher.kindTerms.has(term)
  return words
    .split(' ')
    .filter((word) => termsOf(word).some(isNaming))
    .join(' ')
}

const TAGGED = 1050

/** The title counts first, then its very words, as `loaf` and `bread` are one term. */
function onlyOne(matches: readonly Match[], naming: string): Match | null {
  const things = matches.filter(({ entry }) => !isMake(entry))
  const rated = things.map((match) => {
    const [title, written] = [termsOf(match.entry.title), wordsOf(match.entry.title)]
    const found = foundTerms(match)
    const hits = found.filter((term) => title.includes(term)).length
    const same = naming.split(' ').filter((word) => written.includes(word)).length
    const tags = listOf(match.entry, 'tags').flatMap(termsOf)
    const tagged = found.some((term) => tags.includes(term)) ? TAGGED : 0
    return { match, hits, rate: hits * 10_000 + same * 1000 + tagged + found.length * 100 }
  })
  const [first, second] = rated.filter(({ hits }) => hits > 0).sort((a, b) => b.rate - a.rate)
  if (first) return first.rate > (second?.rate ?? 0) ? first.match : null
  const [only, other] = things
  return only && !other ? only : null
}

const UP_TO_COMPARATIVE = new RegExp(`.*${patternOf('comparative').source}(?= \\w)`)
const PLACE = / (?:at|in) \S.*$/
const JOINTS = (['betweenTitles', 'betweenNames', 'between'] as const).map(patternOf)

/** Finds entries of one kind with the fact that is asked for: `the mug, the bag and the cards`. */
export function namedTogether(searcher: Searcher, reading: Reading): readonly Match[] | null {
  const { text, comparison, topic, filters } = reading
  const isOfAmount = isIn('moreOrFewer', text) || isIn('asksQuantity', text)
  const other = topic ?? (isOfAmount ? 'ingredients' : null)
  const fact = comparison?.fact ?? (filters.length === 0 ? other : null)
  const isDeclared = filters.some(({ isUndeclared }) => isUndeclared)
  if ((!fact && !isDeclared) || fact === 'steps') return null
  const [shown, original] = withOriginal(searcher, text)
  if (shown && original) return [shown, original]
  for (const joint of isDeclared ? [/\b(?:the|or|and)\b/] : JOINTS) {
    const parts = text.split(joint)
    // `The espresso or the latte at The Roof`: the place goes with both.
    const [place = ''] = PLACE.exec(parts.at(-1) ?? '') ?? []
    const at = (part: string) => (PLACE.test(part) ? null : namedIn(searcher, part + place, fact))
    const found = parts.flatMap((part) => at(part) ?? namedIn(searcher, part, fact) ?? [])
    const named = [...new Map(found.map((match) => [match.entry.key, match])).values()]
    const [first, second] = named
    if (second && named.every(({ entry }) => entry.kind === first?.entry.kind)) return named
  }
  return null
}

/** `Is the print smaller than its original?` */
function withOriginal(searcher: Searcher, text: string): readonly Match[] {
  const shown = isIn('original', text) ? namedEntry(searcher, contentWords(text), []) : null
  return shown ? [shown, ...namesakesOf(searcher, shown, [], 1)] : []
}

/** What has its title among other kinds, but for as many words. */
export function namesakesOf(
  searcher: Searcher,
  { entry }: Pick<Match, 'entry'>,
  kinds: readonly SearchKind[],
  lost: number,
  filters: readonly Filter[] = [],
): readonly Match[] {
  const found = searcher.find({
    words: entry.title,
    filters,
    kinds: kinds.length > 0 ? kinds : searcher.things,
  })
  return found.filter((one) => one.entry.kind !== entry.kind && one.missing.length <= lost)
}

/** `Cheaper than the mug but dearer than the bag`; beside an absent one the other is `present`. */
export function limitsByNames(searcher: Searcher, { text }: Reading) {
  const clauses = text.split(/ (?:but|and|yet) (?=.* than )/).map((one) => one.split(' than '))
  const [[before = '', other = ''] = []] = clauses
  const first = relativeIn(before)
  if (
    !first ||
    isIn('original', text) ||
    amountsIn(other.split(' ').slice(0, 2).join(' ')).length > 0
  )
    return null
  const [left, right] = [before, other].map((side) => namedIn(searcher, side, first.fact))
  const absent = (left ?? right) ? missingIn(searcher, left ? other : before) : null
  if (absent !== null) return { limits: [], before, absent, present: left ?? right ?? null }
  if (left) return null
  const limits = clauses.flatMap(([wording = '', name = '']) => {
    const rule = relativeIn(wording, first.fact)
    const named = rule && namedIn(searcher, name, rule.fact)
    return named ? limitBy(rule, named.entry, wording) : []
  })
  return limits.length > 0 ? { limits, before, absent: null, present: null } : null
}

/** What a side of a comparison names, where nothing here is so. */
function missingIn({ read, find }: Searcher, side: string): string | null {
  const { words, filters } = read(side.replace(patternOf('comparative'), ''))
  const sought = contentWords(words)
  const isHere = find({ words: sought, filters }).some((match) => lostTerms(match).length === 0)
  return isHere || sought === '' ? null : [sought, ...filters.map(({ label }) => label)].join(' ')
}

/** What goes beyond the entry in what is compared; empty where nothing is told of it. */
export function limitBy(rule: Comparison, { facts, title, kind }: Entry, text: string): Filter[] {
  const { fact, end, pattern } = rule
  const [wording = end === 'min' ? 'less' : 'more'] = pattern.exec(text) ?? []
  const limit = valueOf({ facts }, fact)
  const accepts: Filter['accepts'] = (_, document) => {
    const { value } = valueOf(document, fact) ?? {}
    if (!limit || value === undefined) return false
    return end === 'min' ? value < limit.value : value > limit.value
  }
  const than = `${wording.replace(/^cost/, 'that cost')} than “${title}”, which ${limit?.phrase}`
  const near = typeof limit?.value === 'number' && { near: limit.value }
  return limit ? [{ fact, label: than, kind, isOfWhole: true, ...near, accepts }] : []
}

function namedIn(searcher: Searcher, part: string, fact: FactName | null): Match | null {
  const before = part.split(patternOf('comparative'))[0] ?? ''
  const isOfWhole = namingWords(searcher, contentWords(before)) !== ''
  const whole = part.replace(/^ ?\d+ (?=[a-z])/, '')
  const after = isOfWhole ? whole : whole.replace(UP_TO_COMPARATIVE, '')
  const { words, filters } = searcher.read(after.replace(patternOf('comparative'), ''))
  return (
    searcher
      .find({ words: namingWords(searcher, contentWords(words)), filters })
      .find(
        ({ entry, coverage, matched }) =>
          coverage > THRESHOLDS.knownCoverage &&
          (fact === null || (entry.facts?.[fact] ?? valueOf(entry, fact)) !== null) &&
          termsOf(entry.title).some((term) => matched.includes(term)),
      ) ?? null
  )
}
