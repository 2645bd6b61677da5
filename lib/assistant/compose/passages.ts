import { HEAT } from '@/lib/assistant/compose/draft'
import { isIn, patternOf } from '@/lib/assistant/patterns'
import { cutText } from '@/lib/config/cut-text'
import type { SearchFact } from '@/lib/search/document'
import type { Entry } from '@/lib/search/index-documents'
import { listOf } from '@/lib/search/entries'
import { termsOf, wordsOf } from '@/lib/search/words'

export const MAX_TEXT = 300

type Stated = Parameters<typeof isIn>[0]

export function rowsWith(
  fact: SearchFact | undefined,
  askedTerms: readonly string[],
  ignored?: Stated,
): string | null {
  const named = (row: string) => termsOf(ignored ? row.replace(patternOf(ignored), '$1') : row)
  const isMeant = (row: string) => named(row).some((term) => askedTerms.includes(term))
  // `3 cloves` of garlic are no spice where a row is called so.
  return rowsOf(fact, (row) => isMeant(row.replace(/ \(.*$/, ''))) ?? rowsOf(fact, isMeant)
}

export function rowsOf(fact: SearchFact | undefined, isMeant: (row: string) => boolean) {
  const { phrase, value } = fact ?? {}
  if (!phrase || !Array.isArray(value)) return null
  const rows = value.map(String)
  const meant = rows.filter(isMeant)
  const verb = phrase.slice(0, Math.max(0, phrase.indexOf(rows[0] ?? '') - 1))
  return meant.length > 0 ? `${verb} ${meant.join('; ')}` : null
}

export function sentencesWith(
  text: string,
  askedTerms: readonly string[],
  stated: Stated | null = null,
) {
  const isTimed = stated === 'duration'
  const rated = text
    .split(/(?<=[.!?])\s+/)
    .map((sentence, i, all) => ({ sentence, before: all[i - 1] ?? '' }))
    .filter(({ sentence }) => stated === null || isIn(stated, sentence))
    .map(({ sentence, before }) => {
      const ownTerms = new Set([...termsOf(sentence), ...(sentence.includes('°') ? HEAT : [])])
      const meant = isTimed && /\bthem\b/.test(sentence) ? termsOf(before) : []
      const rateOf = (term: string) => (ownTerms.has(term) ? 1 : meant.includes(term) ? 0.5 : 0)
      return { sentence, rate: askedTerms.reduce((sum, term) => sum + rateOf(term), 0) }
    })
  const best = Math.max(0, ...rated.map(({ rate }) => rate))
  if (best === 0) return null
  const sentences = rated.flatMap(({ sentence, rate }) => (rate === best ? sentence : []))
  return sentences.slice(0, 2).join(' ')
}

export function clipped(text: string): string {
  if (text.length <= MAX_TEXT) return text
  const cut = cutText(text, MAX_TEXT)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '))
  return end > MAX_TEXT / 2 ? cut.slice(0, end + 1) : `${cut.replace(/\s\S*$/, '')} …`
}

/**
 * Terms beside the name: potatoes and stock in `goulash for 6, potatoes and stock`. The longest run
 * of words of the title names it, rather one that is no ingredient.
 */
export function beyondTitle(entry: Entry, text: string): string[] {
  const [title, rows] = [entry.title, listOf(entry, 'ingredients').join(' ')].map(termsOf)
  const [words, written] = [text.split(' '), wordsOf(entry.title)]
  const all = words.map((word) => termsOf(word))
  const isIn = (terms: readonly string[], list: readonly string[] = []) =>
    terms.length > 0 && terms.every((term) => list.includes(term))
  const runs: { start: number; end: number }[] = []
  for (const [i, terms] of all.entries()) {
    const last = runs.at(-1)
    // `Pancake with plums` is one run where the title has the small word too.
    const isLink = terms.length === 0 && last?.end === i && written.includes(words[i] ?? '')
    if (!isIn(terms, title) && !isLink) continue
    if (last?.end === i) last.end = i + 1
    else runs.push({ start: i, end: i + 1 })
  }
  const rateOf = ({ start, end }: { start: number; end: number }) =>
    end -
    start +
    (all.slice(start, end).every((terms) => isIn(terms, rows)) ? 0 : 0.5) +
    (/^(?:the|your|my)$/.test(words[start - 1] ?? '') ? 0.25 : 0)
  const [naming] = runs.toSorted((a, b) => rateOf(b) - rateOf(a))
  return all.filter((_, i) => !naming || i < naming.start || i >= naming.end).flat()
}
