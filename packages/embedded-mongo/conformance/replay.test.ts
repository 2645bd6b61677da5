import { afterAll, beforeAll, expect, test } from 'vitest'
import { percentOf, replay, type Report, tableOf } from './replay'
import { type ServerProcess, startServer, temporaryFolder } from './server-process'
import { readVectors } from './vectors'

/** Required share, in percent, of each kind that is answered as by MongoDB 7.0.15. */
const MIN: Readonly<Record<string, number>> = {
  'aggregate.fuzz': 100,
  'aggregate.site': 100,
  'app.site': 100,
  'arrays.site': 100,
  'bulk.site': 100,
  'collation.site': 100,
  'count.fuzz': 100,
  'count.site': 100,
  'delete.fuzz': 100,
  'delete.site': 100,
  'distinct.fuzz': 100,
  'distinct.site': 100,
  'exprArray.site': 100,
  'exprConvert.site': 100,
  'exprDate.site': 100,
  'exprNumber.site': 100,
  'exprObject.site': 100,
  'exprString.site': 100,
  'find.fuzz': 100,
  'find.site': 100,
  'findAndModify.fuzz': 100,
  'findAndModify.site': 100,
  'group.site': 99.6,
  'indexes.site': 100,
  'invalid.site': 100,
  'lookup.site': 100,
  'out.site': 100,
  'pipelineUpdate.site': 100,
  'projection.fuzz': 100,
  'projection.site': 100,
  'sort.fuzz': 100,
  'sort.site': 100,
  'types.fuzz': 100,
  'types.site': 100,
  'typesUpdate.site': 100,
  'unique.site': 100,
  'update.fuzz': 100,
  'update.site': 100,
  'upsert.fuzz': 100,
  'upsert.site': 100,
  'window.site': 100,
}

const folder = temporaryFolder()
let server: ServerProcess
let report: Report

beforeAll(async () => {
  server = await startServer(folder.path)
  report = await replay(server.uri, readVectors())
  console.info(tableOf(report))
}, 300_000)

afterAll(async () => {
  await server.stop()
  folder.remove()
})

test('all recorded vectors are replayed, and every kind reaches its required share', () => {
  const totals = [...report.kinds.values()].map(({ total }) => total)
  expect(totals.reduce((sum, total) => sum + total, 0)).toBe(12_337)
  expect([...report.kinds.keys()].toSorted()).toEqual(Object.keys(MIN).toSorted())
})

test.for(Object.entries(MIN))(
  'of %s at least %d percent are answered as MongoDB does',
  ([kind, min]) => {
    const share = report.kinds.get(kind)
    expect(share && percentOf(share)).toBeGreaterThanOrEqual(min)
  },
)
