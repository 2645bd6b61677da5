import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTurn } from '@/lib/account/hash-queue'

test('however many hashes are wanted, one core stays free, and a failed one makes room', async () => {
  let running = 0
  let most = 0
  const hash = async (i: number) => {
    most = Math.max(most, ++running)
    await setImmediate()
    running--
    if (i % 3 === 0) throw new Error('no')
    return i
  }
  const wanted = Array.from({ length: 40 }, (_, i) => inTurn(() => hash(i)))
  const results = await Promise.allSettled(wanted)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(26)
  expect(most).toBe(Math.max(1, availableParallelism() - 1))
  expect(running).toBe(0)
})
