import { setTimeout } from 'node:timers/promises'
import { type Client, MongoClient, PATIENT } from './driver'
import { startHurriedServer } from './server-process'

type Killing = {
  data: string
  rounds: number
  /** The largest number of answers to wait for before a kill. */
  mostAnswers: number
  random: () => number
}

export type Load = {
  /** Compares the stored state with the acknowledged one, after each start. */
  check(client: Client): Promise<void>
  /** Writers that run until their connection breaks, and call `note` after each answer. */
  writers(client: Client, round: number, note: () => void): Promise<unknown>[]
}

const LONGEST_WAIT_MS = 20
/** Writers whose connection was closed have this time, and so has the client itself. */
const SETTLE_MS = 500
const OPTIONS = { ...PATIENT, retryWrites: false, retryReads: false }

/**
 * Kills a server under load `rounds` times, opens the same folder again each time and checks it;
 * returns the number of answers. A writer that fails while the server runs fails the test.
 */
export async function killUnderLoad(killing: Killing, load: Load): Promise<number> {
  const { data, rounds, mostAnswers, random } = killing
  let answers = 0
  for (let round = 0; round <= rounds; round++) {
    const server = await startHurriedServer(data)
    const client = await MongoClient.connect(server.uri, OPTIONS)
    await load.check(client)
    if (round === rounds) {
      await client.close()
      await server.stop()
      break
    }
    const enough = answers + 1 + Math.floor(random() * mostAnswers)
    let writers: Promise<unknown>[] = []
    await new Promise<void>((resolve, reject) => {
      writers = load.writers(client, round, () => {
        if (++answers >= enough) resolve()
      })
      const fail = (cause: unknown) => reject(new Error(server.state(), { cause }))
      for (const writer of writers) writer.catch(fail)
    })
    await setTimeout(random() * LONGEST_WAIT_MS)
    await server.kill()
    // The driver (mongodb 7.8) never ends a write that waits for a socket which has just closed; its
    // close writes too.
    await Promise.race([Promise.allSettled([...writers, client.close()]), setTimeout(SETTLE_MS)])
  }
  return answers
}
