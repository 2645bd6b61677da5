import { IMPORT_LIMITS } from '@/lib/cookbook/import/catalogue'
import { type Diet, DIETS } from '@/lib/cookbook/diets'
import type { FoundRecipe } from '@/lib/cookbook/import/imported-recipe'
import { toPlainText } from '@/lib/cookbook/import/plain-text'
import { cookingTime, minutesOf, readServings, splitSteps } from '@/lib/cookbook/import/read-text'

type Node = Readonly<Record<string, unknown>>

const RECIPE_TYPE = /(?:^|[/:])Recipe$/
const SECTION_TYPE = /HowToSection$/

/** The first object of type Recipe, wherever it stands. */
export function findRecipeNode(value: unknown): Node | null {
  return listRecipeNodes(value)[0] ?? null
}

/** All objects of type Recipe, wherever they stand. */
export function listRecipeNodes(value: unknown): Node[] {
  const found: Node[] = []
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }]
  for (let index = 0; index < waiting.length && index < IMPORT_LIMITS.nodes; index += 1) {
    const { value: next, depth } = waiting[index] ?? { value: null, depth: 0 }
    if (!isObject(next) || depth > IMPORT_LIMITS.depth) continue
    if (textsOf(valueAt(next, '@type')).some((type) => RECIPE_TYPE.test(type))) {
      found.push(next)
      continue
    }
    const inner = Object.values(next).slice(0, IMPORT_LIMITS.nodes)
    for (const item of inner) waiting.push({ value: item, depth: depth + 1 })
  }
  return found
}

export function readNode(node: Node): FoundRecipe {
  const texts = (name: string) => textsOf(valueAt(node, name)).map(toPlainText).filter(Boolean)
  const ingredients = texts('recipeIngredient')
  const keywords = texts('keywords').flatMap((text) => text.split(/[,;\n]/u))
  return {
    title: oneLine(texts('name')[0]),
    description: texts('description')[0] ?? '',
    time: cookingTime(totalMinutes(texts)),
    servings: readServings([...texts('recipeYield'), ...figures(valueAt(node, 'recipeYield'))]),
    tags: [...texts('recipeCategory'), ...texts('recipeCuisine'), ...keywords].map((tag) =>
      tag.trim(),
    ),
    ...dietsOf(valueAt(node, 'suitableForDiet')),
    lines: (ingredients.length > 0 ? ingredients : texts('ingredients')).flatMap((text) =>
      text.split('\n'),
    ),
    instructions: stepsOf(valueAt(node, 'recipeInstructions')),
  }
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

function totalMinutes(texts: (name: string) => string[]): number {
  const [total = 0, prep = 0, cook = 0] = ['totalTime', 'prepTime', 'cookTime'].map((name) =>
    minutesOf(texts(name)[0] ?? ''),
  )
  return total || prep + cook
}

/** The name of a section stands before its first step. */
function stepsOf(value: unknown, depth = 0): string[] {
  if (depth > IMPORT_LIMITS.depth) return []
  if (typeof value === 'string') return splitSteps(toPlainText(value))
  if (Array.isArray(value)) return value.flatMap((item: unknown) => stepsOf(item, depth + 1))
  if (!isObject(value)) return []
  const items = valueAt(value, 'itemListElement')
  const type = textsOf(valueAt(value, '@type')).join()
  if (items === undefined)
    return stepsOf(valueAt(value, 'text') ?? valueAt(value, 'name'), depth + 1)
  const steps = stepsOf(items, depth + 1)
  if (/HowToStep$/.test(type)) return steps.length > 0 ? [steps.join(' ')] : []
  const name = oneLine(toPlainText(textsOf(valueAt(value, 'name'))[0] ?? ''))
  const [first, ...others] = steps
  return name && first && SECTION_TYPE.test(type) ? [`${name}: ${first}`, ...others] : steps
}

function textsOf(value: unknown, depth = 0): string[] {
  if (depth > IMPORT_LIMITS.depth) return []
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((item: unknown) => textsOf(item, depth + 1))
  if (!isObject(value)) return []
  return textsOf(
    valueAt(value, 'text') ?? valueAt(value, 'name') ?? valueAt(value, '@value'),
    depth + 1,
  )
}

function figures(value: unknown): string[] {
  return [value].flat().flatMap((item) => (typeof item === 'number' ? [String(item)] : []))
}

function oneLine(text = ''): string {
  return text.replaceAll('\n', ' ')
}

function isObject(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}

/** It never reads what an object inherits. */
function valueAt(node: Node, name: string): unknown {
  return Object.hasOwn(node, name) ? node[name] : undefined
}
