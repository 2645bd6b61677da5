import { identityOf } from '../../bson/identity'
import { type Document, isDocument, setField } from '../../bson/types'
import { MongoError } from '../../errors'
import type { Accumulator } from '../accumulators/accumulator'
import { parseAccumulator } from '../accumulators/parse'
import { type Node, parse } from '../parse'
import { pause } from '../../query/pace'
import { Held, roughSize } from '../held'
import type { PacedStage, StageContext } from '../stage'

type Group = { id: unknown; states: Accumulator[] }

const GROUP_BYTES = 128

export function parseGroup(spec: unknown, context: StageContext): PacedStage {
  if (!isDocument(spec)) {
    throw new MongoError(15947, "a group's fields must be specified in an object")
  }
  if (!Object.hasOwn(spec, '_id')) {
    throw new MongoError(15955, 'a group specification must include an _id')
  }
  const { _id: source, ...fields } = spec
  return groupStage(parse(source, context.scope), fields, context)
}

export function groupStage(id: Node, fields: Document, context: StageContext): PacedStage {
  const { scope, collation, pace } = context
  const outputs = Object.entries(fields).map(([name, source]) => {
    if (name.includes('.')) {
      throw new MongoError(40235, `The field name '${name}' cannot contain '.'`)
    }
    if (name.startsWith('$')) {
      throw new MongoError(40236, `The field name '${name}' cannot be an operator name`)
    }
    const isGrowing = isDocument(source) && ('$push' in source || '$addToSet' in source)
    return { name, accumulator: parseAccumulator(name, source, scope), isGrowing }
  })
  const { loops } = scope
  const valuesOf = (doc: Document) => ({
    id: id.run(doc),
    arguments: outputs.map(({ accumulator }) => accumulator.argument.run(doc)),
  })
  return {
    *paced(docs) {
      const groups = new Map<string, Group>()
      const held = new Held('$group')
      for (const doc of docs) {
        if (!doc) {
          yield undefined
          continue
        }
        // With loops all is evaluated first, because adding to a group cannot be repeated.
        const values = loops.isUsed ? yield* loops.evaluate(valuesOf, doc) : undefined
        const value = (values ? values.id : id.run(doc)) ?? null
        const key = identityOf(value, collation)
        let group = groups.get(key)
        if (!group) {
          group = { id: value, states: outputs.map(({ accumulator }) => accumulator.start(value)) }
          groups.set(key, group)
          held.add(GROUP_BYTES + roughSize(value))
        }
        for (const [i, { accumulator, isGrowing }] of outputs.entries()) {
          const argument = values ? values.arguments[i] : accumulator.argument.run(doc)
          if (isGrowing) held.add(roughSize(argument))
          group.states[i]?.add(argument)
        }
        if (pace.isDue()) yield* pause(pace)
      }
      for (const { id: _id, states } of groups.values()) {
        const result: Document = { _id }
        for (const [i, { name }] of outputs.entries()) {
          const value = states[i]?.result()
          setField(result, name, value === undefined ? null : value)
        }
        yield result
      }
    },
  }
}

export function parseSortByCount(spec: unknown, context: StageContext): PacedStage {
  if (typeof spec !== 'string' && !isDocument(spec)) {
    const message = 'the sortByCount field must be specified as a string or as an object'
    throw new MongoError(40149, message)
  }
  if (typeof spec === 'string' && !spec.startsWith('$')) {
    throw new MongoError(40148, 'the sortByCount field must be defined as a $-prefixed path')
  }
  if (isDocument(spec) && !Object.keys(spec)[0]?.startsWith('$')) {
    throw new MongoError(40147, 'the sortByCount field must be defined as an expression')
  }
  const group = { $group: { _id: spec, count: { $sum: 1 } } }
  return context.compilePaced([group, { $sort: { count: -1 } }], context)
}
