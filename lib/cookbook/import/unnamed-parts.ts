import { AS_NEEDED } from '@/lib/cookbook/catalogue'
import { isGroup } from '@/lib/cookbook/import/name-groups'
import { BULLET } from '@/lib/cookbook/import/split-steps'
import { splitLine } from '@/lib/cookbook/import/split-line'
import { isFact, MAX_LIST, STARTS_WITH_AMOUNT } from '@/lib/cookbook/import/text-facts'

export const NUMBERED = /^(?:\d{1,2}\s*[.)]|\d\uFE0F?\u20E3)\s/u
/** At least four words, with a stop. */
const SENTENCE = /^\p{Lu}\S*(?:\s\S+){3,}[.!?]$/u
/** `Latte 200 ml`, `Tuorli 3`; a year is no amount. */
const FIGURE_LAST =
  /^\p{L}[^.!?]{1,60}[\s:–-](?:\d{1,3}(?:[.,/]\d{1,2})?|\d{4}\s?(?=\p{L})|[¼-¾⅐-⅞])\s?\p{L}{0,12}\.?$/u
const STOP = /[.!?]$/u
const AMOUNT_WITH_STOP = /^[\d¼-¾⅐-⅞](?![.)°]).*\p{L}{4}\.$/u
const LONGEST = 100
/** `For the dough:`, `Para 4 personas:` */
const GROUP_END = /:$/u

/** The first line is the title; there are no lines where fewer than two amounts are found. */
export function linesInHead(marked: readonly string[]): { head: string[]; lines: string[] } {
  const head = marked.map((line) => line.replace(BULLET, ''))
  const from = head
    .slice(0, MAX_LIST)
    .findIndex((line, index) => index > 0 && (isAmount(line) || isGroupAbove(head, index)))
  const below = from < 0 || head.length > MAX_LIST ? [] : head.slice(from)
  if (below.filter(isAmount).length < 2) return { head, lines: [] }
  return {
    head: [...head.slice(0, from), ...below.filter(isFact)],
    lines: below.filter((line) => !isFact(line)).map((line) => (isGroup(line) ? `${line}:` : line)),
  }
}

function isGroupAbove(head: readonly string[], index: number): boolean {
  const line = head[index] ?? ''
  return isGroup(line.replace(GROUP_END, '')) && isAmount(head[index + 1] ?? '')
}

/** A short line with its amount in front or at its end. */
function isAmount(line: string): boolean {
  const isPlaced =
    (STARTS_WITH_AMOUNT.test(line) && !/[.!?]$/u.test(line)) || FIGURE_LAST.test(line)
  if (!isPlaced || line.length > LONGEST) return false
  const { quantity, name } = splitLine(line)
  return quantity !== AS_NEEDED && name !== '' && !isFact(line)
}

/** The place from which on all lines are sentences; none begins with an amount. */
export function stepsBelow(lines: readonly string[]): number {
  const hasStops = lines.some((line) => AMOUNT_WITH_STOP.test(line))
  const last = lines.findLastIndex((line) => {
    if (SENTENCE.test(line) || (NUMBERED.test(line) && STOP.test(line))) return false
    return hasStops || !isShortStep(line)
  })
  return last < 0 ? lines.length : last + 1
}

/** `Fry it.`, where the ingredients have no stops. */
function isShortStep(line: string): boolean {
  const isSentence = STOP.test(line) && line.includes(' ') && line.length <= LONGEST
  return isSentence && splitLine(line).quantity === AS_NEEDED
}
