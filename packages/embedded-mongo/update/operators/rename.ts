import { arrayIndex } from '../../bson/paths'
import { fieldOf, isDocument, type Document } from '../../bson/types'
import { MongoError } from '../../errors'
import { describe } from '../../query/describe'
import { ignoreBlocked, type Leaf, makeLeaf } from '../node'
import { parseUpdatePath } from '../path'

const BAD_VALUE = 2
const NOT_VIABLE = 28

/** The two parts of a $rename: the source is removed and the target gets its value. */
export function parseRename(source: string, target: unknown): { path: string; leaf: Leaf }[] {
  if (typeof target !== 'string') {
    throw new MongoError(BAD_VALUE, `The 'to' field for $rename must be a string: ${source}`)
  }
  if (source === target) {
    const message = `The source and target field for $rename must differ: ${source}: "${target}"`
    throw new MongoError(BAD_VALUE, message)
  }
  const from = checkedParts(source, 'source')
  const to = checkedParts(target, 'destination')
  const take = makeLeaf(() => undefined, { creates: false, blocked: ignoreBlocked })
  const put = makeLeaf(
    (value, { root }) => {
      const moved = movedValue(root, from)
      if (moved === undefined) return value
      refuseArrays(root, to)
      return moved
    },
    {
      blocked(refuse, root) {
        if (movedValue(root, from) === undefined) return
        refuseArrays(root, to)
        refuse()
      },
    },
  )
  return [
    { path: source, leaf: take },
    { path: target, leaf: put },
  ]
}

function checkedParts(path: string, role: string): string[] {
  const parts = parseUpdatePath(path)
  if (parts.some((part) => part.startsWith('$'))) {
    throw new MongoError(BAD_VALUE, `The ${role} field for $rename may not be dynamic: ${path}`)
  }
  return parts
}

/** The value to move; elements of arrays, and fields within them, cannot be renamed. */
function movedValue(root: Document, parts: readonly string[]): unknown {
  let value: unknown = root
  let array: string | undefined
  for (const [i, part] of parts.entries()) {
    if (isDocument(value)) value = fieldOf(value, part)
    else {
      const index = Array.isArray(value) ? arrayIndex(part) : undefined
      if (index === undefined) throw impassable(parts, i - 1, value)
      array = parts[i - 1]
      value = (value as unknown[])[index]
    }
    if (value === undefined) return undefined
  }
  if (array !== undefined) throw arrayElement('source', root, parts, array)
  return value
}

function refuseArrays(root: Document, parts: readonly string[]): void {
  let value: unknown = root
  let array: string | undefined
  for (const [i, part] of parts.entries()) {
    if (Array.isArray(value)) {
      array = parts[i - 1]
      value = value[arrayIndex(part) ?? -1]
    } else value = isDocument(value) ? fieldOf(value, part) : undefined
  }
  if (array !== undefined) throw arrayElement('destination', root, parts, array)
}

function impassable(parts: readonly string[], at: number, value: unknown): MongoError {
  const name = parts[at]
  const element = `{${name}: ${describe(value)}}`
  const text = `cannot use the part (${name} of ${parts.join('.')}) to traverse the element (${element})`
  return new MongoError(NOT_VIABLE, text)
}

function arrayElement(
  role: string,
  root: Document,
  parts: readonly string[],
  array: string,
): MongoError {
  const where = `'${parts.join('.')}' in doc with _id: ${describe(root['_id'])}`
  const text = `The ${role} field cannot be an array element, ${where} has an array field called '${array}'`
  return new MongoError(BAD_VALUE, text)
}
