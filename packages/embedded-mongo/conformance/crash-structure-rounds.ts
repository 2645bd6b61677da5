import { expect } from 'vitest'
import { structureRounds } from './crash-structure'
import { seededRandom } from './random'
import { temporaryFolder } from './server-process'

/** Kills a server repeatedly during changes of structure; no acknowledged change is undone. */
export async function expectStructureKept(rounds: number): Promise<void> {
  const folder = temporaryFolder()
  const seed = Date.now() % 2 ** 32
  const { answered, problems } = await structureRounds(folder.path, rounds, seededRandom(seed))
  console.info(
    `seed ${seed}, ${rounds} kills, ${answered} answered steps, ${problems.length} problems`,
  )
  expect(problems).toEqual([])
  expect(answered).toBeGreaterThan(0)
  folder.remove()
}
