import { Binary, Decimal128, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareValues } from './compare'
import { encodeKey, encodeValues } from './keys'

const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 33n), max: 10n ** 33n }), fc.integer({ min: -40, max: 40 }))
  .map(([digits, exponent]) => Decimal128.fromString(`${digits}E${exponent}`))
const numbers = fc.oneof(
  fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }).map((value) => new Int32(value)),
  fc.double().map((value) => new Double(value)),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value) => Long.fromBigInt(value)),
  decimals,
  fc.constantFrom(new Int32(1), new Double(1), Long.fromNumber(1), Decimal128.fromString('1.0')),
  fc.constantFrom(new Double(0.1), Decimal128.fromString('0.1'), new Double(-0), new Double(NaN)),
)
const scalars = fc.oneof(
  numbers,
  fc.string({ unit: 'binary' }),
  fc.string({ maxLength: 2 }),
  fc.constantFrom(null, true, false, '', '\0', 'a\0', new MinKey(), new MaxKey()),
  fc.date({ noInvalidDate: true }),
  fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => new ObjectId(bytes)),
  fc.uint8Array({ maxLength: 4 }).map((bytes) => new Binary(bytes)),
  fc.tuple(fc.nat(), fc.nat()).map(([t, i]) => new Timestamp({ t, i })),
)
const { value: values } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalars,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'aa', ''), tie('value'), { maxKeys: 3 }),
  ),
}))

const sign = (number: number): number => (number < 0 ? -1 : number > 0 ? 1 : 0)

test('keys have the byte order of their values, whatever their types', () => {
  fc.assert(
    fc.property(values, values, (a, b) => {
      const order = encodeValues([a], [1]).compare(encodeValues([b], [1]))
      expect(sign(order)).toBe(sign(compareValues(a, b)))
    }),
    { numRuns: 3000 },
  )
})

test('a descending field reverses the order, after the fields before it', () => {
  fc.assert(
    fc.property(scalars, scalars, scalars, scalars, (a, b, c, d) => {
      const order = encodeValues([a, b], [1, -1]).compare(encodeValues([c, d], [1, -1]))
      expect(sign(order)).toBe(sign(compareValues(a, c)) || -sign(compareValues(b, d)) || 0)
    }),
    { numRuns: 2000 },
  )
})

test('no key is a prefix of another', () => {
  fc.assert(
    fc.property(values, values, (a, b) => {
      const [x, y] = [encodeValues([a], [1]), encodeValues([b], [1])]
      if (x.length < y.length) expect(y.subarray(0, x.length).equals(x)).toBe(false)
    }),
    { numRuns: 2000 },
  )
})

test('int, long, double and decimal 1 share one key', () => {
  const ones = [new Int32(1), Long.fromNumber(1), new Double(1), Decimal128.fromString('1.00')]
  const keys = new Set(ones.map((one) => encodeValues([one], [1]).toString('hex')))
  expect(keys.size).toBe(1)
})

test('a key that is too long is truncated, keeps its order and differs from its neighbours', () => {
  const long = 'x'.repeat(3000)
  const [a, b, c] = [`a${long}`, `a${long}!`, `b${long}`].map((text) => encodeKey([text], [1]))
  expect([a?.isCut, b?.isCut, c?.isCut]).toEqual([true, true, true])
  expect(a?.bytes.length).toBeLessThan(1960)
  expect(a?.bytes.equals(b?.bytes ?? Buffer.alloc(0))).toBe(false)
  expect(Buffer.compare(b?.bytes ?? Buffer.alloc(0), c?.bytes ?? Buffer.alloc(0))).toBe(-1)
})
