import { checkFieldName } from '../../bson/field-path'
import { type Document, isDocument, setField, typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import type { Stage, StageContext } from '../stage'

export function parseFacet(spec: unknown, context: StageContext): Stage {
  if (!isDocument(spec) || Object.keys(spec).length === 0) {
    throw new MongoError(40169, 'the $facet specification must be a non-empty object')
  }
  const facets = Object.entries(spec).map(([name, pipeline]) => {
    checkFieldName(name)
    if (!Array.isArray(pipeline)) {
      const type = `${name} is type ${typeName(pipeline)}`
      throw new MongoError(40170, `arguments to $facet must be arrays, ${type}`)
    }
    return { name, run: context.compile(pipeline, context, 'facet') }
  })
  return function* (docs) {
    const rows = [...docs]
    const result: Document = {}
    for (const { name, run } of facets) setField(result, name, [...run(rows)])
    yield result
  }
}
