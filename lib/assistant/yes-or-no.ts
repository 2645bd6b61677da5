import { contentWords } from '@/lib/assistant/content-words'
import { detail, named } from '@/lib/assistant/sentences'
import type { Understood } from '@/lib/assistant/understand'
import { isCommonWord } from '@/lib/search/common-words'
import type { Entry, Match } from '@/lib/search/index-documents'
import { namesUndeclared } from '@/lib/search/read-query'
import { termsOf } from '@/lib/search/words'

const MEATLESS = /^(?:vegan|vegetarian)$/
const MEAT = /\b(?:meat|beef|pork|chicken|lamb|bacon|ham|sausages?|fish|veal|turkey)\b/

/** Null where no fact answers. Maker and place do not answer `is there parking at …?`. */
export function yesOrNo({ entry, missing }: Match, understood: Understood): string | null {
  const isWhole = missing.every(isCommonWord)
  const filters = understood.filters.filter(
    ({ fact }) => isWhole || (fact !== 'maker' && fact !== 'place'),
  )
  return saidOf(entry, { ...understood, filters })
}

function saidOf(entry: Entry, { text, topic, filters }: Understood): string | null {
  const { facts = {} } = entry
  if (topic === 'stock' && facts.stock) {
    const isSoldOut = facts.stock.value === 0
    const asksSoldOut = /\b(sold out|out of stock|gone)\b/.test(text)
    return `${isSoldOut === asksSoldOut ? 'Yes' : 'No'}: ${named(entry)} ${facts.stock.phrase}.`
  }
  const isMeatless = [facts.tags?.value ?? []].flat().some((tag) => MEATLESS.test(String(tag)))
  if (isMeatless && MEAT.test(text) && facts.tags)
    return `No: ${named(entry)} ${facts.tags.phrase}.`
  if (topic === 'ingredients' && facts.ingredients) return holds(entry, text)
  const [sides] = filters.filter(({ fact }) => fact === 'size')
  if (sides && facts.size) {
    return `${sides.accepts(facts.size) ? 'Yes' : 'No'}: ${named(entry)} ${facts.size.phrase}.`
  }
  const [name] = filters.filter(({ fact }) => fact === 'maker' || fact === 'place')
  const said = name ? facts[name.fact] : undefined
  if (name && said) return `${name.accepts(said) ? 'Yes' : 'No'}: ${named(entry)} ${said.phrase}.`
  const [diet] = filters.filter(({ fact }) => fact === 'tags')
  if (diet && facts.tags && entry.kind.name === 'recipe') {
    const isOne = diet.accepts(facts.tags)
    return `${isOne ? 'Yes' : 'No'}: ${named(entry)} ${facts.tags.phrase}.`
  }
  return null
}

/** Whether an ingredient list names it; what an ingredient contains is not known. */
function holds(entry: Entry, text: string): string | null {
  const title = termsOf(entry.title)
  const asked = termsOf(contentWords(text)).filter(
    (term) => !title.includes(term) && !isCommonWord(term) && term !== 'contain',
  )
  if (asked.length === 0 || namesUndeclared(text, entry.kind)) return null
  const told = detail({ ...entry, text: '', details: '' }, null, asked)
  return told ? `Yes: ${told}` : `No: the ingredients of ${named(entry)} do not name that.`
}
