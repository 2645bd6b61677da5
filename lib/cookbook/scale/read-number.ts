export type WrittenNumber = {
  value: number
  end: number
  style: 'fraction' | 'decimal' | 'comma' | 'whole' | 'word' | 'article'
  /** `1.250` is 1250 of small units and 1.25 of large ones. */
  asDecimal?: number
}

const VULGAR: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
}

const GLYPH = `[${Object.keys(VULGAR).join('')}]`
const FRACTION = `(?:\\d{1,3} ?[/⁄] ?\\d{1,3}|${GLYPH})`
const MIXED = new RegExp(`(\\d{1,4})(?:\\s*-\\s*|\\s+(?:and|&|und)\\s+|\\s*)(${FRACTION})`, 'uy')
const PLAIN_FRACTION = new RegExp(FRACTION, 'uy')
// A space is not ambiguous before 000 alone: `1 400 g tin` is one tin of 400 g.
const GROUPED = /\d{1,3}(?:(?:['’.,\u2009\u00A0\u202F]\d{3})+| 000)(?!\d)/uy
const DECIMAL = /\d{0,6}[.,]\d{1,3}(?!\d)/uy
const WHOLE = /\d{1,6}(?!\d)/uy
const TAIL_HALF = /\s+and\s+a\s+half(?!\p{L})/uy
const TAIL_ARTICLE = /\s+(?:of\s+)?an?(?=\s+\p{L})/uy

const WORDS: readonly (readonly [RegExp, number, WrittenNumber['style']?])[] = (
  [
    ['an? couple(?: of)?', 2],
    ['half(?: an?)?', 1 / 2],
    ['ein(?:e[nrms]?)? halbe[nrs]?|μισ[όήάέ]|mezz[oa]|medi[oa]|pół', 1 / 2],
    ['three quarters(?: of an?)?', 3 / 4],
    ['(?:an?|one) quarter(?: of an?)?', 1 / 4],
    ['(?:an?|one) third(?: of an?)?', 1 / 3],
    ['two thirds(?: of an?)?', 2 / 3],
    ['one', 1],
    ['two|zwei|δύο|δυο|deux|due|dos', 2],
    ['three|drei|τρία|τρεις|trois|tre|tres', 3],
    ['four|vier|τέσσερα|quatre|quattro', 4],
    ['five|fünf|πέντε|cinq|cinque', 5],
    ['six|sechs', 6],
    ['seven|sieben', 7],
    ['eight|acht', 8],
    ['nine|neun', 9],
    ['ten|zehn', 10],
    ['eleven', 11],
    ['twelve', 12],
    ['an?|ein(?:e[nrms]?)?|une?|un[oa]|μ[ιί]α|ένα(?:ς|ν)?|een', 1, 'article'],
  ] as const
).map(([words, value, style]) => [new RegExp(`(?:${words})(?!\\p{L})`, 'iuy'), value, style])

/** What stands at that place, or null. Words are numbers only at the start of a word. */
export function readNumber(text: string, at: number): WrittenNumber | null {
  const number = readDigits(text, at) ?? readWord(text, at)
  if (!number) return null
  const half = matchAt(TAIL_HALF, text, number.end)
  if (half && number.style !== 'article') {
    return { value: number.value + 1 / 2, end: number.end + half[0].length, style: 'fraction' }
  }
  if (number.style !== 'fraction') return number
  const article = matchAt(TAIL_ARTICLE, text, number.end)
  return article ? { ...number, end: number.end + article[0].length } : number
}

function readDigits(text: string, at: number): WrittenNumber | null {
  const mixed = matchAt(MIXED, text, at)
  if (mixed) {
    const [all, whole, fraction = ''] = mixed
    return { value: Number(whole) + fractionOf(fraction), end: at + all.length, style: 'fraction' }
  }
  const fraction = matchAt(PLAIN_FRACTION, text, at)?.[0]
  if (fraction) return { value: fractionOf(fraction), end: at + fraction.length, style: 'fraction' }
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
  const whole = matchAt(WHOLE, text, at)?.[0]
  return whole ? { value: Number(whole), end: at + whole.length, style: 'whole' } : null
}

function readWord(text: string, at: number): WrittenNumber | null {
  if (at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return null
  for (const [pattern, value, style = 'word'] of WORDS) {
    const found = matchAt(pattern, text, at)
    if (found) return { value, end: at + found[0].length, style }
  }
  return null
}

function fractionOf(written: string): number {
  const glyph = VULGAR[written]
  if (glyph !== undefined) return glyph
  const [top, bottom] = written.split(/[/⁄]/).map(Number)
  return top && bottom ? top / bottom : 0
}

/** The pattern has the flag `y`. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
