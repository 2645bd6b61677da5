import { arrayIndex } from '../../bson/paths'
import { fieldOf, isDocument, type Document } from '../../bson/types'
import { MongoError } from '../../errors'
import { describe } from '../../query/describe'
import { type Leaf, makeLeaf } from '../node'
import { parseUpdatePath } from '../path'

const BAD_VALUE = 2

/** The two ends of a $rename: the source is taken away and the target gets its value. */
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
    const moved = valueThroughDocuments(root, from, 'source')
    if (moved === undefined) return value
    valueThroughDocuments(root, to, 'destination')
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

function valueThroughDocuments(root: Document, parts: readonly string[], role: string): unknown {
  let value: unknown = root
  for (const part of parts) {
    if (Array.isArray(value)) {
      if (role === 'source' && arrayIndex(part) === undefined) return undefined
      const document = `in doc with _id: ${describe(root['_id'])}`
      const message = `The ${role} field cannot be an array element, '${parts.join('.')}' ${document}`
      throw new MongoError(BAD_VALUE, message)
    }
    if (!isDocument(value)) return undefined
    value = fieldOf(value, part)
  }
  return value
}
