import { type Document, isDocument, setField } from '../../bson/types'
import { MongoError } from '../../errors'
import { type Cell, type Evaluate, parse } from '../parse'
import type { PacedStage, StageContext } from '../stage'

export function parseRedact(spec: unknown, { scope }: StageContext): PacedStage {
  // $$ROOT stays the whole document while $$CURRENT descends.
  const root: Cell = { value: undefined }
  const variables = new Map(scope.variables)
  variables.set('ROOT', { run: () => root.value, constant: false })
  const { run } = parse(spec, { ...scope, variables })
  const keep = (doc: Document): Document | undefined => redact(doc, run)
  return {
    *paced(docs) {
      for (const doc of docs) {
        root.value = doc
        const redacted = doc && (yield* scope.loops.evaluate(keep, doc))
        if (redacted || !doc) yield redacted
      }
    },
  }
}

function redact(doc: Document, decide: Evaluate): Document | undefined {
  switch (decide(doc)) {
    case 'keep':
      return doc
    case 'prune':
      return undefined
    case 'descend':
      return redactFields(doc, decide)
    default:
      throw new MongoError(
        17053,
        "$redact's expression should return one of $$KEEP, $$DESCEND, $$PRUNE",
      )
  }
}

function redactFields(doc: Document, decide: Evaluate): Document {
  const result: Document = {}
  for (const [key, value] of Object.entries(doc)) {
    const redacted = redactValue(value, decide)
    if (redacted !== undefined) setField(result, key, redacted)
  }
  return result
}

function redactValue(value: unknown, decide: Evaluate): unknown {
  if (isDocument(value)) return redact(value, decide)
  if (!Array.isArray(value)) return value
  return value
    .map((item: unknown) => redactValue(item, decide))
    .filter((item) => item !== undefined)
}
