import { afterAll, beforeAll, expect, test } from 'vitest'
import { percentOf, replay, type Report, tableOf } from './replay'
import { type ServerProcess, startServer, temporaryFolder } from './server-process'
import { readVectors } from './vectors'

/** The least share of each kind that has to be answered as MongoDB 7.0.15 answered, in percent. */
const LEAST: Readonly<Record<string, number>> = {}

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

test('every kind of recorded vector has a least share', () => {
  expect([...report.kinds.keys()].toSorted()).toEqual(Object.keys(LEAST).toSorted())
})

test.for(Object.entries(LEAST))(
  'of %s at least %d %% are answered as MongoDB does',
  ([kind, least]) => {
    const share = report.kinds.get(kind)
    expect(share && percentOf(share)).toBeGreaterThanOrEqual(least)
  },
)
