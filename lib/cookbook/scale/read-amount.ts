import { matchAt, readNumber, type WrittenNumber } from '@/lib/cookbook/scale/read-number'
import { findSpelling, type Unit } from '@/lib/cookbook/scale/units'

export type Amount = {
  low: number
  /** The same as `low` where no range is written. */
  high: number
  /** It stands between the two numbers of a range. */
  joiner: string
  /** It stands between number and unit; the size of a package is here. */
  between: string
  /** The unit as written; empty for a bare number. */
  word: string
  /** Null for none, and for a word of another language. */
  unit: Unit | null
  style: WrittenNumber['style']
  written: string
}

export type Found = { amount: Amount; end: number }

type WordFound = { from: number; end: number; word: string; unit: Unit | null; isPlural: boolean }

const JOINER = /\s*[-–—]\s*|\s+(?:to|or|bis|oder|έως|ή)\s+/iuy
const BETWEEN_JOINER = /\s+(?:and|und)\s+/iuy
const TIMES = /\s*[x×*]\s*/iuy
const OPEN = /\s*\(\s*/uy
const CLOSE = /\s*\)\s*/uy
const GAP = /\s*-?\s*/uy
const WORD =
  /c\.? à (?:soupe|café|s|c)\.?|κ\. ?(?:σούπας|γλυκού|σ\.|γ\.)|fl\.? oz\.?|fluid ounces?|\p{L}[\p{L}'’]*(?:\.\p{L}+)*\.?/iuy
const ADJECTIVE =
  /(?:heap(?:ed|ing)|level|rounded|scant|generous|good|big|gehäufte[nrs]?|gestrichene[nrs]?|κοφτ[ήό])\s+/iuy
const SIZE = /(?:large|small|medium|kleine[nrs]?|große[nrs]?)\s+/iuy
const NO_UNIT =
  /^(?:of|and|or|to|for|with|in|into|each|per|plus|minus|x|at|the|as|if|on|more|cut|about|by|from|an?)$/iu
const SPOONS = ['tsp', 'tbsp']
const SMALL = ['g', 'ml', 'mg']

/** Null for an article that only stands before another number. */
export function readAmount(
  text: string,
  at: number,
  number: WrittenNumber,
  isBetween: boolean,
): Found | null {
  const found = readTimes(text, number) ?? readSized(text, at, number)
  if (found) return { ...found, amount: { ...found.amount, written: text.slice(at, found.end) } }
  return readPlain(text, at, number, isBetween)
}

/** `pinch`, `heaped tsp`: one of it. */
export function readImplied(text: string, at: number): Found | null {
  const found = readWord(text, at)
  const spelling = found && findSpelling(found.word)
  if (!spelling || spelling.isPlural || spelling.unit.isMetric) return null
  if (!spelling.one && !SPOONS.includes(spelling.unit.id)) return null
  const between = ` ${text.slice(at, found.from)}`
  const written = text.slice(at, found.end)
  return { amount: { ...one(found, between), written }, end: found.end }
}

function readPlain(
  text: string,
  at: number,
  number: WrittenNumber,
  isBetween: boolean,
): Found | null {
  const range = readRange(text, number.end, isBetween)
  const last = range?.last ?? number
  const found = readWord(text, last.end)
  if (number.style === 'article' && !found) return null
  const twin = found && !range ? readTwin(text, number, found) : null
  const end = twin?.end ?? found?.end ?? last.end
  const unit = found?.unit ?? null
  return {
    amount: {
      low: valueFor(unit, number),
      high: valueFor(unit, twin?.last ?? last),
      joiner: twin?.joiner ?? range?.joiner ?? '',
      between: found ? text.slice(last.end, found.from) : '',
      word: found?.word ?? '',
      unit,
      style: number.style,
      written: text.slice(at, end),
    },
    end,
  }
}

function readRange(text: string, at: number, isBetween: boolean) {
  const joiner = matchAt(JOINER, text, at) ?? (isBetween ? matchAt(BETWEEN_JOINER, text, at) : null)
  if (!joiner) return null
  const last = readNumber(text, at + joiner[0].length)
  return last && last.style !== 'article' ? { joiner: joiner[0], last } : null
}

/** `100g-150g` */
function readTwin(text: string, number: WrittenNumber, found: WordFound) {
  const range = readRange(text, found.end, false)
  const unit = range && readWord(text, range.last.end)
  if (!unit || unit.word !== found.word) return null
  const joiner = text.slice(number.end, found.end) + range.joiner
  return { joiner, last: range.last, end: unit.end }
}

/** `2 x 400 g tins`, `4 x 150 g fillets` */
function readTimes(text: string, number: WrittenNumber): Found | null {
  const times = matchAt(TIMES, text, number.end)
  const size = times && readSize(text, number.end + times[0].length)
  if (!size) return null
  const noun = readWord(text, size.end)
  return counted(number, noun, text.slice(number.end, noun?.from ?? size.end), size.end)
}

/** `1 (14 oz) can`, `2 14-oz cans`, `a 400 g tin`, `400 g tin` */
function readSized(text: string, at: number, number: WrittenNumber): Found | null {
  const open = matchAt(OPEN, text, number.end)
  if (open) {
    const size = readSize(text, number.end + open[0].length)
    const close = size && matchAt(CLOSE, text, size.end)
    const noun = close && readPackage(text, size.end + close[0].length)
    return noun ? counted(number, noun, text.slice(number.end, noun.from), noun.end) : null
  }
  const sizeAt = number.end + (/^\s+/u.exec(text.slice(number.end))?.[0].length ?? 0)
  const size = sizeAt > number.end ? readSize(text, sizeAt) : null
  const leadingSize = size ? null : readSize(text, at)
  const found = size ?? leadingSize
  const noun = found && readPackage(text, found.end)
  if (!noun) return null
  const between = ` x ${text.slice(size ? sizeAt : at, noun.from)}`
  if (leadingSize) return { amount: one(noun, between), end: noun.end }
  return counted(number, noun, between, noun.end)
}

function counted(
  number: WrittenNumber,
  noun: WordFound | null,
  between: string,
  end: number,
): Found {
  const low = number.value
  return {
    amount: {
      low,
      high: low,
      joiner: '',
      between,
      style: number.style,
      written: '',
      word: noun?.word ?? '',
      unit: noun?.unit ?? null,
    },
    end: noun?.end ?? end,
  }
}

function one(found: WordFound, between: string): Amount {
  const { word, unit } = found
  return { low: 1, high: 1, joiner: '', between, word, unit, style: 'word', written: '' }
}

function readSize(text: string, at: number): { end: number } | null {
  const number = readNumber(text, at)
  if (!number || number.style === 'article') return null
  const unit = readWord(text, number.end)
  return unit?.unit?.kind === 'mass' || unit?.unit?.kind === 'volume' ? { end: unit.end } : null
}

function readPackage(text: string, at: number): WordFound | null {
  const found = readWord(text, at)
  return found?.unit?.isPackage ? found : null
}

function readWord(text: string, at: number): WordFound | null {
  let from = at + (matchAt(GAP, text, at)?.[0].length ?? 0)
  for (
    let adjective = matchAt(ADJECTIVE, text, from);
    adjective;
    adjective = matchAt(ADJECTIVE, text, from)
  ) {
    from += adjective[0].length
  }
  const size = matchAt(SIZE, text, from)
  const sized = size && matchAt(WORD, text, from + size[0].length)
  if (sized && findSpelling(sized[0])) from += size[0].length
  const word = matchAt(WORD, text, from)?.[0]
  if (!word || NO_UNIT.test(word)) return null
  const spelling = findSpelling(word)
  return {
    from,
    end: from + word.length,
    word,
    unit: spelling?.unit ?? null,
    isPlural: spelling?.isPlural ?? false,
  }
}

function valueFor(unit: Unit | null, number: WrittenNumber): number {
  const isLarge = unit !== null && !SMALL.includes(unit.id)
  return isLarge ? (number.asDecimal ?? number.value) : number.value
}
