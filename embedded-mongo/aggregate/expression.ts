import type { Document } from '../bson/types'
import { MongoError } from '../errors'
import type { Collation } from '../query/collation'

export type ExpressionOptions = { collation?: Collation; variables?: Document; now?: Date }
export type Expression = { evaluate(doc: Document): unknown }

export function compileExpression(_source: unknown, _options: ExpressionOptions): Expression {
  throw new MongoError(238, 'not written yet')
}
