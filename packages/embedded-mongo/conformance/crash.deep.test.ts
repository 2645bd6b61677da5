import { expect, test } from 'vitest'
import { crashRounds } from './crash'
import { seededRandom } from './random'
import { temporaryFolder } from './server-process'

const ROUNDS = 80

test(`killed ${ROUNDS} times under load, no acknowledged write is missing`, async () => {
  const folder = temporaryFolder()
  const seed = Date.now() % 2 ** 32
  console.info(`seed ${seed}`)
  const report = await crashRounds(folder.path, ROUNDS, seededRandom(seed))
  const { acknowledged, missing, disagreements } = report
  console.info(
    `${ROUNDS} kills, ${acknowledged} acknowledged, ${missing.length} missing, ${disagreements.length} disagreements`,
  )
  expect(report.missing).toEqual([])
  expect(report.disagreements).toEqual([])
  folder.remove()
}, 3_600_000)
