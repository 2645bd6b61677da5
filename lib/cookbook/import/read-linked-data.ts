import { type Diet, DIETS } from '@/lib/cookbook/diets'
import { IMPORT_LIMITS } from '@/lib/cookbook/import/catalogue'
import type { FoundRecipe } from '@/lib/cookbook/import/imported-recipe'
import { figuresOf, type Node, textsOf, valueAt } from '@/lib/cookbook/import/nodes'
import { keepNamed, plainNode } from '@/lib/cookbook/import/plain-node'
import { isObject } from '@/lib/json-fields'
import { toOneLine, toPlainText } from '@/lib/cookbook/import/plain-text'
import { plainLine } from '@/lib/cookbook/import/plain-markup'
import { readServings } from '@/lib/cookbook/import/read-servings'
import { stepsOf } from '@/lib/cookbook/import/read-steps'
import { BULLET } from '@/lib/cookbook/import/split-steps'
import { isButton } from '@/lib/cookbook/import/buttons'
import { cookingTime, minutesWithin } from '@/lib/cookbook/import/text-facts'

/** Before a word in lower case the line goes on. */
const BREAK = /\n(?=\p{Ll})/gu
const RECIPE_TYPE = /(?:^|[/:])Recipe$/i
const LINES = ['recipeIngredient', 'ingredients', 'ingredient'] as const
const STEPS = ['recipeInstructions'] as const
const GROUPS = ['itemListElement', 'recipeIngredient', 'ingredients', 'items'] as const
/** The parts of a line that is an object stand there, in their order. */
const LINE_PARTS = 'value amount requiredQuantity quantity unitText unit food name text note'.split(
  ' ',
)

const MAX_YIELDS = 20

export const UNKNOWN = {
  lines: 'Ingredients: in an unknown form',
  instructions: 'Steps: in an unknown form',
} as const

/** The object of type Recipe that says most: some pages have a stub first. */
export function findRecipeNode(value: unknown): Node | null {
  const nodes = listRecipeNodes(value)
  return nodes.toSorted((a, b) => partsOf(b) - partsOf(a))[0] ?? null
}

export function listRecipeNodes(value: unknown): Node[] {
  const found: Node[] = []
  const named = new Map<string, Node>()
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }]
  for (let index = 0; index < waiting.length && index < IMPORT_LIMITS.nodes; index += 1) {
    const { value: next, depth } = waiting[index] ?? { value: null, depth: 0 }
    if (!isObject(next) || depth > IMPORT_LIMITS.depth) continue
    if (textsOf(valueAt(next, '@type')).some((type) => RECIPE_TYPE.test(type))) {
      found.push(next)
      continue
    }
    keepNamed(named, next)
    const inner = Object.values(next).slice(0, IMPORT_LIMITS.nodes)
    for (const item of inner) waiting.push({ value: item, depth: depth + 1 })
  }
  return found.map((node) => plainNode(node, named))
}

function partsOf(node: Node): number {
  return Number(has(node, LINES)) + Number(has(node, STEPS))
}

function has(node: Node, names: readonly string[]): boolean {
  return names.some((name) => [valueAt(node, name)].flat().some(Boolean))
}

export function readNode(node: Node): FoundRecipe {
  const texts = (name: string) => textsOf(valueAt(node, name)).map(toPlainText).filter(Boolean)
  const tags = ['recipeCategory', 'recipeCuisine', 'keywords'].flatMap(texts)
  const figures = (name: string) => figuresOf(valueAt(node, name)).map(toPlainText).filter(Boolean)
  const yields = statedYields([...figures('recipeYield'), ...figures('yield')].slice(0, MAX_YIELDS))
  const servings = readServings(yields)
  const { minutes, unread } = readTime(figures)
  const [lines, instructions] = [linesOf(node), stepsOf(valueAt(node, 'recipeInstructions'))]
  return {
    title: toOneLine(texts('name')[0] ?? texts('headline')[0] ?? ''),
    description: texts('description')[0] ?? '',
    time: cookingTime(minutes),
    servings,
    tags: tags.flatMap((text) => text.split(/[,;\n]/u)).map((tag) => tag.trim()),
    ...dietsOf(valueAt(node, 'suitableForDiet')),
    lines,
    instructions,
    leftOver: [
      ...unread.map((text) => `Time: ${text}`),
      ...(servings === null ? yields.map((text) => `Servings: ${text}`) : []),
      ...(lines.length === 0 && has(node, LINES) ? [UNKNOWN.lines] : []),
      ...(instructions.length === 0 && has(node, STEPS) ? [UNKNOWN.instructions] : []),
    ],
  }
}

/** The bare 2 of `["2", "2 cups"]` is the number of cups. */
function statedYields(yields: readonly string[]): string[] {
  return yields.filter((text) => !yields.some((other) => other.startsWith(`${text} `)))
}

/** Those of the name that has most. */
function linesOf(node: Node): string[] {
  const found = LINES.map((name) => {
    const texts = lineTexts(valueAt(node, name), 0).map(toPlainText)
    // A list of one text may hold all lines; in others a break may stand within a line.
    const whole = texts.length > 1 ? texts.map((text) => text.replace(BREAK, ' ')) : texts
    return whole
      .flatMap((text) => text.split('\n'))
      .map(tidyLine)
      .filter((line) => line !== '' && !isButton(line))
  })
  const lines = found.reduce(
    (longest, other) => (other.length > longest.length ? other : longest),
    [],
  )
  const pieces = (lines[0] ?? '').split(/[,;]\s+(?=[\d½⅓⅔¼¾])/u)
  return lines.length === 1 && pieces.length > 2 ? pieces : lines
}

/** It has no bullet, and `500 g` for `500.0 g`. */
function tidyLine(text: string): string {
  return plainLine(text)
    .replace(BULLET, '')
    .replace(/(?<![\d.,])(\d+)\.0+(?![\d.,])/gu, '$1')
}

/** Mealie writes `display`; others have the parts of a line, or lines in groups with a name. */
function lineTexts(line: unknown, depth: number): string[] {
  if (depth > IMPORT_LIMITS.depth) return []
  if (Array.isArray(line)) return line.flatMap((item: unknown) => lineTexts(item, depth + 1))
  if (!isObject(line)) return textsOf(line)
  const group = GROUPS.map((name) => valueAt(line, name)).find(isObject)
  const display = textsOf(valueAt(line, 'display')).filter(Boolean)
  const partsAt = (name: string) => {
    const part = valueAt(line, name)
    // An amount may be an object with a unit.
    const isAmount = isObject(part) && /amount|quantity/iu.test(name)
    return isAmount ? lineTexts(part, depth + 1) : figuresOf(part)
  }
  const written = LINE_PARTS.flatMap(partsAt).filter(isFilled)
  const parts = display.length > 0 ? display : written
  if (group) return [...parts.map((name) => `${name}:`), ...lineTexts(group, depth + 1)]
  const [title] = textsOf(valueAt(line, 'title')).filter(Boolean)
  const whole = parts.join(' ')
  return title && whole ? [`${title}:`, whole] : [title ?? whole]
}

/** An amount of 0 means that there is none. */
function isFilled(part: string): boolean {
  return part !== '' && Number(part) !== 0
}

/** `https://schema.org/VeganDiet`, `GlutenFree` and the like; nothing where none is known. */
function dietsOf(value: unknown): { diets?: Diet[] } {
  const ids = [value].flat().map((item) => (isObject(item) ? valueAt(item, '@id') : null))
  const texts = [...textsOf(value), ...textsOf(ids)]
  const nameOf = (text: string) =>
    (text.split('/').at(-1) ?? '').replace(/diet$|[^a-z]/giu, '').toLowerCase()
  const names = texts.map(nameOf)
  const diets = DIETS.flatMap(({ value }) => (names.includes(value.toLowerCase()) ? value : []))
  return diets.length > 0 ? { diets } : {}
}

/** The total, or what its parts add up to; `unread` has the texts that are no time. */
function readTime(figures: (name: string) => string[]): { minutes: number; unread: string[] } {
  const [total = [], prep = [], cook = []] = ['totalTime', 'prepTime', 'cookTime'].map(figures)
  const minutes =
    minutesWithin(total) ||
    minutesWithin(prep) + (minutesWithin(cook) || minutesWithin(figures('performTime')))
  return {
    minutes,
    unread: minutes === 0 ? total.filter((text) => /[1-9]|\p{L}{3}/u.test(text)) : [],
  }
}
