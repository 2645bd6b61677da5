import { expect, test } from 'vitest'
import { structureRounds } from './crash-structure'
import { seededRandom } from './random'
import { temporaryFolder } from './server-process'

const ROUNDS = 40

test('killed amid index builds, renames, drops and files, nothing answered is undone', async () => {
  const folder = temporaryFolder()
  const seed = Date.now() % 2 ** 32
  const { answered, problems } = await structureRounds(folder.path, ROUNDS, seededRandom(seed))
  console.info(`seed ${seed}, ${answered} answered steps over ${ROUNDS} kills`)
  expect(problems).toEqual([])
  expect(answered).toBeGreaterThan(0)
  folder.remove()
}, 600_000)
