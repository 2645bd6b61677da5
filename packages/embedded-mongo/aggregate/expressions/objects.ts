import { type Document, fieldOf, isDocument, setField, typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import { describe } from '../../query/describe'
import { isNullish, readNamed, unary, variadic } from '../arguments'
import { combine, constant, type Node, type Operators, parse, type Scope } from '../parse'

export const OBJECTS: Operators = {
  $mergeObjects: variadic(merge),
  $objectToArray: unary(objectToArray),
  $arrayToObject: unary(arrayToObject),
  $getField: parseGetField,
  $setField: parseSetField,
  $unsetField: parseUnsetField,
}

function merge(values: unknown[]): unknown {
  const [only] = values
  const parts = values.length === 1 && Array.isArray(only) ? only : values
  const result: Document = {}
  for (const part of parts) {
    if (isNullish(part)) continue
    if (!isDocument(part)) {
      const type = `but input ${describe(part)} is of type ${typeName(part)}`
      throw new MongoError(40400, `$mergeObjects requires object inputs, ${type}`)
    }
    for (const key of Object.keys(part)) setField(result, key, part[key])
  }
  return result
}

function objectToArray(value: unknown): unknown {
  if (isNullish(value)) return null
  if (isDocument(value)) return Object.entries(value).map(([k, v]) => ({ k, v }))
  const message = `$objectToArray requires a document input, found: ${typeName(value)}`
  throw new MongoError(40390, message)
}

function arrayToObject(value: unknown): unknown {
  if (isNullish(value)) return null
  if (!Array.isArray(value)) {
    throw new MongoError(40386, `$arrayToObject requires an array input, found: ${typeName(value)}`)
  }
  const result: Document = {}
  const [first] = value
  const takesPairs = Array.isArray(first)
  for (const item of value) {
    const [key, inner] = takesPairs ? readPair(item) : readEntry(item)
    if (key.includes('\0')) {
      throw new MongoError(4940400, 'Key field cannot contain an embedded null byte')
    }
    setField(result, key, inner)
  }
  return result
}

function readPair(item: unknown): [string, unknown] {
  if (!Array.isArray(item)) {
    const message = `$arrayToObject requires a consistent input format. Elements must all be arrays or all be objects. Array was detected, now found: ${typeName(item)}`
    throw new MongoError(40396, message)
  }
  const [key, value]: unknown[] = item
  if (item.length !== 2) {
    const message = `$arrayToObject requires an array of size 2 arrays,found array of size: ${item.length}`
    throw new MongoError(40397, message)
  }
  if (typeof key === 'string') return [key, value]
  const message = `$arrayToObject requires an array of key-value pairs, where the key must be of type string. Found key type: ${typeName(key)}`
  throw new MongoError(40395, message)
}

function readEntry(item: unknown): [string, unknown] {
  if (!isDocument(item)) {
    const isFirstForm = Array.isArray(item) ? 40391 : 40398
    throw new MongoError(
      isFirstForm,
      `Unrecognised input type format for $arrayToObject: ${typeName(item)}`,
    )
  }
  if (Object.keys(item).length !== 2) {
    const message =
      "$arrayToObject requires an object keys of 'k' and 'v'. Found incorrect number of keys"
    throw new MongoError(40392, message)
  }
  const key = fieldOf(item, 'k')
  if (key === undefined || !Object.hasOwn(item, 'v')) {
    throw new MongoError(
      40393,
      "$arrayToObject requires an object with keys 'k' and 'v'. Missing either or both keys",
    )
  }
  if (typeof key === 'string') return [key, fieldOf(item, 'v')]
  const message = `$arrayToObject requires an object with keys 'k' and 'v', where the value of 'k' must be of type string. Found type: ${typeName(key)}`
  throw new MongoError(40394, message)
}

function parseGetField(operand: unknown, scope: Scope, name: string): Node {
  const isNamed = isDocument(operand) && !Object.keys(operand)[0]?.startsWith('$')
  const fields = isNamed
    ? readNamed(
        operand,
        {
          required: ['field', 'input'],
          optional: [],
          notObject: 3041701,
          unknown: 3041701,
          missing: { field: 3041702, input: 3041703 },
        },
        name,
      )
    : { field: operand, input: '$$CURRENT' }
  const key = fieldName(fields['field'], scope, name, 5654602)
  const input = parse(fields['input'], scope)
  return combine([input], (doc) => {
    const value = input.run(doc)
    if (value === null) return null
    return isDocument(value) ? fieldOf(value, key) : undefined
  })
}

const SET_FIELD = {
  required: ['field', 'value', 'input'],
  optional: [],
  notObject: 4161100,
  unknown: 4161101,
  missing: { field: 4161102, value: 4161103, input: 4161109 },
}

function parseSetField(operand: unknown, scope: Scope, name: string): Node {
  const fields = readNamed(operand, SET_FIELD, name)
  return setFieldNode(fields, parse(fields['value'], scope), scope, name)
}

function parseUnsetField(operand: unknown, scope: Scope, name: string): Node {
  const { required, ...rest } = SET_FIELD
  const spec = { ...rest, required: required.filter((key) => key !== 'value') }
  return setFieldNode(readNamed(operand, spec, name), constant(undefined), scope, name)
}

function setFieldNode(fields: Document, value: Node, scope: Scope, name: string): Node {
  const key = fieldName(fields['field'], scope, name, 4161107)
  const input = parse(fields['input'], scope)
  return combine([input, value], (doc) => {
    const object = input.run(doc)
    if (isNullish(object)) return null
    if (!isDocument(object)) {
      throw new MongoError(4161105, `${name} requires 'input' to evaluate to type Object`)
    }
    const result = { ...object }
    const inner = value.run(doc)
    if (inner === undefined) delete result[key]
    else setField(result, key, inner)
    return result
  })
}

/** The name of a field must be known when the expression is compiled. */
function fieldName(source: unknown, scope: Scope, name: string, wrongType: number): string {
  if (typeof source === 'string' && source.startsWith('$')) {
    const message = `'${source}' is a field path reference which is not allowed in this context.`
    throw new MongoError(name === '$getField' ? 5654600 : 4161108, message)
  }
  const node = parse(source, scope)
  if (!node.constant) {
    throw new MongoError(
      name === '$getField' ? 5654601 : 4161106,
      `${name} requires 'field' to be constant`,
    )
  }
  const value = node.run({})
  if (typeof value === 'string') return value
  throw new MongoError(
    wrongType,
    `${name} requires 'field' to evaluate to type String, but got ${typeName(value)}`,
  )
}
