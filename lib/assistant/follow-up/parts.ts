import { isAsking } from '@/lib/assistant/follow-up/statements'
import { isIn, patternOf } from '@/lib/assistant/patterns'
import { isCompared } from '@/lib/assistant/read/comparisons'
import { rewrite } from '@/lib/assistant/read/rewrite'
import type { Searcher } from '@/lib/search/find-entries'
import { fold } from '@/lib/search/words'

const JOINT = new RegExp(`(${patternOf('betweenFacts').source})`)
const ENDS = /[?;]\s*$/

/** The clauses of a message that each ask something, by a question word, a verb or a fact. */
export function partsOf({ understand }: Searcher, message: string): string[] {
  const { isForeign } = understand(message)
  const pieces = message.split(JOINT)
  const [lead = '', ...others] = pieces
  const parts: string[] = []
  let hasAsked = false
  for (const [i, written] of pieces.entries()) {
    if (i % 2 === 0) {
      const plain = written.replace(/[?;!.\s]+$/, '')
      const text = rewrite(understand(isForeign ? `¿${plain}` : plain).text)
      const isOwn =
        !isRelative(pieces, i) && !isRelative(pieces, i - 2) && !isIn('isClause', fold(plain))
      const asks = isOwn && [plain, text].some(asksSome)
      const last = parts.pop() ?? ''
      const isNew: boolean = (ENDS.test(last) && isOwn && plain !== '') || (asks && hasAsked)
      parts.push(...(isNew ? [last, written] : [last + (others[i - 2] ?? '') + written]))
      hasAsked = asks || ENDS.test(written) || (hasAsked && !isNew)
    }
  }
  // `Cake or pie: which is harder, and which takes longer?`
  const isFramed = isIn('isFrame', lead) && !isAsking(lead)
  const framed = parts.map((part, i) => (isFramed && i > 0 ? `${lead}, ${part}` : part))
  return hasAsked ? framed : [message]
}

const asksSome = (piece: string) =>
  isAsking(piece) || isIn('asksFact', piece) || (isIn('superlative', piece) && isCompared(piece))

/** Whether commas on both sides part it from the sentence, as in `somebody, who is no member, …`. */
const isRelative = (pieces: readonly string[], i: number) =>
  [pieces[i - 1], pieces[i + 1]].every((joint) => joint?.startsWith(',')) &&
  isIn('isRelative', pieces[i] ?? '')
