import { expect } from 'vitest'
import { manyRounds } from './crash-many'
import { seededRandom } from './random'
import { temporaryFolder } from './server-process'

/** Kills a server repeatedly during writes of many documents; no acknowledged write is lost. */
export async function expectManyKept(rounds: number): Promise<void> {
  const folder = temporaryFolder()
  const seed = Date.now() % 2 ** 32
  const { answers, missing, disagreements } = await manyRounds(
    folder.path,
    rounds,
    seededRandom(seed),
  )
  console.info(
    `seed ${seed}, ${rounds} kills, ${answers} answers, ${missing.length} missing, ${disagreements.length} disagreements`,
  )
  expect(missing).toEqual([])
  expect(disagreements).toEqual([])
  folder.remove()
}
