import { type Agreements, compareWays } from './agreement'
import { MongoClient, PATIENT } from './driver'
import { startServer, temporaryFolder } from './server-process'

/**
 * Compares two ways to one answer on a fresh server for a given time. Seeds count up by one per
 * round; AGREEMENT_SEED sets the first one, as a failure reports it.
 */
export async function expectAgreement(forMs: number): Promise<void> {
  const firstSeed = Number(process.env.AGREEMENT_SEED ?? Date.now() % 2 ** 32)
  const agreements: Agreements = {
    'index and scan': 0,
    'find and $match': 0,
    'findAndModify and find with update': 0,
    'once and twice': 0,
    'page and whole sort': 0,
    'many and one by one': 0,
  }
  const folder = temporaryFolder()
  const server = await startServer(folder.path)
  // Values keep their BSON type: 1 may be an int, a double, a long.
  const options = { ...PATIENT, promoteValues: false, bsonRegExp: true }
  const client = await MongoClient.connect(server.uri, options)
  let seed = firstSeed
  try {
    const endsAt = performance.now() + forMs
    do await compareWays(client, seed++, agreements)
    while (performance.now() < endsAt)
  } finally {
    console.info(`seeds ${firstSeed} to ${seed - 1}`, agreements)
    await client.close()
    await server.stop()
    folder.remove()
  }
}
