import { arrayIndex } from '../../bson/paths'
import { fieldOf, isDocument, type Document } from '../../bson/types'
import { MongoError } from '../../errors'
import { describe } from '../../query/describe'
import { type Leaf, makeLeaf } from '../node'
import { parseUpdatePath } from '../path'

const BAD_VALUE = 2

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
  const take = makeLeaf(() => undefined, { creates: false, lenient: true })
  const put = makeLeaf((value, { root }) => {
    const moved = movedValue(root, from)
    if (moved === undefined) return value
    refuseArrays(root, to)
    return moved
  })
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
  let inArray = false
  for (const part of parts) {
    if (Array.isArray(value)) {
      inArray = true
      value = value[arrayIndex(part) ?? -1]
    } else value = isDocument(value) ? fieldOf(value, part) : undefined
  }
  if (inArray && value !== undefined) throw arrayElement('source', root, parts)
  return value
}

function refuseArrays(root: Document, parts: readonly string[]): void {
  let value: unknown = root
  for (const part of parts) {
    if (Array.isArray(value)) throw arrayElement('destination', root, parts)
    value = isDocument(value) ? fieldOf(value, part) : undefined
  }
}

function arrayElement(role: string, root: Document, parts: readonly string[]): MongoError {
  const where = `'${parts.join('.')}' in doc with _id: ${describe(root['_id'])}`
  return new MongoError(BAD_VALUE, `The ${role} field cannot be an array element, ${where}`)
}
