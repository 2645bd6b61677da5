import { isDocument, typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import type { PacedStage, StageContext } from '../stage'

export function parseUnionWith(spec: unknown, context: StageContext): PacedStage {
  if (typeof spec !== 'string' && !isDocument(spec)) {
    const found = `found ${typeName(spec)}`
    throw new MongoError(
      9,
      `the $unionWith stage specification must be an object or string, but ${found}`,
    )
  }
  const { coll, pipeline = [], ...others } = typeof spec === 'string' ? { coll: spec } : spec
  const [other] = Object.keys(others)
  if (other !== undefined) {
    throw new MongoError(40415, `BSON field '$unionWith.${other}' is an unknown field.`)
  }
  if (coll === undefined) {
    throw new MongoError(40414, "BSON field '$unionWith.coll' is missing but a required field")
  }
  if (typeof coll !== 'string') {
    throw new MongoError(14, "BSON field '$unionWith.coll' is the wrong type")
  }
  const run = context.compilePaced(pipeline, context, 'unionWith')
  return {
    *paced(docs) {
      yield* docs
      yield* run.paced(context.find(coll, {}))
    },
  }
}
