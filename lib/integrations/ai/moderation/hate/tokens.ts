import { foldLookalikes, plain, readLeet } from '@/lib/integrations/ai/moderation/fold'

const SENTENCE_END = /[.!?;\n…]+/g
const CLAUSE_END = /[,:"“”„«»()[\]–—]+/g
/** French joins its short words: `j'ai`, `qu'ils`. */
const ELISION = /(?<![\p{L}\p{N}])(l|d|j|qu|c|s|m|t|n)['’](?=[\p{L}\p{N}])/gu
/** `j e w s` and `j.e.w.s`, but not the short words of `I'm a`. */
const APART = /(?<![\p{L}\p{N}'’])(?:[\p{L}\p{N}][ .*_]{1,2}){2,}[\p{L}\p{N}](?![\p{L}\p{N}'’])/gu
const HASHTAG = /#[\p{L}\p{N}]+/gu
const apart = (words: string) => words.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
/** Each masked word is compared with all known ones. */
const MAX_MASKED_AT = 300
/** `k*ll` */
const MASKED = /(?<!\p{L})(?=[\p{L}*#]{4})\p{L}+[*#]+\p{L}+(?!\p{L})/gu
const PUNCTUATION = /[!?.,;:…]+$/

/** `,` stands between clauses and `.` at both ends; hidden letters give several spellings. */
export function readSentences(text: string, known: ReadonlySet<string>): string[][] {
  const folded = plain(text.replace(HASHTAG, apart)).replaceAll('-', ' ').replace(ELISION, '$1 ')
  const sentences = new Set(spellingsOf(folded, known).flatMap(sentencesOf))
  return [...sentences].map((sentence) => ['.', ...sentence.split(' '), '.'])
}

function spellingsOf(folded: string, known: ReadonlySet<string>): string[] {
  const dotted = folded
    .replace(/(?<=[\p{L}\p{N}]{2})[._](?=[\p{L}\p{N}]{2})/gu, ' ')
    .replace(/(?<=\s)[24](?=\s)/g, (digit) => (digit === '2' ? 'to' : 'for'))
    .replace(MASKED, (word, at: number) => (at < MAX_MASKED_AT ? unmask(word, known) : word))
  const joined = dotted.replace(APART, (letters) => letters.replace(/[ .*_]/g, ''))
  const tokens = joined.split(/(\s+)/)
  const leet = [0, 1].map((i) => tokens.map((token) => withoutLeet(token, i)).join(''))
  const lookalikes = tokens.map(foldLookalikes).join('')
  const texts = new Set(
    [dotted, joined, ...leet, lookalikes].flatMap((one) => [one, clear(one, known)]),
  )
  return [folded, ...texts].flatMap((one) => [
    one.replace(/(\p{L})\1{2,}/gu, '$1'),
    one.replace(/(\p{L})\1{2,}/gu, '$1$1'),
  ])
}

/** Takes words apart that were run together, and reads `z` for a plural's `s`. */
function clear(text: string, known: ReadonlySet<string>): string {
  return text
    .replace(/\p{L}+/gu, (letters) => segmentWords(letters, known) ?? letters)
    .replace(/(?<!\p{L})(\p{L}{2,})z(?!\p{L})/gu, (word: string, stem: string) =>
      known.has(`${stem}s`) ? `${stem}s` : word,
    )
}

function unmask(masked: string, known: ReadonlySet<string>): string {
  const hidden = new RegExp(`^${masked.replace(/[*#]/g, '.')}$`, 'u')
  for (const word of known) {
    if (word.length === masked.length && word[0] === masked[0] && hidden.test(word)) return word
  }
  return masked
}

function withoutLeet(token: string, reading: number): string {
  const word = readLeet(token)[reading]
  return word === undefined ? token : `${word}${PUNCTUATION.exec(token)?.[0] ?? ''}`
}

function sentencesOf(text: string): string[] {
  return text.split(SENTENCE_END).flatMap((sentence) => {
    const words = sentence
      .replace(CLAUSE_END, ' , ')
      .replace(/(?<=\p{L})['’`](?=\p{L})/gu, '')
      .replaceAll('&', ' and ')
      .replace(/[^\p{L}\p{N},]+/gu, ' ')
      .trim()
    return words === '' ? [] : [words]
  })
}

const MIN_LETTERS = 8
const MAX_LETTERS = 60
const LONGEST_WORD = 16

/** The words of the lists that a run of letters is made of, as in `#stopthewar` or `s t o p`. */
function segmentWords(letters: string, known: ReadonlySet<string>): string | undefined {
  if (letters.length < MIN_LETTERS || letters.length > MAX_LETTERS) return undefined
  if (known.has(letters)) return undefined
  const rows: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= letters.length; end++) {
    for (let start = Math.max(0, end - LONGEST_WORD); start < end; start++) {
      const before = rows[start]
      const word = letters.slice(start, end)
      if (!before || !known.has(word)) continue
      const row = [...before, word]
      const best = rows[end]
      if (!best || row.length < best.length) rows[end] = row
    }
  }
  return rows[letters.length]?.join(' ')
}
