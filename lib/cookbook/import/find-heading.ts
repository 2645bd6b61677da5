import { FACTORS } from '@/lib/cookbook/import/text-lines'
import { isTimeLabel, plainLetters, startOf, wordsFrom } from '@/lib/cookbook/import/text-facts'
import { namesPeople } from '@/lib/cookbook/import/read-servings'
import WORDS from '@/lib/cookbook/import/words.json' with { type: 'json' }
import { minutesOf } from '@/lib/cookbook/time'

export type Heading = {
  part: 'lines' | 'steps' | 'notes'
  label: string
  /** It is more than the word, and no number of servings or the like. */
  isNamed: boolean
  content: string
}

const HEADINGS = [
  ['lines', startOf(WORDS.ingredients)],
  ['steps', startOf(WORDS.steps)],
  ['notes', startOf(WORDS.notes)],
] as const
const LONGEST = 60
/** Greek asks with a semicolon. */
const QUESTION = /^[^.:!?;]{3,60}(?:\?|(?<=\p{scx=Grek}\s?);)$/u
const MAX_QUESTION_WORDS = 6
const HOW = new RegExp(`^\\P{L}*(?:${WORDS.how.map(plainLetters).join('|')})(?!\\p{L})`, 'u')
const ASKED = { lines: wordsFrom(WORDS.asks.lines), steps: wordsFrom(WORDS.asks.steps) } as const
/** Emoji, dashes and bullets around a heading. */
const ORNAMENTS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N})\]]+$/gu
const BRACKET = /^\s*[([].*[)\]]$/u
const OF = new RegExp(`^[\\s–—-]+(?:${WORDS.of.join('|')})(?:\\s|$)`, 'iu')
/** Matches plain letters: `per serving`, `pro 100 g` */
const PER_SERVING = /^\s+(?:per|pro|je|par|pour 100|por|ανα)\s\P{Lu}{1,20}$/u
const NOTE_LISTS: ReadonlySet<string> = new Set(WORDS.noteLists.map(plainLetters))
const AND = /^[\s&/,+|–—-]+(?:(?:and|und|et|e|y|και)\s+)?/u
const TIME = /^(?:\p{Ll}+\.?\s)?\d/u
const LOWER_WORD = /(?<![\p{L}'’])\p{Ll}/u
const SEPARATOR = /\s*[:：]\s*(.*)|\s+[–—-]\s+(.*)/u
const NUMBER = /^\d{1,2}[.)]\s+/u

/** Null for a line that only begins with the word of a heading. `isMarked`: it is one in Markdown. */
export function findHeading(line: string, isMarked: boolean): Heading | null {
  const text = line.normalize('NFC').replace(/^[^\p{L}\p{N}]+/u, '')
  const soughtPart = partAsked(line)
  if (soughtPart)
    return { part: soughtPart, label: text.replace(ORNAMENTS, ''), isNamed: false, content: '' }
  const [before = '', colon = '', dash = ''] = text.replace(NUMBER, '').split(SEPARATOR)
  const after = colon || dash
  if (before.length > 2 * LONGEST || isTime(after)) return null
  const plain = plainLetters(before)
  for (const [part, words] of HEADINGS) {
    if (!words.test(plain)) continue
    if (part === 'notes' && /[.!?]$/u.test(line) && !isNoteList(before)) return null
    const isOfLabel = !/[\p{L}\p{N}]/u.test(after) || saysOfWhat(part, ` ${after}`)
    const label = (isOfLabel ? `${before} ${after}` : before).replace(ORNAMENTS, '')
    const [word = ''] = words.exec(plainLetters(label)) ?? []
    const tail = label.slice(word.length)
    const content = isOfLabel ? '' : after
    if (label.length > LONGEST) return null
    if (tail === '' || FACTORS.test(tail)) return { part, label: word, isNamed: false, content }
    const found = { part, label, isNamed: !saysCount(part, tail), content }
    if (!found.isNamed) return found
    if (NUMBER.test(text) || dash !== '' || /[.!?]$/u.test(before)) return null
    if (isTimeLabel(label) || minutesOf(tail) !== null) return null
    if (content === '' && (isMarked || (part !== 'notes' && /[:：]/u.test(text)))) return found
    // `Ingredients 2 eggs, 1 onion`
    if (part === 'lines' && content === '' && /^\s*\d|,/u.test(tail)) {
      return { part, label: word, isNamed: false, content: tail.trim() }
    }
    return goesOn(part, word, tail) ? found : null
  }
  return null
}

/** A heading below which several lines are notes, such as `Notes`; `Tip` is one of one line. */
export function isNoteList(label: string): boolean {
  return NOTE_LISTS.has(plainLetters(label.trim()))
}

/** What a short question asks for: `What do I need?`, `Πώς το κάνουμε;` */
function partAsked(line: string): 'lines' | 'steps' | null {
  if (!QUESTION.test(line) || line.trim().split(/\s+/u).length > MAX_QUESTION_WORDS) return null
  const plain = plainLetters(line)
  if (HOW.test(plain)) return ASKED.steps.test(plain) ? 'steps' : null
  return ASKED.lines.test(plain) ? 'lines' : null
}

function saysOfWhat(part: Heading['part'], text: string): boolean {
  return saysCount(part, text) || (part === 'lines' && OF.test(text))
}

/** `(20 min)`, `for 4 people` */
function saysCount(part: Heading['part'], text: string): boolean {
  if (part === 'notes') return BRACKET.test(text) || PER_SERVING.test(plainLetters(text))
  return BRACKET.test(text) || namesPeople(text)
}

/** `15 min`, `ca. 15 min` */
function isTime(content: string): boolean {
  return content.length <= LONGEST / 2 && TIME.test(content) && minutesOf(content) !== null
}

function goesOn(part: Heading['part'], word: string, tail: string): boolean {
  if (part !== 'notes' && OF.test(tail)) return true
  const other = plainLetters(tail).replace(AND, '')
  if (HEADINGS.some(([, words]) => other.replace(words, '') === '')) return true
  if (part !== 'lines' && word.includes(' ')) return true
  return !LOWER_WORD.test(tail) && (part !== 'notes' || /^\P{N}*\p{Ll}\P{N}*$/u.test(tail))
}
