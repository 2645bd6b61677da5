import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  endless,
  ENDLESS,
  leaveWhileRunning,
  LONG_SUM,
  pingAll,
  runningOn,
  startWithRows,
} from './multiplying'

/** The deep tests take all of them. */
const SOME = endless(
  '$unwind',
  '$lookup of a cross product',
  '$setWindowFields',
  '$reduce and $map',
  'find with a projection',
  '$out',
)

let world: Awaited<ReturnType<typeof startWithRows>>

beforeAll(async () => {
  world = await startWithRows()
})

afterAll(async () => void (await world.stop()))

test.each(SOME)('others are answered during %s, and a lost client ends it', async (_, command) => {
  expect(await leaveWhileRunning(world, command)).toBe('ended')
  await expect.poll(() => runningOn(world.client)).toEqual([])
})

test.each(SOME)('maxTimeMS ends %s with code 50', async (_, command) => {
  const limited = world.client.db('m').command({ ...command, maxTimeMS: 50 })
  await expect(limited).rejects.toMatchObject({ code: 50 })
})

test('maxTimeMS ends an update whose expressions take long', async () => {
  const updates = [{ q: {}, u: [{ $set: { x: LONG_SUM } }], multi: true }]
  const reply = await world.client.db('m').command({ update: 'wide', updates, maxTimeMS: 50 })
  expect(reply).toMatchObject({ n: 0, writeErrors: [{ code: 50 }] })
})

test('SIGTERM ends a server that is busy with all of them', async () => {
  const { client, stop } = await startWithRows(2 * ENDLESS.length)
  const ended = ENDLESS.map(([, command]) =>
    client
      .db('m')
      .command(command)
      .catch(() => 'ended'),
  )
  await pingAll(client)
  expect(await stop()).toBe(0)
  expect(new Set(await Promise.all(ended))).toEqual(new Set(['ended']))
}, 60_000)
