import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENDLESS, leaveWhileRunning, runningOn, startWithRows } from './multiplying'

let world: Awaited<ReturnType<typeof startWithRows>>

beforeAll(async () => {
  world = await startWithRows()
})

afterAll(async () => void (await world.stop()))

test.each(ENDLESS)(
  'others are answered during %s, and a lost client ends it',
  async (_, command) => {
    expect(await leaveWhileRunning(world, command)).toBe('ended')
    await expect.poll(() => runningOn(world.client)).toEqual([])
  },
)

test.each(ENDLESS)('maxTimeMS ends %s with code 50', async (_, command) => {
  const limited = world.client.db('m').command({ ...command, maxTimeMS: 50 })
  await expect(limited).rejects.toMatchObject({ code: 50 })
})
