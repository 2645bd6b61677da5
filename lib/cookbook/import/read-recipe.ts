import { jsonrepair } from 'jsonrepair'
import { IMPORT_LIMITS } from '@/lib/cookbook/import/catalogue'
import {
  type FoundRecipe,
  toImported,
  type ImportedRecipe,
} from '@/lib/cookbook/import/imported-recipe'
import { withFrontMatter } from '@/lib/cookbook/import/front-matter'
import { withoutTables } from '@/lib/cookbook/import/text-tables'
import { withoutChatMarks } from '@/lib/cookbook/import/message-lines'
import { toPlainText } from '@/lib/cookbook/import/plain-text'
import { findRecipeNode, readNode, UNKNOWN } from '@/lib/cookbook/import/read-linked-data'
import { readPage } from '@/lib/cookbook/import/read-page'
import { readText } from '@/lib/cookbook/import/read-text'

const PAGE = /<(?:!doctype|html|head|body|script|meta|div|p|ul|ol|li|span|h[1-6])[\s>]/iu
/** What begins so is no text. */
const JSON_START = /^[[{]\s*["'[{]/u
/** A numbered step of several lines, as this site writes it. */
const WRAPPED_STEP = /^\d{1,2}\. .*(?:\n {3}(?![\s*•\d-]).*)+/gmu

/** It reads schema.org's JSON-LD, a page's source, or plain text; null means that none is found. */
export function readRecipe(pasted: string): ImportedRecipe | null {
  if (pasted.length > IMPORT_LIMITS.characters) return null
  const found = findRecipe(withoutChatMarks(pasted.trim()))
  return found && toImported(found)
}

export function findRecipe(text: string): FoundRecipe | null {
  const json = jsonIn(text)
  const node = json === '' ? null : findRecipeNode(parseLeniently(json))
  if (node || JSON_START.test(text)) return node && readNode(node)
  if (PAGE.test(text)) return findInPage(text)
  const joined = text.replace(WRAPPED_STEP, (step) => step.replace(/\n {3}/gu, ' '))
  return readText(toPlainText(withoutTables(withFrontMatter(joined))))
}

/** JSON alone, or among other text; a title may be in brackets too. */
function jsonIn(text: string): string {
  if (/^[[{]/u.test(text)) return text
  const from = text.includes('"@type"') ? text.indexOf('{') : -1
  const isPage = from < 0 || PAGE.test(text.slice(0, from))
  return isPage ? '' : text.slice(from, text.lastIndexOf('}') + 1)
}

/** JSON-LD goes first; microdata and the text that is seen fill in what it does not say. */
function findInPage(html: string): FoundRecipe | null {
  const page = readPage(html)
  const nodes = [page.blocks.map(parseLeniently), page.items].map(findRecipeNode)
  const [first, ...others] = nodes.filter((node) => node !== null).map(readNode)
  const seen = readText(page.text, page.title)
  if (!first) return seen
  const whole = [...others, ...(seen ? [seen] : [])].reduce(filledWith, first)
  const lines = withSeenAmounts(withoutRepeat(whole.lines), page.text)
  const instructions = withoutRepeat(whole.instructions)
  const filled = (['lines', 'instructions'] as const).filter((part) => whole[part].length > 0)
  const known = filled.map((part) => UNKNOWN[part])
  const leftOver = whole.leftOver.filter((line) => known.every((text) => text !== line))
  return { ...whole, title: whole.title || page.title, lines, instructions, leftOver }
}

/** Some pages mark everything twice, for narrow and for wide screens. */
function withoutRepeat(texts: string[]): string[] {
  const half = texts.slice(0, texts.length / 2)
  return [...half, ...half].join('\n') === texts.join('\n') ? half : texts
}

function filledWith(recipe: FoundRecipe, other: FoundRecipe): FoundRecipe {
  return {
    ...recipe,
    title: recipe.title || other.title,
    time: recipe.time || other.time,
    servings: recipe.servings ?? other.servings,
    lines: recipe.lines.length > 0 ? recipe.lines : other.lines,
    instructions: recipe.instructions.length > 0 ? recipe.instructions : other.instructions,
  }
}

const WRAPPING = /^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/u
const UNWRAPPING = /(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)$/u

/** JSON as templates of sites make it; undefined where it cannot be read. */
export function parseLeniently(text: string): unknown {
  const json = text
    .replace(WRAPPING, '')
    .trim()
    .replace(UNWRAPPING, '')
    .replace(/[;\s]+$/u, '')
  return (
    attempt(() => JSON.parse(json)) ??
    attempt(() => JSON.parse(jsonrepair(unescaped(json)))) ??
    attempt(() => JSON.parse(`[${json.replace(/\}\s*(?=\{)/gu, '},')}]`))
  )
}

/** Some sites escape the whole block as HTML. */
function unescaped(json: string): string {
  return /^[[{]\s*&quot;/u.test(json) ? toPlainText(json) : json
}

function attempt(parse: () => unknown): unknown {
  try {
    return parse()
  } catch {
    return undefined
  }
}

const HAS_AMOUNT = /[\d½⅓⅔¼¾⅛]/u
const AMOUNT = /^[\d½⅓⅔¼¾⅛]\S{0,9}(?:\s\S{1,12}){0,2}$/u
const MAX_BEFORE = 30

type Amounts = Map<string, string[]>

/** Some sites mark the names of ingredients alone; their amounts are read from what is seen. */
function withSeenAmounts(lines: string[], text: string): string[] {
  const bare = new Set(lines.filter((line) => !HAS_AMOUNT.test(line)))
  if (bare.size * 2 <= lines.length) return lines
  // A line that is marked itself is no amount of its neighbour.
  const seen = text.split('\n').map((line) => (lines.includes(line) && !bare.has(line) ? '' : line))
  const [before, after] = [-1, 1].map((step) => amountsBeside(bare, seen, step))
  const amounts = (after?.size ?? 0) > (before?.size ?? 0) ? after : before
  return lines.map((line) => {
    const amount = amounts?.get(line)?.shift()
    return amount === undefined ? line : `${amount} ${line}`
  })
}

function amountsBeside(names: ReadonlySet<string>, seen: readonly string[], step: number): Amounts {
  const amounts: Amounts = new Map()
  const isNamed = (text: string) => [...names].some((name) => text.endsWith(name))
  const keep = (name: string, amount: string) =>
    amounts.set(name, [...(amounts.get(name) ?? []), amount])
  seen.forEach((line, index) => {
    const beside = seen[index + step] ?? ''
    if (names.has(line)) {
      if (AMOUNT.test(beside) && !isNamed(beside)) keep(line, beside)
      return
    }
    const words = line.slice(0, MAX_BEFORE).split(' ')
    for (let count = 1; count < words.length; count += 1) {
      const amount = words.slice(0, count).join(' ')
      const name = line.slice(amount.length + 1)
      if (names.has(name) && HAS_AMOUNT.test(amount)) return keep(name, amount)
    }
  })
  return amounts
}
