import { expect, test } from 'vitest'
import { cached, invalidate, resetCache } from '@/lib/cache'
import { realNow } from '@/lib/clock'
import { withTestDatabase } from '@/lib/testing/db'
import { createGate } from '@/lib/testing/fake-painter'
import { CacheTagModel } from '@/models/cache-tag'

withTestDatabase()

test('a value is loaded once while its tags stay, by however many readers', async () => {
  let loads = 0
  const load = async () => ++loads
  const first = await Promise.all([1, 2, 3].map(() => cached('k', ['a', 'b'], load)))
  expect([...first, await cached('k', ['a', 'b'], load)]).toEqual([1, 1, 1, 1])
})

test('a change is seen at once where it was made', async () => {
  let value = 'old'
  const read = () => cached('k', ['a'], async () => value)
  expect(await read()).toBe('old')
  value = 'new'
  expect(await read()).toBe('old')
  await invalidate(['a'])
  expect(await read()).toBe('new')
})

test('a value that was being loaded while its tag changed is not kept', async () => {
  const [begun, gate] = [createGate(), createGate()]
  const slow = cached('k', ['a'], async () => {
    begun.open()
    await gate.opened
    return 'stale'
  })
  await begun.opened
  await invalidate(['a'])
  gate.open()
  expect(await slow).toBe('stale')
  expect(await cached('k', ['a'], async () => 'fresh')).toBe('fresh')
})

test('another process raises a tag: this one sees it within a second', async () => {
  let value = 'old'
  const read = () => cached('k', ['a'], async () => value)
  await invalidate(['a'])
  await read()
  value = 'new'
  await CacheTagModel.updateOne(
    { _id: 'a' },
    { $inc: { version: 1 }, $set: { changedAt: realNow() } },
  )
  await expect.poll(read, { timeout: 2000 }).toBe('new')
})

test('a load that fails is not kept', async () => {
  await expect(cached('k', ['a'], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cached('k', ['a'], async () => 'yes')).toBe('yes')
  resetCache()
})
