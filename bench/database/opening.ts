import { comparedFigure, type Figure, figure } from '../figures'
import { temporaryFolder } from '../held'
import { comparePairs, type Pace } from '../pace'
import { anonymousMemory } from '../process-usage'
import { connect, startDatabase, type World } from './world'

/** Time to open the collections, and memory after reading all of them. Ends the server. */
export async function measureOpening(
  world: World,
  gridMegabytes: number,
  pace: Pace,
): Promise<Figure[]> {
  await world.server.stop()
  const empty = temporaryFolder()
  const openTime = (folder: string) => async () => {
    const startedAt = performance.now()
    const server = await startDatabase(folder)
    const ms = performance.now() - startedAt
    await server.stop()
    return ms
  }
  await openTime(empty)()
  const compared = await comparePairs(pace.rounds, openTime(world.folder), openTime(empty))
  const name = `process ready with 100,000 documents and ${gridMegabytes} MB of GridFS`
  const opening = comparedFigure(
    'database',
    { name, unit: 'ms', against: 'an empty folder', bound: { of: 'value', atMost: 1000 } },
    compared,
  )

  const server = await startDatabase(world.folder)
  const pid = server.child.pid ?? 0
  const before = anonymousMemory(pid)
  const db = await connect(server.uri)
  for (const name of ['large', 'fs.chunks']) {
    for await (const _ of db.collection(name).find({})) continue
  }
  const after = anonymousMemory(pid)
  await server.stop()
  return [
    opening,
    figure('database', { name: 'RssAnon after the start', unit: 'MB' }, before),
    figure(
      'database',
      { name: 'RssAnon after all was read', unit: 'MB', bound: { of: 'value', atMost: 250 } },
      after,
    ),
  ]
}
