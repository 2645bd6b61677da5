import { DATE_RULES, RELATIVE_DATES } from '@/lib/search/date-filters'
import type { FactName, Filter, FilterRule, SearchKind } from '@/lib/search/document'
import { isAboutSite, listOf } from '@/lib/search/entries'
import { finderOf, isNamedIn } from '@/lib/search/filters'
import type { Entry } from '@/lib/search/index-documents'
import { amountRule, conditionFinder } from '@/lib/search/conditions'
import { fold, formsOf, isCommonWord, isFormOf, termsOf, wordsOf } from '@/lib/search/words'

export type Vocabulary = ReturnType<typeof vocabularyOf>

export function vocabularyOf(
  kinds: readonly SearchKind[],
  entries: readonly Entry[],
  isFound: (words: string) => boolean = () => false,
) {
  const valuesOf = (fact: FactName) => [...new Set(entries.flatMap((entry) => listOf(entry, fact)))]
  const havingOneOf = (fact: FactName) => entries.filter(({ facts }) => facts?.[fact])
  const [makers, places] = [valuesOf('maker'), valuesOf('place')]
  const [maker, place] = [alternatives(makers), alternatives(places)]
  const [rows, tags] = [valuesOf('ingredients'), valuesOf('tags')]
  const named = new Set([...rows, ...tags, ...makers, ...places].flatMap(termsOf))
  const things = entries.filter((entry) => !isAboutSite(entry))
  const titles = things.map(({ title }) => title)
  const termsOfTitles = titles.map(termsOf)
  const forms = kinds.flatMap((kind) => kind.words.flatMap(formsOf))
  const isNamed = (form: string) => (kind: SearchKind) =>
    kind.words.some((name) => isFormOf(form, name))
  return {
    kinds,
    /** Whether lists of ingredients tell what else only a declaration does. */
    isByLists: false,
    kindsNamed: new Map(forms.map((form) => [form, kinds.filter(isNamed(form))])),
    kindTerms: new Set(kinds.flatMap(({ words }) => words.flatMap(termsOf))),
    rules: [
      ...[...DATE_RULES, ...RELATIVE_DATES].map(finderOf),
      finderOf(amountRule(new Set(rows.flatMap(termsOf)))),
      conditionFinder(kinds, (word) => termsOf(word).some((term) => named.has(term))),
      ...kinds.flatMap(rulesOf).map(finderOf),
      ...kinds.flatMap((kind) => familyRules(kind, kinds)).map(finderOf),
    ],
    makers,
    places,
    named: { maker: havingOneOf('maker'), place: havingOneOf('place') },
    maker: maker
      ? new RegExp(
          `\\b(?:by|did|(?<!\\b(?:apart|aside) )from|has|of) (${maker})(?= |$)|\\bdoes (${maker})(?= have )|\\b(${maker}) s(?= |$)|\\b(${maker})(?= (?:and|or|than) )|(?<=\\b(?:and|or|than) )(${maker})(?= |$)|\\b(${maker})(?= (?:made|makes|painted|wrote|created|cooked|baked|rated|started|drew|added)\\b)|(?<=\\b(?:${forms.join('|')}) (?:\\w+ )?)(${maker})(?= |$)|^who(?: is| s) (${maker})$`,
        )
      : null,
    place: place
      ? new RegExp(
          `\\b(?:(?:in|(?<!\\b(?:apart|aside) )from|at|of|around|near|on|for|to) )?(${place})(?= |$)`,
        )
      : null,
    ingredients: new Set(rows.flatMap(termsOf)),
    isFound,
    /** Whether several words of one title name it: `tomato salad`. */
    isTitled: (name: string) => {
      const terms = termsOf(name)
      const isIn = (title: readonly string[]) => terms.every((term) => title.includes(term))
      return terms.length > 1 && terms.length === name.split(' ').length && termsOfTitles.some(isIn)
    },
    titleTerms: new Set(termsOfTitles.flat()),
    absent: new Set(titles.flatMap(absentIn)),
    kindsOfTags: kindsOfTags(things),
    /** Terms that stand side by side in a title or a description: `oil sketch`. */
    pairs: new Set(things.flatMap(({ title, text }) => [title, text].flatMap(pairsIn))),
    names: new Set(
      [...titles, ...tags, ...rows.map((row) => row.replace(/ \(.*$/, ''))]
        .flatMap((name) => [name, name.replace(/,.*/, '')])
        .map((name) => wordsOf(name).join(' ')),
    ),
  }
}

/** Each with the kinds of the entries that have it, the longest first. */
function kindsOfTags(things: readonly Entry[]): ReadonlyMap<string, readonly SearchKind[]> {
  const all = new Map<string, SearchKind[]>()
  for (const entry of things) {
    for (const tag of listOf(entry, 'tags').map(fold)) {
      all.set(tag, [...(all.get(tag) ?? []), entry.kind])
    }
  }
  return new Map([...all].sort(([a], [b]) => b.length - a.length))
}

function rulesOf(kind: SearchKind): FilterRule[] {
  return (kind.filters ?? []).map(({ pattern, toFilter }) => ({
    pattern,
    toFilter: (match) => {
      const filter = toFilter(match)
      return filter?.fact === 'tags' ? { ...filter, kind } : filter
    },
  }))
}

/** `Recipes with nuts` also have walnuts; what contains gluten is told by its flour. */
function familyRules(kind: SearchKind, kinds: readonly SearchKind[]): FilterRule[] {
  const words = kind.words.join('|')
  return Object.keys(kind.families ?? {}).map((name) => ({
    pattern: new RegExp(
      `\\b(?<!\\b(?:nothing|none) )(?:with|containing|(?<=\\b(?:${words}|that|which|what)(?:e?s)? )(?:ha(?:s|ve|d)|contain(?:s|ed)?|use[sd]?)) (?:any |some |an? )?${name}(?:e?s)?(?= |$)(?! (?:allerg|intoleran|free))`,
    ),
    toFilter: () => {
      const having = kinds.filter(({ families = {} }) => name in families)
      const members = having.flatMap(({ families = {} }) => families[name]?.split(' ') ?? [])
      const names = [name, ...members].map(termsOf)
      const accepts: Filter['accepts'] = (_, document) => isNamedIn(document, 'facts', names)
      const ofKind = kind.undeclared || having.length > 1 ? {} : { kind }
      return { fact: 'ingredients', label: `with ${name}`, isOfWhole: true, ...ofKind, accepts }
    },
  }))
}

const LEFT_OUT = /\b(?:no|without)\b[ -](?:the |an? )?([\p{L}]+)/giu

export const absentIn = (title: string) =>
  [...title.matchAll(LEFT_OUT)].flatMap(([, word = '']) => termsOf(word))

function pairsIn(text: string): string[] {
  const words = wordsOf(text)
  return words.slice(1).flatMap((word, i) => {
    const pair = termsOf(`${words[i]} ${word}`)
    return pair.length === 2 && !pair.some(isCommonWord) ? pair.join(' ') : []
  })
}

function alternatives(names: readonly string[]): string {
  const folded = names.map(fold).filter((name) => name.trim() !== '')
  const escaped = folded.map((name) => name.replace(/[^\p{L}\p{N} ]/gu, '\\$&'))
  return escaped.sort((a, b) => b.length - a.length).join('|')
}
