import { expect, test } from 'vitest'
import { forEachItem } from './each-item'

/** Works on 1 to 4 and fails for some; returns what was reached, and the error. */
async function run(failing: readonly number[], { signal, endAt }: Partial<Ending> = {}) {
  const reached: number[] = []
  const work = async (item: number) => {
    reached.push(item)
    if (item === endAt?.item) endAt.controller.abort()
    if (failing.includes(item)) throw new Error(item < 4 ? 'No paint.' : 'No paper.')
  }
  const error: unknown = await forEachItem([1, 2, 3, 4], work, signal).catch((e: unknown) => e)
  return { reached, error }
}

type Ending = { signal: AbortSignal; endAt: { item: number; controller: AbortController } }

test('an item that fails does not block the others, and its error is thrown at the end', async () => {
  const { reached, error } = await run([1])
  expect(reached).toEqual([1, 2, 3, 4])
  expect(error).toEqual(new Error('No paint.'))
})

test('several errors are thrown as one, with each message once', async () => {
  const { error } = await run([1, 3, 4])
  expect(error).toMatchObject({ message: 'No paint. No paper.', errors: [{}, {}, {}] })
})

test('without an error nothing is thrown', async () => {
  expect((await run([])).error).toBeUndefined()
})

test.each([[[]], [[2]]])('nothing is begun after the signal, where %j fails', async (failing) => {
  const controller = new AbortController()
  const ending = { signal: controller.signal, endAt: { item: 2, controller } }
  expect(await run(failing, ending)).toMatchObject({
    reached: [1, 2],
    error: { name: 'AbortError' },
  })
})

test('without the database no further item is tried', async () => {
  const reached: number[] = []
  const gone = Object.assign(new Error('gone'), { name: 'MongoNetworkError' })
  const work = (item: number) => {
    reached.push(item)
    return Promise.reject(gone)
  }
  await expect(forEachItem([1, 2], work)).rejects.toBe(gone)
  expect(reached).toEqual([1])
})
