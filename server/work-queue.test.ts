import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { type Outcome, workQueue, type WorkLimits } from './work-queue'

afterEach(() => vi.useRealTimers())

type Work = { begun: boolean; end: () => void; outcome: Outcome | undefined; leave: () => void }

/** A queue, and a function that enters work of a caller into it. */
function queueOf(limits: Partial<WorkLimits>, beforeWork = () => Promise.resolve()) {
  const all = { atOnce: 2, perCaller: 2, waiting: 4, slotMs: 60_000, ...limits }
  const queue = workQueue(all, beforeWork)
  return (caller: string): Work => {
    const response = Object.assign(new EventEmitter(), { destroyed: false, writableEnded: false })
    let end = () => {}
    const ended = new Promise<void>((resolve) => (end = resolve))
    const leave = () => {
      response.destroyed = true
      response.emit('close')
    }
    const work: Work = { begun: false, end, outcome: undefined, leave }
    const begin = () => {
      work.begun = true
      return ended
    }
    void queue
      .run(caller, response as unknown as ServerResponse, begin)
      .then((outcome) => (work.outcome = outcome))
    return work
  }
}

const begun = (works: Work[]) => works.map((work) => work.begun)
const outcomes = (works: Work[]) => works.map(({ outcome }) => outcome)
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('work beyond the places waits, and begins in its order as they become free', async () => {
  const enter = queueOf({ atOnce: 2 })
  const works = ['a', 'b', 'c', 'd'].map(enter)
  await settle()
  expect(begun(works)).toEqual([true, true, false, false])
  works[1]?.end()
  await settle()
  expect(begun(works)).toEqual([true, true, true, false])
  works[0]?.end()
  await settle()
  expect(begun(works)).toEqual([true, true, true, true])
})

test('a caller has no more than its share of the places, and others pass by what it has waiting', async () => {
  const enter = queueOf({ atOnce: 3, perCaller: 2, waiting: 10 })
  const works = ['a', 'a', 'a', 'b', 'b'].map(enter)
  await settle()
  expect(begun(works)).toEqual([true, true, false, true, false])
  works[3]?.end()
  await settle()
  expect(begun(works)).toEqual([true, true, false, true, true])
  works[0]?.end()
  await settle()
  expect(begun(works)).toEqual([true, true, true, true, true])
})

test('what waits beyond the limit is refused, half of it being one caller’s at most', async () => {
  const enter = queueOf({ atOnce: 1, waiting: 4 })
  const works = ['a', 'a', 'a', 'a', 'b', 'c', 'd'].map(enter)
  await settle()
  expect(outcomes(works)).toEqual([
    undefined,
    undefined,
    undefined,
    'full',
    undefined,
    undefined,
    'full',
  ])
})

test('what waits for a client that has left is never begun, and its place in the line is free', async () => {
  const enter = queueOf({ atOnce: 1, waiting: 2 })
  const works = ['a', 'b', 'c'].map(enter)
  works[1]?.leave()
  const further = enter('d')
  works[0]?.end()
  await settle()
  works[2]?.end()
  await settle()
  expect(outcomes(works)).toEqual(['done', 'gone', 'done'])
  expect(begun([...works, further])).toEqual([true, false, true, true])
})

test('a client that leaves just before its work begins is noticed', async () => {
  let goOn = () => {}
  const enter = queueOf({ atOnce: 1 }, () => new Promise((resolve) => (goOn = resolve)))
  const work = enter('a')
  work.leave()
  goOn()
  await settle()
  expect(work).toMatchObject({ begun: false, outcome: 'gone' })
})

test('work whose client has left keeps its place until it has ended', async () => {
  const enter = queueOf({ atOnce: 1 })
  const works = ['a', 'b'].map(enter)
  await settle()
  works[0]?.leave()
  await settle()
  expect(begun(works)).toEqual([true, false])
  works[0]?.end()
  await settle()
  expect(begun(works)).toEqual([true, true])
})

test('work that takes too long gives its place away, once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const enter = queueOf({ atOnce: 1, slotMs: 1000 })
  const works = ['a', 'b'].map(enter)
  vi.advanceTimersByTime(999)
  await settle()
  expect(begun(works)).toEqual([true, false])
  vi.advanceTimersByTime(1)
  await settle()
  expect(begun(works)).toEqual([true, true])
  works[0]?.end()
  const third = enter('c')
  await settle()
  expect(third.begun).toBe(false)
})

test('a place is given back by work that fails', async () => {
  const limits = { atOnce: 1, perCaller: 1, waiting: 1, slotMs: 60_000 }
  const queue = workQueue(limits, () => Promise.resolve())
  const response = new EventEmitter() as unknown as ServerResponse
  const failing = queue.run('a', response, () => Promise.reject(new Error('broken')))
  await expect(failing).rejects.toThrow('broken')
  expect(await queue.run('a', response, () => Promise.resolve())).toBe('done')
})
