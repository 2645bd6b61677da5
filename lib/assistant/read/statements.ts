import { namedEntry } from '@/lib/assistant/look-up/named-entry'
import { findIn, isIn } from '@/lib/assistant/patterns'
import type { Filter } from '@/lib/search/document'
import type { Searcher } from '@/lib/search/find-entries'
import { fold, termsOf } from '@/lib/search/words'

const isAsking = (sentence: string) =>
  /[?;]\s*$/.test(sentence) || isIn('isAsking', fold(sentence)) || isIn('requests', fold(sentence))

/**
 * What is told beside a question says nothing of what is asked but for what it leaves out, whom it
 * is for, how much there is, and what `it` and `there` stand for: `my wall is huge, I came late`.
 */
export function readMessage(searcher: Searcher, message: string) {
  const sentences = message.split(/(?<=[.!?;…])\s+|\n+/).filter((one) => one.trim() !== '')
  const asking = sentences.filter(isAsking)
  const told = sentences.filter((one) => !isAsking(one))
  if (asking.length === 0 || told.length === 0) {
    return { question: message, stated: [], subject: null }
  }
  const question = asking.join(' ')
  const refers = isIn('refers', searcher.understand(question).text)
  const texts = told.map((one) => searcher.understand(one).text)
  const amounts = texts.flatMap((text) => [
    findIn('peopleCount', text)?.[0] ?? [],
    findIn('haveAmount', text)?.[0] ?? [],
  ])
  const budgets = texts.flatMap((text) => findIn('budget', text)?.[1] ?? [])
  const limits = budgets.flatMap((euros) => searcher.filterOf(`up to ${euros} euros`) ?? [])
  const filters = texts.flatMap((text) => searcher.read(text).filters)
  const named = refers ? texts.map((text) => namedEntry(searcher, text, [])) : []
  return {
    question: [...amounts.flat(), question].join(' '),
    stated: [...limits, ...filters.filter((one) => isSafe(searcher, one, refers))],
    subject: named.findLast((match) => match !== null)?.entry.title ?? null,
  }
}

function isSafe({ things, find }: Searcher, filter: Filter, refers: boolean): boolean {
  const { fact, isNegative, isAdjective, isUndeclared, label } = filter
  if (fact === 'place' || fact === 'maker') return refers
  if (isUndeclared || isAdjective || fact === 'ingredients')
    return isNegative || isAdjective === true
  const found = find({ words: label, kinds: things })
  const isOfTitle = found.some(({ entry, matched }) =>
    termsOf(entry.title).some((term) => matched.includes(term)),
  )
  return isNegative === true && isOfTitle
}
