import { Decimal128 } from 'bson'
import { expect, test } from 'vitest'
import { addNumbers, divideNumbers, multiplyNumbers, remainderNumbers } from './arithmetic'
import { parseDecimal, roundedDecimal } from './decimal'
import { sqrtDecimal } from './decimal-arithmetic'
import { makeDouble, makeInt, toDecimal128 } from './numbers'

const decimal = (text: string) => Decimal128.fromString(text)

test.each([
  '0',
  '-0',
  '1',
  '-12.50',
  '1E+6111',
  '1E-6176',
  'NaN',
  'Infinity',
  '-Infinity',
  '9'.repeat(34),
])('%s survives being taken apart and put together', (text) => {
  expect(String(toDecimal128(parseDecimal(decimal(text))))).toBe(String(decimal(text)))
})

test('a sum keeps the finer of the two scales', () => {
  expect(String(addNumbers(decimal('10.10'), decimal('0.20')))).toBe('10.30')
  expect(String(addNumbers(decimal('1'), makeInt(2)))).toBe('3')
})

test('a product adds the scales, and its 35th digit is rounded half to even', () => {
  expect(String(multiplyNumbers(decimal('1.50'), decimal('2.0')))).toBe('3.000')
  const long = decimal('1000000000000000000000000000000005')
  expect(String(multiplyNumbers(long, decimal('10.5')))).toBe(
    '1.050000000000000000000000000000005E+34',
  )
})

test('an exact quotient is short and an endless one has 34 digits', () => {
  expect(String(divideNumbers(decimal('4.20'), decimal('2')))).toBe('2.10')
  expect(String(divideNumbers(decimal('1'), decimal('3')))).toBe(`0.${'3'.repeat(34)}`)
})

test('a remainder has the sign of the dividend', () => {
  expect(String(remainderNumbers(decimal('-7.5'), decimal('2')))).toBe('-1.5')
})

test('adding a far smaller number only affects rounding', () => {
  expect(String(addNumbers(decimal('1E+40'), decimal('1E-40')))).toBe(
    '1.000000000000000000000000000000000E+40',
  )
})

test('a double becomes a decimal of fifteen digits', () => {
  expect(String(toDecimal128(roundedDecimal(0.1)))).toBe('0.100000000000000')
  expect(String(addNumbers(decimal('1.5'), makeDouble(0.5)))).toBe('2.000000000000000')
})

test('square roots are exact where they can be', () => {
  expect(String(toDecimal128(sqrtDecimal(parseDecimal(decimal('6.25')))))).toBe('2.5')
  expect(String(toDecimal128(sqrtDecimal(parseDecimal(decimal('2')))))).toBe(
    '1.414213562373095048801688724209698',
  )
})

test('int32 widens to int64, and an int64 overflow has no sum', () => {
  expect(addNumbers(makeInt(2147483647), makeInt(1))?._bsontype).toBe('Long')
  const largest =
    addNumbers(makeInt(0), makeInt(0)) && multiplyNumbers(makeInt(2147483647), makeInt(2147483647))
  expect(multiplyNumbers(largest, largest)).toBeUndefined()
})
