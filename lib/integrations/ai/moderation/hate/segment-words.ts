const MIN_LETTERS = 8
const MAX_LETTERS = 60
const LONGEST_WORD = 16

/** The words of the lists that a run of letters is made of, as in `#stopthewar` or `s t o p`. */
export function segmentWords(letters: string, known: ReadonlySet<string>): string | undefined {
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
