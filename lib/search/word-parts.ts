import { isInDictionary } from '@/lib/search/correct-spelling'
import { isUnspaced } from '@/lib/search/words'

/** Shorter ones are in too many words: `rice` is in `price`. */
const SHORTEST = 4
const SHORTEST_REST = 3
const MAX_WORDS = 40

export function createWordParts() {
  const terms = new Map<string, string>()
  let text: string | undefined

  /** A word is also learned by its stem: `berries` and `strawberry` share theirs alone. */
  function add(word: string, term: string): void {
    if (terms.has(word) && terms.has(term)) return
    terms.set(word, term)
    terms.set(term, term)
    text = undefined
  }

  function holding(part: string): string[] {
    const isShort = isUnspaced(part)
    if (!isShort && part.length < SHORTEST) return []
    text ??= `\n${[...terms.keys()].join('\n')}\n`
    const words: string[] = []
    for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
      const start = text.lastIndexOf('\n', at) + 1
      const before = at - start
      if (!isShort && before > 0 && before < SHORTEST_REST) continue
      const end = text.indexOf('\n', at)
      const word = text.slice(start, end)
      if (word !== part && isCompound(word, before)) words.push(word)
      at = end
    }
    const nearest = words.sort((a, b) => a.length - b.length).slice(0, MAX_WORDS)
    return [...new Set(nearest.flatMap((word) => terms.get(word) ?? []))]
  }

  return { add, holding }
}

/** An English word holds another one where its beginning is one too: `complain` is not `plain`. */
function isCompound(word: string, before: number): boolean {
  return before === 0 || !isInDictionary(word) || isInDictionary(word.slice(0, before))
}
