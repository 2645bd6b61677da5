import { withArticle } from '@/lib/format'
import type { Filter, SearchDocument, SearchKind } from '@/lib/search/document'
import { both, type Found, isDeclaredFree, isNamedIn } from '@/lib/search/filters'
import NEGATIONS from '@/lib/search/negations.json' with { type: 'json' }
import type { Vocabulary } from '@/lib/search/vocabulary'
import { isCommonWord, isFormOf, QUESTION_WORDS, termsOf } from '@/lib/search/words'

const { before, allergy, fillers, linking, joining, after, allergyAfter, abroad, barred, wholes } =
  NEGATIONS
const WORD = '[a-z]{3,}'
const NAMES = `(?=(${WORD}(?: ${WORD}){0,3}))`
const FILLERS = `(?:(?:${fillers}) )*`
const IS_ALLERGY = new RegExp(`\\b(?:${allergy}|${allergyAfter})\\b`)
const EXCEPT =
  /^(?:not|but(?! no\b)|non|except|exclud\w+|other than|leav\w+|remov\w+|take away|(?:any|every)(?:thing|where|one) (?:but|except)|all but|a\w+ from)\b/
const BEFORE_NAME = new RegExp(
  `(?<!\\b(?:do|does|did|can|will) (?=not\\b))\\b(?:${before}|${allergy}) ${FILLERS}(?:(?:${linking}) )?${FILLERS}${NAMES}`,
  'g',
)
const AFTER_NAME = new RegExp(
  `(?<=^| )((?:${WORD} ){0,5}${WORD}) (?:${after}|${allergyAfter})(?= |$)`,
  'g',
)
const BARRED = new RegExp(` (?:${barred}|${allergyAfter})(?= |$)`)
const BEFORE_BARRED = new RegExp(`(?: (?:${joining}|${wholes}))+$`)
const IS_FREE = /\bfree$/
const JOIN = new RegExp(` (?:(?:${after}) )?(?:${joining}) `)
/** `No eggs, milk or cheese`, whose commas are gone. */
const JOINED_NAME = new RegExp(`^ (?:(?:${joining}) (?:(?:${before}) )?${FILLERS})?${NAMES}`)
const BEFORE_FILTER = new RegExp(
  `\\b(?:${before}) ${FILLERS}(?:not |(?<!\\b(?:without|no|of|from) (?:\\w+ )?)(?:(?!but\\b)\\w+(?:ed|en|wn|de|t)|drunk|drank|hung|sold|had|done|come|coming|found|only) )?$`,
)

/** `recipes -feta`, as it is written for search engines. */
export function spelledNegations(text: string): string {
  return text.replace(/(?<=^|\s)-(?=\p{L})/gu, 'except ')
}

const ABROAD = new RegExp(`(?:^| )(?:${abroad})(?= |$)`)
const READ = /\b(?:without|except|nor?|not|neither|never|less|fewer|most|under)\b/

/** Whether a translation lacks what leaves something out in the other language. */
export function isUnreadAbroad(folded: string, english: string): boolean {
  return ABROAD.test(folded) && !READ.test(english)
}

export function negationBefore(folded: string, isGoal: boolean): string {
  return isGoal && folded.endsWith('off ') ? '' : (BEFORE_FILTER.exec(folded)?.[0] ?? '')
}

export function findWithout(folded: string, vocabulary: Vocabulary): Found | null {
  for (const match of folded.matchAll(BEFORE_NAME)) {
    const named = nameIn(match[1] ?? '', vocabulary, match[0])
    if (!named) continue
    const wording = { index: match.index, 0: match[0] + named.name }
    return withJoined({ filter: named.filter, match: wording }, folded, vocabulary)
  }
  for (const { 0: wording, 1: words = '', index } of folded.matchAll(AFTER_NAME)) {
    const [name = '', other = ''] = words.split(JOIN).reverse()
    const named = nameIn(name, vocabulary, wording, true)
    // `Is the mug free?` asks what the mug costs.
    const isFood = named?.filter.basis !== undefined || named?.filter.isUndeclared
    const isOfPrice = IS_FREE.test(wording) && name.endsWith(`the ${named?.name}`) && !isFood
    if (isOfPrice && folded.endsWith(wording)) continue
    const second = named && nameIn(other, vocabulary, wording, true)
    if (!named) continue
    const start = words.indexOf(second?.name ?? named.name)
    const match = { index: index + start, 0: wording.slice(start) }
    return { filter: second ? both(second.filter, named.filter) : named.filter, match }
  }
  return null
}

/** `Milk, butter and everything with gluten are out` names them all before what is said of them. */
export function findBarred(folded: string, vocabulary: Vocabulary): Found | null {
  const match = BARRED.exec(folded)
  let left = ` ${folded.slice(0, match?.index ?? 0)}`
  let filter: Filter | null = null
  while (match) {
    const rest = left.replace(BEFORE_BARRED, '')
    const named = nameIn(rest.trim().split(' ').slice(-3).join(' '), vocabulary, match[0], true)
    if (!named || !(named.filter.basis ?? named.filter.isUndeclared)) break
    filter = filter ? both(named.filter, filter) : named.filter
    left = rest.slice(0, rest.length - named.name.length).trimEnd()
  }
  const index = Math.max(0, left.length)
  const end = (match?.index ?? 0) + (match?.[0].length ?? 0)
  return filter && { filter, match: { index, 0: folded.slice(index, end) } }
}

function withJoined({ filter, match }: Found, folded: string, vocabulary: Vocabulary): Found {
  const { index, 0: wording } = match
  const joined = JOINED_NAME.exec(folded.slice(index + wording.length))
  const other = joined && nameIn(joined[1] ?? '', vocabulary, wording)
  // `She cannot do dairy, walnut cake for her?` asks of the cake.
  const isApart = other !== null && joined?.[0] === ' ' && vocabulary.isTitled(other.name)
  // `No eggs and greek`: a dish is greek, an egg is none.
  if (!joined || isApart || other?.filter.fact !== filter.fact) return { filter, match }
  const longer = { index, 0: `${wording}${joined[0]}${other.name}` }
  return withJoined({ filter: both(filter, other.filter), match: longer }, folded, vocabulary)
}

type Named = { name: string; filter: Filter }

function nameIn(
  words: string,
  vocabulary: Vocabulary,
  negation: string,
  isEnd = false,
): Named | null {
  const all = words.split(' ')
  const isAllergy = IS_ALLERGY.test(negation)
  for (let length = all.length; length > 0; length--) {
    const name = (isEnd ? all.slice(-length) : all.slice(0, length)).join(' ')
    if (name === '' || (length > 1 && !isName(name, vocabulary))) continue
    const isExcepted = EXCEPT.exec(negation)?.[0]
    const except = isExcepted ? (/^no[nt]/.test(isExcepted) ? 'not' : 'other than') : 'without'
    const isFree = isEnd && /\b(?:free|less)$/.test(negation)
    const label =
      isFree && !isAllergy ? `${name}-free` : `${isAllergy ? 'without' : except} ${name}`
    // `But not the bread one` leaves out what is called so.
    const [one = ''] = (!isEnd && isExcepted && / ones?\b/.exec(words.slice(name.length))) || []
    const filter = withoutName(
      name,
      one ? `other than the ${name}${one}` : label,
      vocabulary,
      isAllergy,
    )
    if (filter) return { name: name + one, filter }
  }
  return null
}

const isName = (name: string, { names, pairs, isTitled }: Vocabulary) =>
  names.has(name) ||
  isTitled(name) ||
  (/^\w+ \w+$/.test(name) && pairs.has(termsOf(name).join(' ')))

/** What is declared counts, then what the steps, the facts or the texts name. */
function withoutName(
  name: string,
  label: string,
  {
    ingredients,
    kinds,
    isFound,
    isTitled,
    absent,
    names,
    kindsOfTags,
    titleTerms,
    isByLists,
  }: Vocabulary,
  isAllergy: boolean,
): Filter | null {
  const isAdjective = label.endsWith('-free')
  const leftOut = { fact: 'ingredients', label, isNegative: true, isAdjective } as const
  const isFree = (document: SearchDocument) => isDeclaredFree(document, name)
  const terms = termsOf(name)
  const family = familyOf(name, kinds)
  const isListed = family.length > 0 || terms.every((term) => ingredients.has(term))
  const declaring = kinds.find((kind) => namesUndeclared(name, kind))
  const isOpen = declaring || (isAllergy && !terms.every(isCommonWord))
  if (isOpen && !(isByLists && isListed)) {
    const kind = declaring ?? kinds.find(({ undeclared }) => undeclared)
    const accepts: Filter['accepts'] = (_, document) => isFree(document) === true
    return { ...leftOut, ...(kind && { kind }), isUndeclared: true, accepts }
  }
  for (const kind of kinds) {
    const [tool, words = ''] = equipmentNamed(name, kind) ?? []
    if (tool === undefined) continue
    return {
      ...leftOut,
      kind,
      label: `without ${withArticle(tool)}`,
      isAdjective: false,
      basis: 'their steps',
      accepts: (_, document) => !isNamedIn(document, 'texts', usesOf(words, document)),
    }
  }
  if (terms.length === 0 || (terms.every(isCommonWord) && !names.has(name))) return null
  const isTag = [...kindsOfTags.keys()].some((tag) =>
    terms.every((term) => termsOf(tag).includes(term)),
  )
  const isOneOf = / ones?$/.test(label) && terms.every((term) => titleTerms.has(term))
  const [kind, other] = new Set(kindsOfTags.get(name))
  const ofKind = kind && !other ? { kind } : {}
  if (label.startsWith('other than') && (isTag || isOneOf || isTitled(name))) {
    // `Apart from the bread` leaves out what is one, not what has some in it.
    const isOne = ({ title, facts }: SearchDocument) =>
      [title, ...[facts?.tags?.value ?? []].flat()].some((line) =>
        terms.every((term) => termsOf(String(line)).includes(term)),
      )
    return { ...leftOut, fact: 'tags', isOfWhole: true, accepts: (_, one) => !isOne(one) }
  }
  const all = [terms, ...family.map(termsOf)]
  const isHeld = (document: SearchDocument) => isNamedIn(document, 'facts', all)
  if (isListed) {
    // What lists no ingredients, such as a picture, is told by its text.
    const isShown = (document: SearchDocument) =>
      isHeld(document) || isNamedIn(document, document.facts?.ingredients ? 'steps' : 'texts', all)
    const accepts: Filter['accepts'] = (_, document) => isFree(document) ?? !isShown(document)
    return { ...leftOut, isOfWhole: true, basis: 'their lists of ingredients', accepts }
  }
  const isAbsent = label.startsWith('without') && terms.some((term) => absent.has(term))
  const isAsking = QUESTION_WORDS.includes(name) && !names.has(name)
  if (!isFound(name) || isAbsent || isAsking) return null
  // What is a tag is told by tags: the pot that is pulled to the side makes no side dish.
  const isTold = (document: SearchDocument) =>
    !kindsOfTags.has(name) && isNamedIn(document, 'texts', all)
  const accepts: Filter['accepts'] = (_, document) => !isHeld(document) && !isTold(document)
  return { ...leftOut, ...ofKind, fact: 'tags', isOfWhole: true, accepts }
}

/** The terms of steps that need a tool: what is baked under a lid needs no oven. */
export function usesOf(words: string, document: SearchDocument): string[][] {
  const [sure = '', likely = '', not = ''] = words.split('|')
  const isOther = termsOf(not).some((term) => isNamedIn(document, 'texts', [[term]]))
  return termsOf(isOther ? sure : `${sure} ${likely}`).map((term) => [term])
}

function equipmentNamed(name: string, { equipment = {} }: SearchKind) {
  const [term = ''] = termsOf(name)
  return Object.entries(equipment).find(
    ([tool, words]) =>
      tool === name ||
      (!isCommonWord(term) && termsOf(words.replace(/\|[^|]*$/, '')).includes(term)),
  )
}

export function familyOf(name: string, kinds: readonly SearchKind[]): string[] {
  return kinds
    .flatMap(({ families = {} }) => Object.entries(families))
    .flatMap(([whole, members]) => (isFormOf(name, whole) ? members.split(' ') : []))
}

/** Whether it is a food that a family names, such as chicken. */
export function isOfFamily(name: string, { families = {} }: SearchKind): boolean {
  const all = Object.entries(families).flatMap(([whole, members]) => [whole, ...members.split(' ')])
  return all.some((one) => isFormOf(name, one))
}

export function namesUndeclared(folded: string, { undeclared = [] }: SearchKind): boolean {
  return folded.split(' ').some((word) => undeclared.some((name) => isFormOf(word, name)))
}
