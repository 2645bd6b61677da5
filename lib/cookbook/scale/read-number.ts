import {
  anyOf,
  LANGUAGES,
  matchAt,
  unaccented,
  UNSPACED,
  wordsFor,
} from '@/lib/cookbook/words/languages'

export type WrittenNumber = {
  value: number
  end: number
  style: 'fraction' | 'decimal' | 'comma' | 'whole' | 'word' | 'article'
  /** `1.250` is 1250 of small units and 1.25 of large ones. */
  asDecimal?: number
}

const GLYPH = '[¼-¾⅐-⅞↉]|⅟\\d{1,2}|[⁰¹²³⁴-⁹]{1,3}[/⁄∕][₀-₉]{1,3}'
const FRACTION = `(?:\\d{1,3} ?[/⁄∕] ?\\d{1,3}(?!\\d)(?:(?:rd|th|nd)s?(?!\\p{L}))?|${GLYPH})`
const AND = anyOf(wordsFor('and'))
// 11/2 is a lost 1 1/2: nobody writes 5 1/2 so.
const MIXED = new RegExp(
  `(\\d{1,4})(?:(?:\\s*[-‑]\\s*|\\s+${AND}\\s+|\\s*[&+と・]\\s*|\\s+)(${FRACTION})|\\s*(${GLYPH})|([1-9][/⁄∕][2-9](?!\\d)))`,
  'iuy',
)
const PLAIN_FRACTION = new RegExp(FRACTION, 'iuy')
// A space is not ambiguous before 000 alone: `1 400 g tin` is one tin of 400 g.
const GROUPED = /\d{1,3}(?:(?:['’.,\u2009\u00A0\u202F]\d{3})+| 000)(?!\d)/uy
const DECIMAL = /\d{0,6}[.,]\d{1,20}(?!\d)/uy
const WHOLE = /\d{1,6}(?!\d)/uy
const AND_GAP = new RegExp(`[-‑\\s]+(?:${AND}|&)[-‑\\s]+`, 'iuy')
const TAIL_ARTICLE = /\s+(?:of\s+)?an?(?=\s+\p{L})/iuy

const THOUSAND = 1000
const VALUES = new Map(
  LANGUAGES.toReversed().flatMap(({ numbers }) =>
    Object.entries(numbers).map(([word, value]) => [plain(word), value] as const),
  ),
)
const WORDS = LANGUAGES.flatMap(({ numbers }) => Object.keys(numbers))
const WORD = new RegExp(`${anyOf(WORDS)}(?!\\p{L})`, 'iuy')
/** The parts of `two hundred and fifty`, and of `zweihundertfünfzig`. */
const PART = new RegExp(`[-‑\\s]*(${AND}(?:[-‑\\s]+|(?=\\p{L})))?(${anyOf(WORDS)})`, 'iuy')
const ARTICLE = new RegExp(
  `${anyOf(wordsFor('articles'))}(?!(?<!['’])\\p{L}|\\s+${UNSPACED})`,
  'iuy',
)

/** What stands at that place, or null. Words are numbers only at the start of a word. */
export function readNumber(text: string, at: number): WrittenNumber | null {
  const number = readDigits(text, at) ?? readWord(text, at)
  if (!number || number.style === 'article') return number
  const and = matchAt(AND_GAP, text, number.end)
  const part = and && number.value % 1 === 0 ? readWord(text, number.end + and[0].length) : null
  if (part && part.value < 1) {
    return { value: number.value + part.value, end: part.end, style: 'fraction' }
  }
  if (number.value >= 1 && number.style !== 'fraction') return number
  const article = matchAt(TAIL_ARTICLE, text, number.end)
  return article ? { ...number, end: number.end + article[0].length } : number
}

function readDigits(text: string, at: number): WrittenNumber | null {
  const [mixed = '', whole, ...parts] = matchAt(MIXED, text, at) ?? []
  const part = parts.find(Boolean) ?? ''
  if (mixed && valueOf(part) < 1 && isFraction(part)) {
    return { value: Number(whole) + valueOf(part), end: at + mixed.length, style: 'fraction' }
  }
  const fraction = matchAt(PLAIN_FRACTION, text, at)?.[0]
  if (fraction && isFraction(fraction))
    return { value: valueOf(fraction), end: at + fraction.length, style: 'fraction' }
  const grouped = matchAt(GROUPED, text, at)?.[0]
  if (grouped && !grouped.startsWith('0')) {
    const isOneSign = /^\d+[.,]\d{3}$/.test(grouped)
    return {
      value: Number(grouped.replace(/\D/gu, '')),
      end: at + grouped.length,
      style: grouped.includes(',') ? 'comma' : 'decimal',
      ...(isOneSign && { asDecimal: Number(grouped.replace(',', '.')) }),
    }
  }
  const decimal = matchAt(DECIMAL, text, at)?.[0]
  if (decimal) {
    const style = decimal.includes(',') ? 'comma' : 'decimal'
    return { value: Number(decimal.replace(',', '.')), end: at + decimal.length, style }
  }
  const found = matchAt(WHOLE, text, at)?.[0]
  return found ? { value: Number(found), end: at + found.length, style: 'whole' } : null
}

function readWord(text: string, at: number): WrittenNumber | null {
  if (at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return null
  const word = matchAt(WORD, text, at)?.[0]
  const value = VALUES.get(plain(word ?? '')) ?? THOUSAND
  const whole = readParts(text, at)
  if (whole) return { ...whole, style: 'word' }
  if (word && value < THOUSAND) return { value, end: at + word.length, style: 'word' }
  const article = matchAt(ARTICLE, text, at)?.[0]
  return article ? { value: 1, end: at + article.length, style: 'article' } : null
}

function readParts(text: string, at: number): { value: number; end: number } | null {
  let [thousands, value, end] = [0, 0, at]
  let found: { value: number; end: number } | null = null
  for (let part = matchAt(PART, text, at); part; part = matchAt(PART, text, end)) {
    const next = VALUES.get(plain(part[2] ?? '')) ?? 0
    if (next === THOUSAND && value > 0 && !thousands) [thousands, value] = [value * THOUSAND, 0]
    else if (next === 100 && value < 20 && !part[1]) value = (value || 1) * 100
    else if (next % 1 === 0 && next < roomIn(value)) value += next
    else break
    end += part[0].length
    if (!/\p{L}/u.test(text[end] ?? '')) found = { value: thousands + value, end }
  }
  return found
}

/** What is added to a number is less: 10 to `twenty`, 100 to `two hundred`, nothing to `two`. */
function roomIn(value: number): number {
  if (value % 100 === 0) return Math.min(value, 100) || THOUSAND
  return value % 100 >= 20 && value % 10 === 0 ? 10 : 0
}

function plain(word: string): string {
  return unaccented(word)
    .toLowerCase()
    .replace(/[-‑\s]+/gu, ' ')
}

/** `1/2`, `½`, `¹⁄₂`; 0 for a division by zero. */
function valueOf(fraction: string): number {
  const { top, bottom } = partsOf(fraction)
  return bottom > 0 ? top / bottom : 0
}

/** `30/40 g` and `6/8 leaves` are ranges. */
function isFraction(written: string): boolean {
  const { top, bottom } = partsOf(written)
  if (top < 4 || top >= bottom || bottom === 5) return true
  return top % 2 === 1 && [6, 8, 16, 32].includes(bottom)
}

function partsOf(fraction: string): { top: number; bottom: number } {
  const [top = 0, bottom = 0] = (fraction.normalize('NFKC').match(/\d+/gu) ?? []).map(Number)
  return { top, bottom }
}
