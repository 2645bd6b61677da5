import { Decimal128, Double, Int32 } from 'bson'
import { expect, test } from 'vitest'
import type { Document } from '../../bson/types'
import { runPipeline } from '../pipeline'

const int = (value: number) => new Int32(value)
const decimal = (text: string) => Decimal128.fromString(text)

function column(docs: Document[], output: Document, stage: Document = {}): unknown[] {
  const source = () => ({ docs, sorted: false })
  const pipeline = [{ $setWindowFields: { sortBy: { _id: int(1) }, ...stage, output } }]
  const rows = [...runPipeline(pipeline, { find: () => [], source, now: new Date(0) })]
  return rows.map((row) => row?.['out'])
}

/** Values as text with their type: a double is not a decimal. */
const shown = (values: unknown[]) =>
  values.map((value) => {
    if (value === null) return null
    return `${(value as { _bsontype: string })._bsontype} ${String(value)}`
  })

test('null and missing are one partition', () => {
  const docs = [
    { _id: int(1), p: null },
    { _id: int(2) },
    { _id: int(3), p: int(0) },
    { _id: int(4), p: null },
  ]
  const output = { out: { $sum: int(1) } }
  expect(column(docs, output, { partitionBy: '$p' })).toEqual([3, 3, 3, 1].map(int))
  expect(column(docs, output, { partitionBy: { a: '$p' } })).toEqual([1, 2, 2, 1].map(int))
})

test('null and missing do not share a rank, although they are sorted as equal', () => {
  const docs: Document[] = [{ _id: 1 }, { _id: 2, v: null }, { _id: 3, v: null }, { _id: 4 }]
  const ranked = (name: string) => column(docs, { out: { [name]: {} } }, { sortBy: { v: int(1) } })
  expect(ranked('$rank')).toEqual([1, 2, 2, 4].map(int))
  expect(ranked('$denseRank')).toEqual([1, 2, 2, 3].map(int))
})

test('arrays share a rank when they are equal as a whole', () => {
  const docs = [
    { _id: 1, v: [int(1), int(5)] },
    { _id: 2, v: [int(1), int(7)] },
    { _id: 3, v: [int(1), int(7)] },
    { _id: 4, v: int(1) },
  ]
  const output = { out: { $rank: {} } }
  expect(column(docs, output, { sortBy: { v: int(1) } })).toEqual([1, 2, 2, 4].map(int))
})

test('$expMovingAvg of a decimal is a decimal, of other numbers a double', () => {
  const docs = ['107.39', '99.25', '97.12'].map((v, i) => ({ _id: int(i), v: decimal(v) }))
  const byCount = column(docs, { out: { $expMovingAvg: { input: '$v', N: int(3) } } })
  expect(byCount.map(String)).toEqual(['107.39', '103.320', '100.2200'])
  const alpha = decimal('0.75')
  const byAlpha = column(docs, { out: { $expMovingAvg: { input: '$v', alpha } } })
  expect(byAlpha.map(String)).toEqual(['107.39', '101.2850', '98.161250'])
  const mixed = [
    { _id: int(1), v: int(3) },
    { _id: int(2), v: decimal('4') },
  ]
  const average = column(mixed, { out: { $expMovingAvg: { input: '$v', N: int(1) } } })
  expect(shown(average)).toEqual(['Double 3', 'Decimal128 4'])
})

test('the covariance of decimals has their digits, also when pairs have left the window', () => {
  const docs = [
    { _id: int(1), x: decimal('120.00'), y: int(50) },
    { _id: int(2), x: decimal('10.50'), y: int(10) },
    { _id: int(3), x: decimal('1E+3'), y: decimal('0.1') },
    { _id: int(4), x: null, y: int(10) },
  ]
  const window = { documents: [int(-1), int(0)] }
  const population = column(docs, { out: { $covariancePop: ['$x', '$y'], window } })
  expect(shown(population.slice(0, 2))).toEqual(['Double 0', 'Decimal128 1095.0'])
  expect(population[2]).toBeInstanceOf(Decimal128)
  expect(Number(String(population[2]))).toBe(-2449.0125)
  expect(shown(population.slice(3))).toEqual(['Double 0'])
  const sample = column(docs.slice(0, 2), { out: { $covarianceSamp: ['$x', '$y'] } })
  expect(shown(sample)).toEqual(Array(2).fill('Decimal128 2190.0'))
})

test('a window without pairs has no covariance, an infinite value makes it infinite', () => {
  const docs = [
    { _id: int(1), x: int(1), y: new Double(2) },
    { _id: int(2), x: int(4), y: int(3) },
    { _id: int(3), x: new Double(Infinity), y: int(3) },
    { _id: int(4), x: new Double(-Infinity), y: int(1) },
  ]
  const window = { documents: ['unbounded', 'current'] }
  const covariance = column(docs, { out: { $covarianceSamp: ['$x', '$y'], window } })
  expect(shown(covariance)).toEqual([null, 'Double 1.5', 'Double Infinity', 'Double NaN'])
  expect(column([{ _id: int(1) }], { out: { $covariancePop: ['$x', '$y'] } })).toEqual([null])
})
