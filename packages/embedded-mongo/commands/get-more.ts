import { Long } from 'bson'
import { MongoError } from '../errors'
import { namespaceOf } from '../store/catalogue'
import { cursorReply } from '../wire/cursor-reply'
import { Arguments } from './arguments'
import type { Command } from './context'

export const getMore: Command = async ({ body }, { cursors, db, interruption }) => {
  const command = new Arguments(body, 'getMore').allow([
    'getMore',
    'collection',
    'batchSize',
    'term',
  ])
  const id = body['getMore']
  if (!(id instanceof Long)) throw new MongoError(14, 'getMore needs a cursor id of type long')
  const namespace = namespaceOf(db, command.needString('collection'))
  const batchSize = command.count('batchSize')
  return cursorReply(
    'nextBatch',
    await cursors.next(id.toBigInt(), namespace, interruption, batchSize || undefined),
  )
}

export const killCursors: Command = ({ body }, { cursors }) => {
  const ids = new Arguments(body, 'killCursors').needArray('cursors')
  const killed: Long[] = []
  const unknown: Long[] = []
  for (const id of ids) {
    if (!(id instanceof Long)) throw new MongoError(14, 'a cursor id must be a long')
    ;(cursors.kill(id.toBigInt()) ? killed : unknown).push(id)
  }
  return {
    cursorsKilled: killed,
    cursorsNotFound: unknown,
    cursorsAlive: [],
    cursorsUnknown: [],
    ok: 1,
  }
}
