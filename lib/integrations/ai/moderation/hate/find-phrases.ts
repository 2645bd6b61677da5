import { byFirstWord } from '@/lib/integrations/ai/moderation/hate/first-words'
import {
  type Piece,
  readEntries,
  type Wording,
} from '@/lib/integrations/ai/moderation/hate/read-rule'

const MAX_REPEATS = 5
const MAX_GAP = 3
const MAX_FAR = 9

export type Rules = ReadonlyMap<string, readonly Piece[][]>
export type Lists = {
  entriesOf: (name: string) => readonly Piece[][]
  rulesOf: (name: string) => Rules
}

export function readLists(words: Wording['words']): Lists {
  const entriesOf = once((name) => {
    const written = words[name]
    if (written === undefined) throw new Error(`There are no words of the name ${name}.`)
    return readEntries(written)
  })
  const rulesOf = once((name) => byFirstWord(entriesOf(name), entriesOf))
  return { entriesOf, rulesOf }
}

function once<T>(read: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>()
  return (name) => {
    const value = known.get(name) ?? read(name)
    known.set(name, value)
    return value
  }
}

export type Finder = (rule: readonly Piece[], at: number) => number[]

/** Finds where a rule ends that begins at a token; each list is tried once at each place. */
export function createFinder(tokens: readonly string[], { rulesOf }: Lists): Finder {
  const found = new Map<string, number[]>()
  const isBreak = (at: number) => tokens[at] === '.' || tokens[at] === ','
  const isListAt = (name: string, at: number) => endsOfList(name, at).length > 0

  function endsOf(rule: readonly Piece[], at: number): number[] {
    let positions = [at]
    for (const piece of rule) {
      const [only] = positions
      if (only === undefined) break
      positions =
        positions.length === 1
          ? step(piece, only)
          : [...new Set(positions.flatMap((position) => step(piece, position)))]
    }
    return positions
  }

  function endsOfList(name: string, at: number): number[] {
    const key = `${name} ${at}`
    const before = found.get(key)
    if (before) return before
    const entries = rulesOf(name).get(tokens[at] ?? '') ?? []
    const ends = [...new Set(entries.flatMap((entry) => endsOf(entry, at)))]
    found.set(key, ends)
    return ends
  }

  function step(piece: Piece, at: number): number[] {
    switch (piece.kind) {
      case 'word':
        return tokens[at] === piece.word ? [at + 1] : []
      case 'list':
        return [...(piece.isOptional ? [at] : []), ...repeated(piece, at)]
      case 'next':
        if (piece.isWanted) return isBreak(at) || isListAt(piece.name, at) ? [at] : []
        return isListAt(piece.name, at) ? [] : [at]
      case 'start':
        return isBreak(at - 1) || isListAt('join', at - 1) ? [at] : []
      case 'end':
        return isBreak(at) ? [at] : []
      case 'gap':
        return gaps(at)
      case 'far':
        return distances(at)
    }
  }

  function repeated({ name, isRepeated }: { name: string; isRepeated: boolean }, at: number) {
    const all = new Set(endsOfList(name, at))
    let newest = [...all]
    for (let i = 1; isRepeated && i < MAX_REPEATS && newest.length > 0; i++) {
      newest = newest
        .flatMap((position) => endsOfList(name, position))
        .filter((end) => !all.has(end))
      for (const end of newest) all.add(end)
    }
    return all
  }

  function gaps(at: number): number[] {
    const positions = [at]
    for (let position = at; position < at + MAX_GAP; position++) {
      if (isBreak(position) || isListAt('no', position) || isListAt('block', position)) break
      positions.push(position + 1)
    }
    return positions
  }

  function distances(at: number): number[] {
    const positions = [at]
    for (let position = at; position < at + MAX_FAR; position++) {
      if (tokens[position] === '.' || isListAt('no', position) || isListAt('frame', position)) break
      positions.push(position + 1)
    }
    return positions
  }

  return endsOf
}
