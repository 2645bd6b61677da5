import { expect, test } from 'vitest'
import { seededRandom } from './random'
import { temporaryFolder } from './server-process'
import { tornRounds } from './torn'

test('a damaged file is refused or reported, and no document is returned that was not stored', async () => {
  const folder = temporaryFolder()
  const seed = Date.now() % 2 ** 32
  const report = await tornRounds(folder.path, 100, seededRandom(seed))
  console.info(`seed ${seed}`, report)
  expect(report.wrong).toEqual([])
  expect(report.silent).toEqual([])
  expect(report.lost).toEqual([])
  folder.remove()
}, 3_600_000)
