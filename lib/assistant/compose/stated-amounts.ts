import { askedSteps, nameOf } from '@/lib/assistant/compose/draft'
import { beyondTitle, clipped, rowsOf } from '@/lib/assistant/compose/passages'
import { isIn } from '@/lib/assistant/patterns'
import type { Interpretation } from '@/lib/assistant/stages'
import { factName } from '@/lib/search/document'
import { isAboutSite, listOf, valueOf } from '@/lib/search/entries'
import type { Entry } from '@/lib/search/index-documents'
import { relationBefore } from '@/lib/search/limits'
import { isCommonWord, termsOf, wordsOf } from '@/lib/search/words'
import { type Amount, amountsIn } from '@/lib/units/amounts'

const ABOUT = 0.1

/** `Does it take 300 g of flour?`, `is it 20 euro?`: yes or no, with the amount that is told. */
export function statedAmountText(entry: Entry, interpretation: Interpretation): string | null {
  const { text, filters, people, topic } = interpretation
  const isChecked = isIn('asksWhether', text) || isIn('asksTrue', text)
  const isLimited = filters.some(({ fact }) => typeof entry.facts?.[fact]?.value === 'number')
  const isScaled = people !== null && topic !== 'servings'
  if (!isChecked || isLimited || isScaled || isAboutSite(entry)) return null
  const title = wordsOf(entry.title)
  const stated = amountsIn(text).find(({ wording }) => !title.includes(wordsOf(wording)[0] ?? ''))
  const { phrase, values } = (stated && tellingOf(entry, stated, interpretation)) ?? {}
  if (!stated || !phrase || !values) return null
  const before = text.slice(0, text.indexOf(stated.wording))
  const relates = relationBefore(isIn('isEnough', text) ? 'no more than ' : before)
  const sum = values.reduce((all, value) => all + value, 0)
  const isTrue = [...values, sum].some((value) => relates?.(value, stated.value, ABOUT))
  return `${isTrue ? 'Yes' : 'No'}: ${nameOf(entry)}${phrase}`
}

type Telling = { phrase: string; values: readonly number[] }

/** The rows, else the sentences, else the fact that tells such an amount of what is beyond. */
function tellingOf(entry: Entry, stated: Amount, interpretation: Interpretation): Telling | null {
  const { facts = {}, details = '', text, kind } = entry
  const { topic } = interpretation
  const isSameWord = ({ of }: Amount) =>
    termsOf(of).length > 0 && termsOf(of).join() === termsOf(stated.of).join()
  const isCount = ({ isMeasured }: Amount) => !isMeasured && !stated.isMeasured
  const valuesIn = (line: string, isSame = isSameWord) =>
    amountsIn(line).flatMap((one) => (isSame(one) ? one.value : []))
  const noun = stated.isMeasured ? '' : stated.of
  const beyond = beyondTitle(entry, interpretation.text.replace(stated.wording, noun))
  const terms = [...beyond.filter((term) => !isCommonWord(term)), ...askedSteps(interpretation)]
  const rateOf = (line: string) => termsOf(line).filter((term) => terms.includes(term)).length
  const bestOf = (lines: readonly string[], minimum: number, rate = rateOf) => {
    const best = Math.max(minimum, ...lines.map(rate))
    return lines.filter((line) => rate(line) === best)
  }
  const isOfRow = (one: Amount) => isSameWord(one) || isCount(one)
  const rows = bestOf(listOf(entry, 'ingredients'), 1, (row) => rateOf(row.replace(/ \(.*$/, '')))
  const ofRows = rows.flatMap((row) => valuesIn(row, isOfRow))
  if (ofRows.length > 0) {
    return { phrase: ` ${rowsOf(facts.ingredients, (row) => rows.includes(row))}.`, values: ofRows }
  }
  // What is stated of a dish may be of any of its steps, but its oven has one heat.
  const minimum = kind.scale && stated.of !== 'heat' ? 1 : 0
  const sentences = `${text} ${details}`.split(/(?<=[.!?])\s+/)
  const telling = bestOf(
    sentences.filter((one) => valuesIn(one).length > 0),
    minimum,
  )
  if (stated.of !== '' && telling.length > 0) {
    const values = telling.flatMap((one) => valuesIn(one))
    return { phrase: `: ${clipped(telling.join(' '))}`, values }
  }
  const ofTopic = topic === 'score' && !facts.score ? 'rating' : topic
  for (const name of [...Object.keys(facts), ofTopic]) {
    const fact = factName.safeParse(name).data
    const phrase = fact && (valueOf(entry, fact)?.phrase ?? facts[fact]?.phrase)
    const isOpen = fact === ofTopic && !stated.isMeasured
    const all = phrase ? valuesIn(phrase, isOpen ? isCount : isSameWord) : []
    const values = isOpen ? all.slice(0, 1) : all
    if (phrase && values.length > 0) return { phrase: ` ${phrase}.`, values }
  }
  return null
}
