import { distance } from 'fastest-levenshtein'

const ALIKE: readonly string[] = ['aeiouy', 'ckqx', 'sczx', 'fvp', 'bp', 'dt', 'gj', 'mn', 'vw']
const MAX_COST = 3

export function createSpelling() {
  const counts = new Map<string, number>()
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

function mistakeCost(wrong: string, right: string): number {
  if (isSwapped(wrong, right)) return 1
  if (wrong[0] !== right[0]) return Infinity
  const [single, known] = [undoubled(wrong), undoubled(right)]
  if (single === known) return 1
  if (wrong.length < 4) return lacksVowel(wrong, right) ? 1.2 : Infinity
  const edits = distance(single, known)
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
  const isAlike = [...a].sort().join('') === [...b].sort().join('')
  return isAlike && distance(a, b) === 2 && (a.length > 3 || a[0] === b[0])
}

function lacksLetters(wrong: string, right: string): boolean {
  return new RegExp([...wrong].join('.*')).test(right)
}

function lacksVowel(wrong: string, right: string): boolean {
  return [...right].some(
    (letter, i) => /[aeiou]/.test(letter) && right.slice(0, i) + right.slice(i + 1) === wrong,
  )
}

const undoubled = (word: string) => word.replace(/(.)\1/g, '$1')

const soundsAlike = (a: string, b: string) =>
  ALIKE.some((letters) => letters.includes(a) && letters.includes(b))

function soundOf(word: string): string {
  const consonants = word.replace(/c[kh]?|q/g, 'k').replace(/ph/g, 'f')
  return consonants.replace(/[eiy]+$/, '').replace(/[aeiouy]+/g, 'a')
}
