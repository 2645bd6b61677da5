import { plainLetters, wordsFrom } from '@/lib/cookbook/import/text-facts'
import WORDS from '@/lib/cookbook/import/words.json' with { type: 'json' }

/** `| Amount | Ingredient |` */
const ROW = /^\s*\|(.+)\|\s*$/u
const RULE = /^[\s|:-]+$/u
const MAX_COLUMNS = 4
const NAMES_FOODS = wordsFrom(WORDS.columns.foods)
const NAMES_AMOUNTS = wordsFrom(WORDS.columns.amounts)

/** A text whose tables are lines; the names of their columns become the heading of a list. */
export function withoutTables(text: string): string {
  return /[|\t]/u.test(text) ? text.split('\n').map(plainRow).join('\n') : text
}

function plainRow(line: string): string {
  const row = ROW.exec(line)?.[1]
  if (row !== undefined && RULE.test(row)) return ''
  const cells = (row?.split('|') ?? line.split('\t')).map((cell) => cell.trim()).filter(Boolean)
  if (isHeader(cells)) return WORDS.ingredients[0] ?? ''
  return row === undefined ? line : cells.join(' ')
}

/** `Amount`, `Ingredient` */
function isHeader(cells: readonly string[]): boolean {
  if (cells.length < 2) return false
  const names = cells.map(plainLetters)
  const isShort = names.every((name) => /^\P{N}{1,20}$/u.test(name))
  return (
    isShort && [NAMES_FOODS, NAMES_AMOUNTS].every((words) => names.some((name) => words.test(name)))
  )
}

/** The names of columns alone, without the signs of a table: `Amount Ingredient` */
export function isColumnNames(line: string): boolean {
  const names = line.split(' ')
  const isName = (name: string) =>
    [NAMES_FOODS, NAMES_AMOUNTS].some((words) => words.test(plainLetters(name)))
  return names.length <= MAX_COLUMNS && isHeader(names) && names.every(isName)
}
