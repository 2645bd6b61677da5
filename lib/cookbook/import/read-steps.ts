import { IMPORT_LIMITS } from '@/lib/cookbook/import/catalogue'
import { type Node, textsOf, valueAt } from '@/lib/cookbook/import/nodes'
import { isObject } from '@/lib/json-fields'
import { toOneLine, toPlainText } from '@/lib/cookbook/import/plain-text'
import { nameGroups } from '@/lib/cookbook/import/name-groups'
import { plainLine } from '@/lib/cookbook/import/plain-markup'
import { splitSteps, withNames, STEP_WORD, withoutNumber } from '@/lib/cookbook/import/split-steps'

const SECTION_TYPE = /HowToSection$/
const ITEMS = ['itemListElement', 'steps', 'item', 'recipeInstructions'] as const
/** A text in one is a step, even if it begins with a small letter. */
const BLOCK = /<(?:li|p)(?:\s[^<>]*)?>/giu
/** `1` or `soup, step 1` */
const COUNTING = new RegExp(`^\\d{1,3}$|(?:^|\\s)${STEP_WORD}\\s*\\d{1,2}$`, 'iu')

export function stepsOf(value: unknown): string[] {
  const only = [value].flat(3)
  // One step with many lines holds all of them.
  if (only.length === 1 && isObject(only[0]) && itemsOf(only[0]) === undefined) {
    return splitSteps(textOf(only[0]))
  }
  return withNames(nameGroups(readSteps(value, 0), true))
}

function readSteps(value: unknown, depth: number): string[] {
  if (depth > IMPORT_LIMITS.depth) return []
  if (typeof value === 'string') return splitSteps(toPlainText(value.replace(BLOCK, '$&• ')))
  if (Array.isArray(value)) return value.flatMap((item: unknown) => readSteps(item, depth + 1))
  if (!isObject(value)) return []
  const items = itemsOf(value)
  const type = textsOf(valueAt(value, '@type')).join()
  if (items === undefined) {
    return [withoutNumber(plainLine(toOneLine(textOf(value))))].filter(Boolean)
  }
  const steps = readSteps(items, depth + 1)
  if (/HowToStep$/.test(type)) return [withParts(value, steps.join(' '))].filter(Boolean)
  const [first, ...others] = steps
  return first && SECTION_TYPE.test(type) ? [named(value, first), ...others] : steps
}

function withParts(step: Node, parts: string): string {
  const text = toOneLine(toPlainText(textsOf(valueAt(step, 'text')).join('\n')))
  if (text === '' || parts.includes(text))
    return parts ? named(step, parts) : toOneLine(textOf(step))
  return named(step, text.includes(parts) ? text : `${text} ${parts}`)
}

function itemsOf(node: Node): unknown {
  return ITEMS.map((name) => valueAt(node, name)).find((items) => isObject(items))
}

/** The name counts where it is no start of the text. */
function textOf(step: Node): string {
  const [text = '', name = '', description = ''] = ['text', 'name', 'description'].map((key) =>
    toPlainText(textsOf([valueAt(step, key)]).join('\n')),
  )
  return named(step, text || description) || (COUNTING.test(name) ? '' : name)
}

/** The name of a section or step stands before its text, unless it only counts or begins it. */
function named(node: Node, text: string): string {
  const name = toOneLine(toPlainText(textsOf(valueAt(node, 'name'))[0] ?? ''))
  const plain = name.replace(/(?<![:.…\s])[:.…\s]+$/u, '')
  const isSaid = plain === '' || COUNTING.test(plain) || toOneLine(text).startsWith(plain)
  return isSaid || text === '' ? text : `${plain}: ${text}`
}
