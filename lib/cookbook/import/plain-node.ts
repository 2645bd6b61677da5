import { IMPORT_LIMITS } from '@/lib/cookbook/import/catalogue'
import { type Node, textsOf } from '@/lib/cookbook/import/nodes'
import { isObject } from '@/lib/json-fields'

const PREFIX = /^(?:https?:\/\/schema\.org\/|schema:)(?=\w)/u
/** Some sites write JSON into these as a text. */
const LISTS = ['recipeIngredient', 'recipeInstructions']

/** Objects that others name by `@id`. */
export type Named = ReadonlyMap<string, Node>

/** Lists are written as `@list`, and by PHP as objects with numbers for keys. */
export function plainNode(node: Node, named: Named): Node {
  const used = new Set<unknown>()
  return fieldsOf(node, 0)

  function fieldsOf(fields: Node, depth: number): Node {
    return Object.fromEntries(
      Object.entries(fields).map(([key, value]) => {
        const name = key.replace(PREFIX, '')
        const written = LISTS.includes(name) ? unpacked(value) : value
        return [name, plain(written, depth + 1)]
      }),
    )
  }

  function plain(value: unknown, depth: number): unknown {
    if (!isObject(value)) return value
    if (depth > IMPORT_LIMITS.depth) return null
    if (Array.isArray(value)) return value.map((item: unknown) => plain(item, depth + 1))
    if (Object.hasOwn(value, '@value')) return plain(value['@value'], depth + 1)
    const keys = Object.keys(value)
    if (keys.length > 0 && keys.every((key) => /^(?:\d+|@list|@set)$/u.test(key))) {
      return Object.values(value).map((item) => plain(item, depth + 1))
    }
    const found = keys.length === 1 ? named.get(String(value['@id'])) : undefined
    if (!found) return fieldsOf(value, depth)
    if (used.has(found)) return null
    used.add(found)
    return plain(found, depth + 1)
  }
}

/** Adds the object to those that are named, unless it only names another. */
export function keepNamed(named: Map<string, Node>, node: Node): void {
  const [id] = Object.hasOwn(node, '@id') ? textsOf(node['@id']) : []
  if (id && !named.has(id) && Object.keys(node).length > 1) named.set(id, node)
}

function unpacked(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*\[\s*[{"]/u.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
