import { nameOf } from '@/lib/assistant/compose/draft'
import { detailOf } from '@/lib/assistant/compose/sentences'
import { listOf } from '@/lib/assistant/entries'
import { contentWords } from '@/lib/assistant/read/content-words'
import type { Interpretation } from '@/lib/assistant/stages'
import { isCommonWord } from '@/lib/search/word-lists'
import type { FactName } from '@/lib/search/document'
import type { Entry, Match } from '@/lib/search/index-documents'
import { isDeclaredFree } from '@/lib/search/filters'
import { namesUndeclared } from '@/lib/search/read-query'
import { termsOf } from '@/lib/search/words'

const MEATLESS = /^(?:vegan|vegetarian)$/
const MEAT = /\b(?:meat|beef|pork|chicken|lamb|bacon|ham|sausages?|fish|veal|turkey)\b/
const SOLD_OUT = /\b(?:sold out|out of stock|gone)\b/

/** Null where no fact answers. Maker and place do not answer `is there parking at …?`. */
export function yesOrNo(match: Match, interpretation: Interpretation): string | null {
  const { entry, missing } = match
  const { text, topic, filters } = interpretation
  const { facts = {} } = entry
  const answer = (isYes: boolean, fact: FactName) =>
    facts[fact] ? `${isYes ? 'Yes' : 'No'}: ${nameOf(entry)} ${facts[fact].phrase}.` : null
  if (topic === 'stock' && facts.stock) {
    return answer((facts.stock.value === 0) === SOLD_OUT.test(text), 'stock')
  }
  const declaration = declarationOf(entry, text)
  if (declaration !== null) return declaration
  const isMeatless = listOf(entry, 'tags').some((tag) => MEATLESS.test(tag))
  if (isMeatless && MEAT.test(text)) return answer(false, 'tags')
  if (topic === 'ingredients' && facts.ingredients) return holds(entry, text)
  const answerFilter = (...names: FactName[]) => {
    const filter = filters.find(({ fact }) => names.includes(fact))
    const fact = filter && facts[filter.fact]
    return filter && fact ? answer(filter.accepts(fact, entry), filter.fact) : null
  }
  const isWhole = missing.every(isCommonWord)
  return (
    answerFilter('size') ??
    (isWhole ? answerFilter('maker', 'place') : null) ??
    (entry.kind.name === 'recipe' ? answerFilter('tags') : null)
  )
}

const ASKS_FREE = /\b(?:free|without|no)\b/

/** `Does it contain nuts?`, `is it free of nuts?` */
export function declarationOf(entry: Entry, text: string): string | null {
  for (const name of text.split(' ')) {
    const isFree = isDeclaredFree(entry, name)
    if (isFree === null) continue
    const isYes = isFree === ASKS_FREE.test(text)
    const phrase = isFree ? 'is declared to be free of' : 'is declared to contain'
    const object = text.includes(`${name} free`) ? 'it' : name
    return `${isYes ? 'Yes' : 'No'}: ${nameOf(entry)} ${phrase} ${object}.`
  }
  return null
}

/** Whether an ingredient list names it; what an ingredient contains is not known. */
function holds(entry: Entry, text: string): string | null {
  const title = termsOf(entry.title)
  const askedTerms = termsOf(contentWords(text)).filter(
    (term) => !title.includes(term) && !isCommonWord(term) && term !== 'contain',
  )
  if (askedTerms.length === 0 || namesUndeclared(text, entry.kind)) return null
  const detail = detailOf({ ...entry, text: '', details: '' }, null, askedTerms)
  return detail ? `Yes: ${detail}` : `No: the ingredients of ${nameOf(entry)} do not name that.`
}
