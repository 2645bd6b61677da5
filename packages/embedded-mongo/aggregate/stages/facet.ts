import { checkFieldName } from '../../bson/field-path'
import { type Document, isDocument, setField, typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import { withPauses } from '../../query/pace'
import { collectPaced, Held } from '../held'
import type { PacedStage, StageContext } from '../stage'

export function parseFacet(spec: unknown, context: StageContext): PacedStage {
  if (!isDocument(spec) || Object.keys(spec).length === 0) {
    throw new MongoError(40169, 'the $facet specification must be a non-empty object')
  }
  const facets = Object.entries(spec).map(([name, pipeline]) => {
    checkFieldName(name)
    if (!Array.isArray(pipeline)) {
      const type = `${name} is type ${typeName(pipeline)}`
      throw new MongoError(40170, `arguments to $facet must be arrays, ${type}`)
    }
    return { name, run: context.compilePaced(pipeline, context, 'facet') }
  })
  const { pace } = context
  return {
    *paced(docs) {
      const rows = yield* collectPaced(docs, new Held('$facet'), pace)
      const held = new Held('$facet')
      const result: Document = {}
      for (const { name, run } of facets) {
        setField(result, name, yield* collectPaced(run.paced(withPauses(rows, pace)), held, pace))
      }
      yield result
    },
  }
}
