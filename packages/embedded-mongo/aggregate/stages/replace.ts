import { type Document, isDocument, typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import { describe } from '../../query/describe'
import { parse } from '../parse'
import { mapStage, type PacedStage, type StageContext } from '../stage'

export function parseReplaceWith(spec: unknown, { scope }: StageContext): PacedStage {
  const { run } = parse(spec, scope)
  return mapStage(scope, (doc): Document => {
    const value = run(doc)
    if (isDocument(value)) return value
    const type = `Type of resulting value: '${typeName(value)}'`
    const message = `'replacement document' must evaluate to an object, but resulting value was: ${describe(value)}. ${type}`
    throw new MongoError(40228, message)
  })
}

export function parseReplaceRoot(spec: unknown, context: StageContext): PacedStage {
  if (!isDocument(spec)) {
    throw new MongoError(40229, 'expected an object as specification for $replaceRoot stage')
  }
  for (const key of Object.keys(spec)) {
    if (key !== 'newRoot') {
      throw new MongoError(40415, `BSON field '$replaceRoot.${key}' is an unknown field.`)
    }
  }
  if (!Object.hasOwn(spec, 'newRoot')) {
    throw new MongoError(40414, "BSON field '$replaceRoot.newRoot' is missing but a required field")
  }
  return parseReplaceWith(spec['newRoot'], context)
}
