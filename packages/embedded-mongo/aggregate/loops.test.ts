import { EJSON, Int32 } from 'bson'
import { expect, test, vi } from 'vitest'
import type { Document } from '../bson/types'
import { Pace, Unhurried } from '../query/pace'
import { makeScope } from './expression'
import { Loops } from './loops'
import { parse } from './parse'

/** Every place that may pause does. */
class Hasty extends Pace {
  override isDue(): boolean {
    return true
  }
}

function evaluate(source: unknown, doc: Document, pace: Pace): { text: string; pauses: number } {
  const loops = new Loops()
  loops.use(pace)
  const { run } = parse(source, makeScope({ loops, now: new Date(0) }))
  const running = loops.evaluate(run, doc)
  let pauses = 0
  let next = running.next()
  while (!next.done) {
    pauses++
    next = running.next()
  }
  return { text: EJSON.stringify({ v: next.value }), pauses }
}

const int = (value: number) => new Int32(value)
const range = (to: unknown) => ({ $range: [int(0), to] })
const odd = (of: string) => ({ $eq: [{ $mod: [of, int(2)] }, int(1)] })
const sum = (input: unknown, of: unknown = '$$this') => ({
  $reduce: { input, initialValue: int(0), in: { $add: ['$$value', of] } },
})

test.each<[string, unknown]>([
  ['$map', { $map: { input: range('$n'), as: 'x', in: { $add: ['$$x', '$n'] } } }],
  ['$filter', { $filter: { input: range('$n'), as: 'x', cond: odd('$$x') } }],
  ['$filter with a limit', { $filter: { input: range('$n'), cond: odd('$$this'), limit: int(7) } }],
  ['$reduce', sum(range('$n'))],
  [
    'loops in loops',
    sum(range(int(60)), sum({ $map: { input: range('$$this'), as: 'y', in: sum(range('$$y')) } })),
  ],
  ['loops side by side', { $add: [sum(range('$n')), sum(range(int(2000))), sum(range('$n'))] }],
  [
    'a loop in the input, in the initial value and in a variable',
    {
      $let: {
        vars: { max: { $size: range('$n') } },
        in: {
          $reduce: {
            input: { $map: { input: range('$$max'), in: { $add: ['$$this', int(1)] } } },
            initialValue: { $size: { $filter: { input: range('$n'), cond: odd('$$this') } } },
            in: { $add: ['$$value', '$$this'] },
          },
        },
      },
    },
  ],
  [
    'a branch that depends on a loop',
    { $cond: [{ $gt: [sum(range('$n')), int(5)] }, sum(range(int(900))), sum(range(int(800)))] },
  ],
  ['$concatArrays', { $size: { $concatArrays: [range('$n'), range(int(3000))] } }],
  ['sets', { $setIsSubset: [range('$n'), { $setUnion: [range(int(2000)), range('$n')] }] }],
  [
    '$sortArray',
    {
      $sortArray: {
        input: { $map: { input: range('$n'), in: { $mod: ['$$this', int(97)] } } },
        sortBy: -1,
      },
    },
  ],
])('%s has the same result with pauses as without', (_, source) => {
  const doc = { n: int(1500) }
  const paused = evaluate(source, doc, new Hasty())
  expect(paused.pauses).toBeGreaterThan(0)
  expect(paused.text).toBe(evaluate(source, doc, new Unhurried()).text)
})

test('an error after pauses is the error of the expression', () => {
  const source = {
    $map: { input: range('$n'), in: { $divide: [int(1), { $subtract: ['$$this', int(900)] }] } },
  }
  expect(() => evaluate(source, { n: int(1500) }, new Hasty())).toThrow(
    expect.objectContaining({ code: 2 }),
  )
})

test('a branch at random does not continue with the results of the other one', () => {
  const flip = { $lt: [{ $rand: {} }, 0.5] }
  const texts = { $map: { input: range('$n'), in: 'text' } }
  const source = {
    $let: { vars: { all: { $cond: [flip, sum(range('$n')), texts] } }, in: { $type: '$$all' } },
  }
  for (let i = 0; i < 10; i++) {
    expect(['{"v":"int"}', '{"v":"array"}']).toContain(
      evaluate(source, { n: int(1500) }, new Hasty()).text,
    )
  }
})

test('a loop that cannot be interrupted, as in a write, is refused after five seconds', () => {
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 100))
  const long = sum(range('$n'), sum(range('$n')))
  expect(() => evaluate(long, { n: int(1500) }, new Unhurried())).toThrow(
    expect.objectContaining({ code: 50 }),
  )
  clock.mockRestore()
})

test('results over the limits of memory are refused before they are made', () => {
  const doc = { list: Array.from({ length: 1000 }, () => int(1)), text: 'x'.repeat(1_000_000) }
  const refused = (source: unknown, code: number) =>
    expect(() => evaluate(source, doc, new Hasty())).toThrow(expect.objectContaining({ code }))
  const lists = Array<string>(7000).fill('$list')
  refused(range(int(7_000_000)), 146)
  refused({ $concatArrays: lists }, 146)
  refused({ $setUnion: lists }, 146)
  refused({ $zip: { inputs: lists } }, 146)
  refused({ $concat: Array<string>(70).fill('$text') }, 13548)
  refused({ $replaceAll: { input: '$text', find: 'x', replacement: '$text' } }, 13548)
})
