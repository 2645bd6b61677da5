import { expect, test } from 'vitest'
import { withLock } from '@/lib/leases/lock'
import { withTestDatabase } from '@/testing/db'
import { stored } from '@/testing/stored'

withTestDatabase()

test('work under one name never overlaps, and work under another name does not wait', async () => {
  let inside = 0
  let max = 0
  const work = async () => {
    max = Math.max(max, ++inside)
    await withLock('another', () => Promise.resolve())
    inside--
  }
  await Promise.all(Array.from({ length: 8 }, () => withLock('one', work)))
  expect(max).toBe(1)
  expect(await (await stored('locks')).countDocuments()).toBe(0)
})

test('the lock of a dead process is free once its lease expires', async () => {
  const locks = await stored('locks')
  const until = new Date(Date.now() - 1)
  await locks.insertOne({ _id: 'one' as never, lease: { owner: 'a dead process', until } })
  expect(await withLock('one', () => Promise.resolve('done'))).toBe('done')
})

test('failed work releases the lock', async () => {
  await expect(withLock('one', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await withLock('one', () => Promise.resolve('done'))).toBe('done')
})
