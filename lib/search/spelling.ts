const VOWELS = /[aeiouy]+/g
/** Letters that stand for the same sound. */
const ALIKE: readonly string[] = ['aeiouy', 'ckqx', 'sczx', 'fvp', 'bp', 'dt', 'gj', 'mn', 'vw']
/** Above this cost, the word is another one. */
const MAX_COST = 3

export function createSpelling() {
  const counts = new Map<string, number>()
  /** Its keys are a first letter and a length. */
  const alike = new Map<string, string[]>()

  function add(word: string): void {
    const before = counts.get(word)
    counts.set(word, (before ?? 0) + 1)
    if (before !== undefined || !isSpelled(word)) return
    const key = `${word[0] ?? ''}${word.length}`
    const others = alike.get(key)
    if (others) others.push(word)
    else alike.set(key, [word])
  }

  /** The word itself where it is known or nothing is near. */
  function nearest(word: string): { word: string; cost: number } {
    let found = { word, cost: MAX_COST }
    if (!isSpelled(word)) return found
    const firsts = new Set([word[0] ?? '', word[1] ?? ''])
    for (const first of firsts) {
      for (let length = word.length - 2; length <= word.length + 2; length++) {
        for (const known of alike.get(`${first}${length}`) ?? []) {
          const cost = mistakeCost(word, known) - Math.min(0.1, (counts.get(known) ?? 0) / 1000)
          if (cost < found.cost) found = { word: known, cost }
        }
      }
    }
    return found
  }

  return { add, nearest, isKnown: (word: string) => counts.has(word) }
}

export type Spelling = ReturnType<typeof createSpelling>

const isSpelled = (word: string) => word.length > 2 && /^[a-z]+$/.test(word)

/** The likeliest mistakes cost 1; short words may have only those. */
function mistakeCost(wrong: string, right: string): number {
  if (isSwapped(wrong, right)) return 1
  if (wrong[0] !== right[0]) return Infinity
  if (wrong.length < 4) return lacksVowel(wrong, right) ? 1.2 : Infinity
  const [single, known] = [undoubled(wrong), undoubled(right)]
  if (single === known) return 1
  const edits = distance(single, known, 2)
  if (edits === 1) {
    if (known.length > single.length) return 1.2
    if (known.length < single.length) return known.length > 3 ? 1.4 : Infinity
    const i = [...single].findIndex((letter, at) => letter !== known[at])
    if (soundsAlike(single[i] ?? '', known[i] ?? '')) return single.length > 3 ? 1.6 : Infinity
    return single.length > 5 ? 1.9 : Infinity
  }
  if (soundOf(single) === soundOf(known) && edits === 2) {
    if (single.length > 4) return 1.3
    return single.slice(0, 2) === known.slice(0, 2) ? 2.4 : Infinity
  }
  const isLong = single.length > 6 || (single.length > 5 && lacksLetters(single, known))
  if (edits === 2 && isLong && known.length > 6) return 2.6
  return Infinity
}

function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  const i = [...a].findIndex((letter, at) => letter !== b[at])
  if (i === 0 && a.length < 4) return false
  return i >= 0 && a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2)
}

/** `rember` for `remember`. */
function lacksLetters(wrong: string, right: string): boolean {
  let found = 0
  for (const letter of right) if (letter === wrong[found]) found += 1
  return found === wrong.length
}

/** `dta` for `data`; other mistakes in such short words are other words. */
function lacksVowel(wrong: string, right: string): boolean {
  if (right.length !== wrong.length + 1) return false
  const i = [...right].findIndex((letter, at) => letter !== wrong[at])
  return /[aeiou]/.test(right[i] ?? '') && right.slice(i + 1) === wrong.slice(i)
}

const undoubled = (word: string) => word.replace(/(.)\1/g, '$1')

function soundsAlike(a: string, b: string): boolean {
  return ALIKE.some((letters) => letters.includes(a) && letters.includes(b))
}

function soundOf(word: string): string {
  const sounds = word
    .replace(/[aeiouy]+$/, '')
    .replace(/c[kh]?|q/g, 'k')
    .replace(/ph/g, 'f')
  return sounds.replace(VOWELS, 'a')
}

/** Letters more, less, other or swapped; more than `max` is `max + 1`. */
function distance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      }
      next.push(cost)
    }
    if (Math.min(...next) > max) return max + 1
    before = row
    row = next
  }
  return row[b.length] ?? max + 1
}
