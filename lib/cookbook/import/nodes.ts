import { IMPORT_LIMITS } from '@/lib/cookbook/import/catalogue'
import { type Fields, isObject } from '@/lib/json-fields'

export type Node = Fields

/** An object has its text there, the best one first; the greater end of a range counts. */
const TEXT_NAMES = ['text', 'name', '@value', 'maxValue', 'value', 'minValue'] as const

export function textsOf(value: unknown): string[] {
  return readTexts(value, 'string', 0)
}

/** Numbers count too, as in `"recipeYield": 4`. */
export function figuresOf(value: unknown): string[] {
  return readTexts(value, 'number', 0)
}

function readTexts(value: unknown, also: 'string' | 'number', depth: number): string[] {
  if (depth > IMPORT_LIMITS.depth) return []
  if (typeof value === 'string' || typeof value === also) return [String(value)]
  if (Array.isArray(value))
    return value.flatMap((item: unknown) => readTexts(item, also, depth + 1))
  if (!isObject(value)) return []
  for (const name of TEXT_NAMES) {
    const texts = readTexts(valueAt(value, name), also, depth + 1)
    if (texts.some((text) => text.trim() !== '')) return texts
  }
  return []
}

/** It never reads what an object inherits; some sites write `RecipeInstructions`. */
export function valueAt(node: Node, name: string): unknown {
  if (Object.hasOwn(node, name)) return node[name]
  const capital = name.charAt(0).toUpperCase() + name.slice(1)
  return Object.hasOwn(node, capital) ? node[capital] : undefined
}
