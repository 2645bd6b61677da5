import { createRequire } from 'node:module'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRouterState } from './router-state'

type Parser = { parseAndValidateFlightRouterState: (header: string) => unknown }
const next = createRequire(import.meta.url)(
  'next/dist/server/app-render/parse-and-validate-flight-router-state',
) as Parser

function canNextRead(header: string): boolean {
  try {
    next.parseAndValidateFlightRouterState(header)
    return true
  } catch {
    return false
  }
}

const SENT_BY_BROWSERS = JSON.stringify([
  '',
  { children: ['(site)', { children: [['date', '2026-11-21', 'd', null], {}, ['/a', ''], null] }] },
  null,
  'refetch',
  16,
])

test('what a browser sends is read, encoded or not', () => {
  expect(isRouterState(SENT_BY_BROWSERS)).toBe(true)
  expect(isRouterState(encodeURIComponent(SENT_BY_BROWSERS))).toBe(true)
})

test.each(['', 'x', '%', '{}', '[]', 'null', '["",null]', '["",{},null,"other"]', '[1,{}]'])(
  'the header "%s" is malformed',
  (header) => {
    expect(isRouterState(header)).toBe(false)
  },
)

function treeOf(levels: number): string {
  return '["",{"a":'.repeat(levels - 1) + '["",{}]' + '}]'.repeat(levels - 1)
}

test('a tree has at most 20 levels', () => {
  expect(isRouterState(treeOf(20))).toBe(true)
  for (const levels of [21, 300]) expect(isRouterState(treeOf(levels)), `${levels}`).toBe(false)
})

test('a header has at most 4,096 characters, as it was sent', () => {
  const tree = (length: number) => `["${'a'.repeat(length - 7)}",{}]`
  expect(isRouterState(tree(4096))).toBe(true)
  expect(isRouterState(tree(4097))).toBe(false)
  expect(isRouterState(`["${'%41'.repeat(1400)}",{}]`)).toBe(false)
})

test('it agrees with what Next itself can read', () => {
  const types = ['c', 'd', 'oc', 'ci(.)', 'di(..)', 'ci(..)(..)', 'di(...)', 'oci(.)', 'c(.)']
  const odd = fc.constantFrom<unknown>(null, 1, '', 'x', [], {}, ['a', 'b'], ['a'], true)
  const mostly = (...valid: unknown[]) =>
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...valid) }, odd)
  const { tree } = fc.letrec((tie) => ({
    segment: fc.oneof(
      fc.string(),
      fc.tuple(fc.string(), fc.string(), fc.constantFrom(...types), mostly(null, [], ['a'])),
      odd,
    ),
    children: fc.oneof(
      { maxDepth: 3 },
      mostly({}),
      fc.dictionary(fc.constantFrom('children', 'x'), tie('tree'), { maxKeys: 2 }),
    ),
    tree: fc
      .tuple(
        tie('segment'),
        tie('children'),
        mostly(null, ['a', 'b']),
        mostly(null, 'refetch', 'metadata-only'),
        mostly(null, 16),
        mostly('a'),
        odd,
      )
      .chain((parts) => fc.integer({ min: 1, max: 7 }).map((length) => parts.slice(0, length))),
  }))
  fc.assert(
    fc.property(tree, (value) => {
      const header = JSON.stringify(value)
      expect(isRouterState(header), header).toBe(canNextRead(header))
    }),
    { numRuns: 1000 },
  )
})
