import { expect, test } from 'vitest'
import { defineFields, type NumberField } from '@/lib/form/fields'
import { numberText, readNumber } from '@/lib/form/numbers'

const field = (max: number, decimals: number): NumberField =>
  defineFields({ n: { label: 'n', kind: 'number', min: 0, max, decimals, invalid: 'No.' } }).n

test('a number is read with a decimal point or a decimal comma', () => {
  const read = (text: string) => readNumber(text, field(1000, 1))
  expect(['29,7', ' 29.7 ', '0,5', '42', '-9,1394'].map(read)).toEqual([
    29.7, 29.7, 0.5, 42, -9.1394,
  ])
})

test('nothing typed is null, and what is no number stays as it was typed', () => {
  const read = (text: string) => readNumber(text, field(1000, 1))
  expect(['', '  '].map(read)).toEqual([null, null])
  for (const text of [
    'x',
    '29,7 cm',
    '1e3',
    ',5',
    '5,',
    '1,2,3',
    '+5',
    '0x10',
    'Infinity',
    '--1',
  ]) {
    expect(read(text), text).toBe(text)
  }
})

test('a comma or a point before three digits is refused where it may separate thousands', () => {
  for (const text of ['1,500', '12,000', '1.500', '12.000', '1.234,50', '1,234.50']) {
    expect(readNumber(text, field(100_000, 2)), text).toBe(text)
  }
  expect(readNumber('0,500', field(100_000, 2))).toBe(0.5)
  expect(readNumber('0.500', field(100_000, 2))).toBe(0.5)
  expect(readNumber('37,975', field(90, 6))).toBe(37.975)
  expect(readNumber('1.500', field(100_000, 3))).toBe(1.5)
})

test('a whole number has digits alone', () => {
  for (const text of ['1,5', '1.5', '1,000', '1.000']) {
    expect(readNumber(text, field(10_000, 0)), text).toBe(text)
  }
  expect(readNumber('1000', field(10_000, 0))).toBe(1000)
})

test('a number is shown with all of its decimals where the field says so', () => {
  expect(numberText(24.5, { ...field(100, 2), isFixed: true })).toBe('24.50')
  expect(numberText(24.5, field(100, 2))).toBe('24.5')
})
