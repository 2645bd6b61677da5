import { expect, test } from 'vitest'
import { crashRounds } from './crash'
import { seededRandom } from './random'
import { temporaryFolder } from './server-process'

test('killed under load, the server keeps every acknowledged write and its indexes agree', async () => {
  const folder = temporaryFolder()
  const report = await crashRounds(folder.path, 3, seededRandom(1))
  expect(report.missing).toEqual([])
  expect(report.disagreements).toEqual([])
  expect(report.acknowledged).toBeGreaterThan(0)
  folder.remove()
}, 120_000)
