import { MongoError } from '../errors'
import { Arguments } from './arguments'
import { type Command, findCollection } from './context'
import { collectionName } from './namespaces'

const NAMESPACE_NOT_FOUND = 26

/** LMDB uses free pages again and never gives them back, so that nothing is freed. */
export const compact: Command = ({ body }, context) => {
  const name = collectionName(body, 'compact', context.db)
  new Arguments(body, 'compact').allow(['compact', 'force', 'dryRun', 'freeSpaceTargetMB'])
  if (!findCollection(context, name)) {
    throw new MongoError(NAMESPACE_NOT_FOUND, `collection does not exist: ${context.db}.${name}`)
  }
  return { bytesFreed: 0, ok: 1 }
}

/** Plans are chosen anew for each query. */
export const planCacheClear: Command = ({ body }, { db }) => {
  collectionName(body, 'planCacheClear', db)
  const fields = ['planCacheClear', 'query', 'projection', 'sort', 'collation']
  new Arguments(body, 'planCacheClear').allow(fields)
  return { ok: 1 }
}
