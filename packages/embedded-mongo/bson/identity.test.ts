import { Decimal128, Double, Int32, Long } from 'bson'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareValues } from './compare'
import { identityOf } from './identity'

const number = fc.oneof(
  fc.integer({ min: -1000, max: 1000 }).map((value) => new Int32(value)),
  fc.double().map((value) => new Double(value)),
  fc.integer({ min: -3000, max: 3000 }).map((value) => new Double(value / 8)),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value) => Long.fromBigInt(value)),
  fc.integer({ min: -2000, max: 2000 }).map((value) => Decimal128.fromString(`${value}E-2`)),
  fc.constantFrom(
    ...['NaN', '-0', '1E+3', '9007199254740993', '0.1'].map((text) => Decimal128.fromString(text)),
  ),
)
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    number,
    fc.string({ maxLength: 3 }),
    fc.constantFrom(null, true, false, new Date(0)),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b'), tie('any')),
  ),
})).any

test('two values have the same identity exactly if they compare equal', () => {
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(identityOf(a) === identityOf(b)).toBe(compareValues(a, b) === 0)
    }),
    { numRuns: 2000 },
  )
})

test('equal numbers have the same identity in all four number types', () => {
  const same = [new Int32(12), new Double(12), Long.fromNumber(12), Decimal128.fromString('12.0')]
  expect(new Set(same.map((item) => identityOf(item))).size).toBe(1)
})
