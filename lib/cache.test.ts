import { expect, test } from 'vitest'
import { cached, cachedIfFound, invalidate, readChanges, resetCache, watchTag } from '@/lib/cache'
import { realNow } from '@/lib/clock'
import { withTestDatabase } from '@/testing/db'
import { createGate } from '@/testing/fake-painter'
import { CacheTagModel } from '@/models/cache-tag'

withTestDatabase()

test('a value is loaded once for all readers while its tags stay', async () => {
  let loads = 0
  const load = async () => ++loads
  const first = await Promise.all([1, 2, 3].map(() => cached('k', ['a', 'b'], load)))
  expect([...first, await cached('k', ['a', 'b'], load)]).toEqual([1, 1, 1, 1])
})

test('what is not found takes no place of what is, though anybody may ask for it', async () => {
  const read = (name: string) => cachedIfFound(name, ['a'], async () => found.get(name) ?? null)
  const found = new Map([['anna', 'Anna']])
  expect(await read('anna')).toBe('Anna')
  for (let i = 0; i < 2100; i++) expect(await read(`nobody-${i}`)).toBeNull()
  found.clear()
  expect(await read('anna')).toBe('Anna')
})

test('a change is visible at once in its own process', async () => {
  let value = 'old'
  const read = () => cached('k', ['a'], async () => value)
  expect(await read()).toBe('old')
  value = 'new'
  expect(await read()).toBe('old')
  await invalidate(['a'])
  expect(await read()).toBe('new')
})

test('a value that is loading while its tag changes is not cached', async () => {
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

test('a tag raised by another process is visible within a second', async () => {
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

test('a tag of a process whose clock is ahead hides no later change', async () => {
  let value = 'old'
  const read = () => cached('k', ['a'], async () => value)
  const raise = (_id: string, changedAt: Date) =>
    CacheTagModel.updateOne(
      { _id },
      { $inc: { version: 1 }, $set: { changedAt } },
      { upsert: true },
    )
  await raise('ahead', new Date(realNow().getTime() + 3_600_000))
  await readChanges()
  await read()
  value = 'new'
  await raise('a', realNow())
  await readChanges()
  expect(await read()).toBe('new')
  resetCache()
})

test('a failed load is not cached', async () => {
  await expect(cached('k', ['a'], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cached('k', ['a'], async () => 'yes')).toBe('yes')
  resetCache()
})

test('a change of another process is seen after one of its own that was read while it was made', async () => {
  let value = 'old'
  const read = () => cached('k', ['a'], async () => value)
  let isReading = false
  watchTag('a', async () => {
    if (isReading) return
    isReading = true
    await readChanges()
  })
  await read()
  await invalidate(['a'])
  await read()
  value = 'new'
  const raise = { $inc: { version: 1 }, $set: { changedAt: realNow() } }
  await CacheTagModel.updateOne({ _id: 'a' }, raise)
  await readChanges()
  expect(await read()).toBe('new')
})
