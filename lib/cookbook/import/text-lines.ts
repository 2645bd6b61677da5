import { isButton } from '@/lib/cookbook/import/buttons'
import { groupIn, withoutEmphasis } from '@/lib/cookbook/import/plain-markup'
import { namesPeople } from '@/lib/cookbook/import/read-servings'
import { isStepLine } from '@/lib/cookbook/import/split-steps'
import { isLabel, statesServings } from '@/lib/cookbook/import/text-facts'
import { isColumnNames } from '@/lib/cookbook/import/text-tables'
import { minutesOf } from '@/lib/cookbook/time'

export type TextLine = {
  text: string
  /** The number of `#` before it, as in Markdown; 0 for none. */
  level: number
  /** The name of a group, where the line is one in Markdown or in other markup. */
  group: string | null
}

const MARKDOWN_HEADING = /^(#{1,6})\s+(?=\S)(.*?)(?<![#\s])[#\s]*$/u
/** A mail marks what it answers so. */
const QUOTE = /^(?:>\s?)+/u
const CHECKBOX = /^\s*(?:[-*•]\s*\[[ x]?\]\s*|\[[ x]\]\s+)/iu
/** The pages of a PDF. */
const PAGE_NUMBER =
  /^(?:page|seite|pagina|página|σελίδα)\s\d{1,3}(?:\s*(?:\/|of|von|sur|di|de)\s*\d{1,3})?$|^[-–—]\s?\d{1,3}\s?[-–—]$/iu
/** What a browser prints above a page: `29/11/2024, 10:12 Bean Stew`; what a page has at its end. */
const PRINTED = /^©|^\d{1,2}[./]\d{1,2}[./]\d{2,4}, \d{1,2}:\d{2}(?:\s[AP]M)?\s/iu
const SAYS_NOTHING = /^[^\p{L}\p{N}]*$/u
/** Buttons that scale: `1x 2x 3x`. */
export const FACTORS = /^\s*(?:(?:\d|[¼-¾]|\d\/\d)\s?[x×]\s*)+$/iu
const FIGURE = /^\p{N}{1,3}$/u
const VALUE = /^(?:(?:ca\.?|about|etwa|~)\s*)?\p{N}/iu
const YIELD = /^(?:yields?|makes|ergibt|ergiebt|rinde|dosi|donne)\s*:?$/iu
/** `24 cookies` */
const THINGS = /^\p{N}+(?:\s\p{L}+){1,2}$/u
const LONGEST_VALUE = 30
/** A book has fewer; what is behind them is no recipe. */
const MAX_LINES = 20_000

/** Lines that say something; what is written below its label, or above, stands beside it. */
export function textLines(text: string): TextLine[] {
  const lines = text.split('\n', MAX_LINES).flatMap((raw) => readLine(raw.replace(QUOTE, '')))
  const joined: TextLine[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]
    if (!line) break
    const after = lines[index + 1]?.text ?? ''
    if (isLabel(line.text) && isValue(line.text, after)) {
      const people = lines[index + 2]?.text ?? ''
      const isOfPeople = FIGURE.test(after) && namesPeople(`${after} ${people}`)
      const value = isOfPeople && !VALUE.test(people) ? `${after} ${people}` : after
      joined.push({ ...line, text: `${line.text.replace(/\s*[:：]$/u, '')}: ${value}` })
      index += value === after ? 1 : 2
    } else if (FIGURE.test(line.text) && !VALUE.test(after) && isPeople(line.text, after)) {
      joined.push({ ...line, text: `${line.text} ${after}` })
      index += 1
    } else joined.push(line)
  }
  return joined
}

function readLine(raw: string): TextLine[] {
  const [, signs = '', marked] = MARKDOWN_HEADING.exec(raw) ?? []
  const unmarked = (marked ?? raw).replace(CHECKBOX, '')
  const text = withoutEmphasis(unmarked).trim()
  if (SAYS_NOTHING.test(text) || FACTORS.test(text) || isStepLine(text)) return []
  if (PAGE_NUMBER.test(text) || PRINTED.test(text) || isColumnNames(text) || isButton(text))
    return []
  const group = groupIn(unmarked) ?? (signs ? text : null)
  return [{ text, level: signs.length, group: group && withoutEmphasis(group).replace(/:$/u, '') }]
}

function isValue(label: string, value: string): boolean {
  if (value.length > LONGEST_VALUE || !VALUE.test(value)) return false
  if (statesServings(label) && (FIGURE.test(value) || namesPeople(value))) return true
  if (!FIGURE.test(value) && minutesOf(value) !== null) return true
  return YIELD.test(label) && THINGS.test(value)
}

function isPeople(figure: string, after: string): boolean {
  return /^\p{L}+$/u.test(after) && namesPeople(`${figure} ${after}`)
}
