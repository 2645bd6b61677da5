import { isHeadingMark, toOneLine } from '@/lib/cookbook/import/plain-text'

/** The object that JSON-LD would have been; it inherits nothing. */
export type Item = Record<string, unknown[]>

type Scope = { depth: number; item: Item; isRdfa: boolean }
/** A property whose text is still being read. */
type Open = Omit<Scope, 'isRdfa'> & { names: readonly string[]; from: number }

type Attributes = Readonly<Record<string, string>>

const MAX_OPEN = 20

/** It is told of each element of a page, and collects the items that stand alone. */
export function readMicrodata() {
  const items: Item[] = []
  const scopes: Scope[] = []
  const opened: Open[] = []
  let recipe: Item | undefined
  let depth = 0

  function open(name: string, attributes: Attributes, from: number): void {
    depth += 1
    const isRdfa = scopes.at(-1)?.isRdfa ?? /Recipe$/u.test(attributes.typeof ?? '')
    const type = attributes.itemtype ?? (isRdfa ? attributes.typeof : undefined)
    const written = attributes.itemprop ?? (isRdfa ? attributes.property : '') ?? ''
    // RDFa has prefixes, such as `schema:`.
    const names = written
      .split(/\s+/u)
      .map((name) => name.replace(/^\w+:/u, ''))
      .filter(Boolean)
    const parent = scopes.at(-1)?.item ?? (names.some(isOfRecipe) ? recipe : undefined)
    if (attributes.itemscope !== undefined || type !== undefined) {
      const item: Item = Object.create(null)
      item['@type'] = (type ?? '').split(/\s+/u)
      if (parent && names.length > 0) add(parent, names, item)
      else items.push(item)
      if (/Recipe\b/u.test(type ?? '')) recipe = item
      scopes.push({ depth, item, isRdfa })
    } else if (parent && names.length > 0) {
      const value = valueOf(name, attributes)
      if (value !== undefined) add(parent, names, value)
      else if (opened.length < MAX_OPEN) opened.push({ depth, item: parent, names, from })
    }
  }

  function close(texts: readonly string[]): void {
    while (opened.at(-1)?.depth === depth) {
      const { item, names, from } = opened.pop() ?? { item: {}, names: [], from: 0 }
      const read = texts.slice(from).filter((text) => !isHeadingMark(text))
      add(item, names, read.join(''))
    }
    if (scopes.at(-1)?.depth === depth) scopes.pop()
    depth -= 1
  }

  function finish(): Item[] {
    for (const item of items) {
      for (const name of ['recipeIngredient', 'ingredients']) {
        if (item[name]) item[name] = toLines(item[name])
      }
    }
    return items
  }

  return { open, close, finish }
}

/** Pages that close an element too many have these outside of the recipe. */
function isOfRecipe(name: string): boolean {
  return /^(?:recipe|ingredients$)/u.test(name)
}

function add(item: Item, names: readonly string[], value: unknown): void {
  for (const name of names) (item[name] ??= []).push(value)
}

/** Elements that stand beside each other have one line each, and one alone has a list. */
function toLines(values: readonly unknown[]): unknown[] {
  if (values.length < 2) return [...values]
  return values.map((value) => (typeof value === 'string' ? toOneLine(value) : value))
}

/** Undefined where the value is the text of the element. */
function valueOf(name: string, attributes: Attributes): string | undefined {
  const { content, datetime, href, src } = attributes
  if (name === 'link') return href ?? ''
  if (name === 'img' || name === 'source') return src ?? ''
  return name === 'meta' ? (content ?? '') : (content ?? datetime)
}
