import { readFileSync, readdirSync } from 'node:fs'
import { availableParallelism, constants, getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { hashInThread, verifyInThread } from '@/lib/account/hash-threads'

const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 }

test('concurrent hashes each get their own result, also after a failed one', async () => {
  const wanted = Array.from({ length: 40 }, async (_, i) => {
    const stored = i % 3 === 0 ? 'no hash' : await hashInThread(`password ${i}`, CHEAP)
    return [
      await verifyInThread(stored, `password ${i}`),
      await verifyInThread(stored, `password ${i + 1}`),
    ]
  })
  const results = await Promise.allSettled(wanted)
  results.forEach((result, i) => {
    if (i % 3 === 0) expect(result.status).toBe('rejected')
    else expect(result).toEqual({ status: 'fulfilled', value: [true, false] })
  })
})

test.runIf(process.platform === 'linux')(
  'hash threads leave one core free and run at a lower priority',
  async () => {
    await Promise.all(Array.from({ length: 8 }, () => hashInThread('password', CHEAP)))
    const priorities = readdirSync('/proc/self/task').map((thread) => {
      const fields = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1] ?? ''
      return Number(fields.split(' ')[16])
    })
    const processPriority = getPriority()
    const behind = priorities.filter((nice) => nice > processPriority)
    const threads = Math.max(1, availableParallelism() - 1)
    // A run with the lowest priority has nothing left to go behind.
    expect(behind).toHaveLength(processPriority < constants.priority.PRIORITY_LOW ? threads : 0)
  },
)
