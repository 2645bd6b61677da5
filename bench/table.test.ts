import { expect, test } from 'vitest'
import { comparedFigure, figure } from './figures'
import { formatTable, round } from './table'

test('figures stand under their part, with reference, ratio, bound and whether it holds', () => {
  const table = formatTable([
    comparedFigure(
      'database',
      { name: 'find', unit: '/s', against: 'canned', bound: { of: 'ratio', atLeast: 0.5 } },
      { value: 4321.9, reference: 10_000, ratio: 0.43219 },
    ),
    figure('memory', { name: 'site', unit: 'MB' }, 81.234),
  ])
  expect(table.split('\n').map((line) => line.replace(/ {2,}/g, '|'))).toEqual([
    '|measured|reference|ratio|wanted',
    '',
    'database',
    '|find|4,322 /s|10,000 (canned)|0.43|≥ 0.5|missed',
    '',
    'memory',
    '|site|81.2 MB',
  ])
})

test('numbers keep three digits at least', () => {
  expect([0.012345, 1.2345, 99.96, 1234567].map(round)).toEqual([
    '0.0123',
    '1.23',
    '100',
    '1,234,567',
  ])
})
