import { askedSteps, nameOf } from '@/lib/assistant/compose/draft'
import { beyondTitle, clipped, rowsOf } from '@/lib/assistant/compose/passages'
import { isIn } from '@/lib/assistant/patterns'
import type { Interpretation } from '@/lib/assistant/stages'
import { factName } from '@/lib/search/document'
import { isAboutSite, listOf, valueOf } from '@/lib/search/entries'
import type { Entry } from '@/lib/search/index-documents'
import { relationAtStart, relationBefore } from '@/lib/search/relations'
import { isCommonWord, termsOf, wordsOf } from '@/lib/search/words'
import { type Amount, amountsIn } from '@/lib/units/amounts'

const ABOUT = 0.1

/** `Does it take 300 g of flour?`, `is it 20 euro?`: yes or no, with the amount that is told. */
export function statedAmountText(entry: Entry, interpretation: Interpretation): string | null {
  const { text, people, topic } = interpretation
  const isScaled = people !== null && topic !== 'servings'
  if (!isIn('asksWhether', text) || isScaled || isAboutSite(entry)) return null
  const title = wordsOf(entry.title)
  const stated = amountsIn(text).find(({ wording }) => !title.includes(wordsOf(wording)[0] ?? ''))
  const { phrase, values } = (stated && tellingOf(entry, stated, interpretation)) ?? {}
  if (!stated || !phrase || !values) return null
  const at = text.indexOf(stated.wording)
  const behind = relationAtStart(text.slice(at + stated.wording.length))
  const relates = behind?.relation.accepts ?? relationBefore(text.slice(0, at))
  const sum = values.reduce((all, value) => all + value, 0)
  const isTrue = [...values, sum].some((value) => relates?.(value, stated.value, ABOUT))
  return `${isTrue ? 'Yes' : 'No'}: ${nameOf(entry)}${phrase}`
}

type Telling = { phrase: string; values: readonly number[] }

type Sought = { stated: Amount; terms: readonly string[]; topic: Interpretation['topic'] }

/** The rows, else the sentences, else the fact that tells such an amount of what is beyond the title. */
function tellingOf(entry: Entry, stated: Amount, interpretation: Interpretation): Telling | null {
  const noun = stated.isMeasured ? '' : stated.of
  const beyond = beyondTitle(entry, interpretation.text.replace(stated.wording, noun))
  const terms = [...beyond.filter((term) => !isCommonWord(term)), ...askedSteps(interpretation)]
  const sought = { stated, terms, topic: interpretation.topic }
  return inRows(entry, sought) ?? inSentences(entry, sought) ?? inFacts(entry, sought)
}

function inRows(entry: Entry, { stated, terms }: Sought): Telling | null {
  const nameOfRow = (row: string) => row.replace(/ \(.*$/, '')
  const rows = bestOf(listOf(entry, 'ingredients'), terms, 1, nameOfRow)
  const values = rows.flatMap((row) =>
    valuesIn(row, (one) => isSameWord(one, stated) || areCounts(one, stated)),
  )
  const phrase = rowsOf(entry.facts?.ingredients, (row) => rows.includes(row))
  return values.length > 0 ? { phrase: ` ${phrase}.`, values } : null
}

function inSentences({ text, details = '' }: Entry, { stated, terms }: Sought) {
  if (stated.of === '') return null
  const valuesOf = (sentence: string) => valuesIn(sentence, (one) => isSameWord(one, stated))
  const sentences = `${text} ${details}`.split(/(?<=[.!?])\s+/)
  const telling = bestOf(
    sentences.filter((one) => valuesOf(one).length > 0),
    terms,
    1,
  )
  const phrase = `: ${clipped(telling.join(' '))}`
  return telling.length > 0 ? { phrase, values: telling.flatMap(valuesOf) } : null
}

function inFacts(entry: Entry, { stated, topic }: Sought): Telling | null {
  const { facts = {} } = entry
  const ofTopic = topic === 'score' && !facts.score ? 'rating' : topic
  for (const name of [...Object.keys(facts), ofTopic]) {
    const fact = factName.safeParse(name).data
    const phrase = fact && (valueOf(entry, fact)?.phrase ?? facts[fact]?.phrase)
    if (!phrase) continue
    // `Is it rated 9?` states no unit: the first number of what is asked for is meant.
    const isOpen = fact === ofTopic && !stated.isMeasured
    const values = isOpen
      ? valuesIn(phrase, (one) => areCounts(one, stated)).slice(0, 1)
      : valuesIn(phrase, (one) => isSameWord(one, stated))
    if (values.length > 0) return { phrase: ` ${phrase}.`, values }
  }
  return null
}

function isSameWord({ of }: Amount, stated: Amount): boolean {
  return termsOf(of).length > 0 && termsOf(of).join() === termsOf(stated.of).join()
}

function areCounts(one: Amount, stated: Amount): boolean {
  return !one.isMeasured && !stated.isMeasured
}

function valuesIn(line: string, isMeant: (one: Amount) => boolean): number[] {
  return amountsIn(line)
    .filter(isMeant)
    .map(({ value }) => value)
}

/** The lines that name most of the terms, and at least so many. */
function bestOf(
  lines: readonly string[],
  terms: readonly string[],
  minimum: number,
  partOf = (line: string) => line,
): string[] {
  const rateOf = (line: string) => termsOf(partOf(line)).filter((one) => terms.includes(one)).length
  const best = Math.max(minimum, ...lines.map(rateOf))
  return lines.filter((line) => rateOf(line) === best)
}
