import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { TimedOut, withOwnSignal, withTimeLimit } from './time-limit'

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error)
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })

test('work that ends in time keeps its result, and its error', async () => {
  expect(await withTimeLimit(60_000, async () => 'done')).toBe('done')
  const failing = () => Promise.reject(new Error('broken'))
  await expect(withTimeLimit(60_000, failing)).rejects.toThrow('broken')
})

test('after the limit the signal aborts with TimedOut', async () => {
  await expect(withTimeLimit(20, untilAborted)).rejects.toBeInstanceOf(TimedOut)
})

test('the outer signal aborts with its own reason, before and during the work', async () => {
  const gone = AbortSignal.abort(new Error('gone'))
  await expect(withTimeLimit(60_000, untilAborted, gone)).rejects.toThrow('gone')
  const leaving = new AbortController()
  const work = withTimeLimit(60_000, untilAborted, leaving.signal)
  leaving.abort(new Error('leaving'))
  await expect(work).rejects.toThrow('leaving')
})

test('nothing aborts once the work has ended', async () => {
  const outer = new AbortController()
  const signal = await withTimeLimit(20, async (given) => given, outer.signal)
  outer.abort()
  await withTimeLimit(40, untilAborted).catch(() => undefined)
  expect(signal.aborted).toBe(false)
})

test('the first of several signals aborts the work; none keeps a listener', async () => {
  const [first, second] = [new AbortController(), new AbortController()]
  const signals = [first.signal, undefined, second.signal]
  const work = withOwnSignal(signals, untilAborted)
  second.abort(new Error('lost'))
  await expect(work).rejects.toThrow('lost')
  await expect(withOwnSignal(signals, untilAborted)).rejects.toThrow('lost')
  expect(getEventListeners(first.signal, 'abort')).toEqual([])
})
