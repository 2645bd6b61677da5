import { NUMBER, toNumber } from '@/lib/search/numbers'
import { inMinutes, unitOf } from '@/lib/units/convert'

/** `of` is a dimension such as `weight` with the value in its base unit, or the word behind it. */
export type Amount = { value: number; of: string; isMeasured: boolean; wording: string }

const AMOUNT = new RegExp(
  `(?<![\\p{L}\\d.])(€ ?)?(?:(?:(\\d+) )?(\\d+)/(\\d+)|${NUMBER})(?: ?(° ?[cf]?|\\p{L}+))?`,
  'gu',
)

/** The amounts of a text: 2000 g of `2 kg`, 80 minutes of `1 h 20 mins`, 4 eggs. */
export function amountsIn(text: string): Amount[] {
  const spelled = inMinutes(text.toLowerCase())
    .replace(/([\d.]+) ?(?:×|[–-]|by) ?(?=[\d.]+ ?(\p{L}+))/gu, '$1 $2 ')
    .replace(/ ?\bdegrees?(?: (c|f)\w*)?(?= |$)/g, ' °$1')
  return [...spelled.matchAll(AMOUNT)].flatMap((match) => {
    const [wording, sign, whole = '0', part, parts, number = '', word = ''] = match
    const value = part ? Number(whole) + Number(part) / Number(parts) : toNumber(number)
    const isMoney = sign !== undefined || /^(?:euros?|eur|bucks)$/.test(word)
    const unit = word.startsWith('°') ? unitOf(word === '°' ? '°c' : word) : unitOf(word)
    if (!isMoney && !unit && /^(?:an?|one)$/.test(number)) return []
    const of = isMoney ? 'money' : (unit?.of ?? word)
    const base = unit ? (value - (unit.zero ?? 0)) * unit.base : value
    return [{ value: base, of, isMeasured: isMoney || unit !== undefined, wording }]
  })
}
