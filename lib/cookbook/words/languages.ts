import ENGLISH from '@/lib/cookbook/words/english.json' with { type: 'json' }
import FRENCH from '@/lib/cookbook/words/french.json' with { type: 'json' }
import GERMAN from '@/lib/cookbook/words/german.json' with { type: 'json' }
import GREEK from '@/lib/cookbook/words/greek.json' with { type: 'json' }
import ITALIAN from '@/lib/cookbook/words/italian.json' with { type: 'json' }
import SPANISH from '@/lib/cookbook/words/spanish.json' with { type: 'json' }

export type Measure = {
  id: string
  /** It counts grams, millilitres or millimetres. */
  base: number
  /** Shown as decimals and rounded as scales show them. */
  isMetric?: boolean
  larger?: { to: string; from: number }
  smaller?: { to: string; below: number }
  /** Spellings without a plural; `_` is a space. */
  plain?: string
  /** Spellings such as `cup/cups`. */
  pairs?: string
}

type Language = {
  articles: readonly string[]
  joiners: readonly string[]
  between: readonly string[]
  and: readonly string[]
  or: readonly string[]
  /** Between the parts of a sum, as `and` is. */
  plus: readonly string[]
  minus: readonly string[]
  /** Between a count and the size of one: `4 à 150 g`. */
  each: readonly string[]
  /** Between the sides of a thing: `20 by 30 cm`. */
  by: readonly string[]
  /** `a few` is no amount. */
  vague: readonly string[]
  /** Before the thing that has the amount: `juice of a lemon`. */
  of: readonly string[]
  /** Articles that say it themselves: `Saft einer Zitrone`. */
  genitives: readonly string[]
  /** Before a number that belongs to a name: `Type 405`. */
  numbered: readonly string[]
  /** 1½ is singular in French; it is plural where this is absent. */
  pluralFrom?: number
  numbers: Readonly<Record<string, number>>
  time: {
    hours: string
    minutes: string
    seconds: string
    /** Times in one word, in seconds. */
    fixed: Readonly<Record<string, number>>
    /** Before the thing of which `three quarters` are a part, and no time. */
    partOf?: readonly string[]
    /** `and a half`, after the unit. */
    tails: Readonly<Record<string, number>>
    modifiers: readonly string[]
    /** `a minute or two` */
    two: readonly string[]
    /** Before a time that comes again and again. */
    every: readonly string[]
    /** After one, or after the name of a food. */
    intervals: readonly string[]
  }
  units: {
    mass: readonly Measure[]
    volume: readonly Measure[]
    length: readonly Measure[]
    packages: string
    counts: string
    foods: string
  }
}

/** English goes first where a word is of two languages. */
export const LANGUAGES: readonly Language[] = [ENGLISH, GERMAN, GREEK, FRENCH, ITALIAN, SPANISH]

type WordList = Exclude<keyof Language, 'pluralFrom' | 'numbers' | 'time' | 'units'>

export function wordsFor(list: WordList): string[] {
  return LANGUAGES.flatMap((language) => language[list])
}

/** A pattern of the words, with accents or without; a space and a hyphen are the same. */
export function anyOf(words: readonly string[]): string {
  const spellings = words.flatMap((word) => [word, unaccented(word)])
  const longestFirst = [...new Set(spellings)].sort((a, b) => b.length - a.length)
  const escaped = longestFirst.map((word) => word.replace(/[.*+?()[\]]/gu, '\\$&'))
  return `(?:${escaped.join('|').replace(/[ -]/gu, '[-‑\\s]+')})`
}

export const LINKS = anyOf((['plus', 'minus', 'and', 'or'] as const).flatMap(wordsFor))

export function unaccented(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}

/** A letter of a script that sets no space between a word and a number; a part of a pattern. */
export const UNSPACED = String.raw`[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}]`

/** The pattern has the flag `y`. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
