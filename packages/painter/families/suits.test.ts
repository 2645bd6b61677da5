import { expect, test } from 'vitest'
import { motifNamed } from '../motifs/all'
import { compositionOf } from './arrangement'
import { WAYS } from './lino/blocks'
import { wayOf } from './lino/compose'
import { isBold, isRepeatable, isTurnable } from './suits'

const suited = (suits: (motif: ReturnType<typeof motifNamed>) => boolean, names: string[]) =>
  names.filter((name) => suits(motifNamed(name)))

test('what has many small parts is not repeated in a small size', () => {
  const simple = ['bell', 'crown', 'lemon', 'fish', 'pine']
  expect(suited(isRepeatable, simple)).toEqual(simple)
  expect(suited(isRepeatable, ['giraffe', 'lion', 'hand', 'tiger', 'clock', 'shell'])).toEqual([])
})

test('what stands upright is not laid in a ring', () => {
  const lying = ['leaf', 'fish', 'crab', 'lemon', 'butterfly']
  expect(suited(isTurnable, lying)).toEqual(lying)
  expect(
    suited(isTurnable, [
      'frog',
      'lantern',
      'crown',
      'panda',
      'burger',
      'heart',
      'teapot',
      'elephant',
      'wave',
    ]),
  ).toEqual([])
})

test('scissors, keys and anchors are of thin parts', () => {
  const solid = ['bell', 'guitar', 'giraffe', 'snake', 'plane', 'note', 'sun']
  expect(suited(isBold, solid)).toEqual(solid)
  expect(suited(isBold, ['scissors', 'key', 'anchor'])).toEqual([])
})

test('things, signs, cut flowers and heads are not small in a wide field', () => {
  for (const name of ['key', 'guitar', 'heart', 'dice', 'star', 'eye', 'wave'])
    for (let occurrence = 0; occurrence < 24; occurrence++)
      expect(wayOf({ subjects: [motifNamed(name)], occurrence })).not.toBe('small')
  expect(compositionOf([motifNamed('key')], ['small', 'middle'], 0)).toBe('middle')
  expect(compositionOf([motifNamed('tulip')], ['small', 'middle'], 0)).toBe('middle')
  expect(compositionOf([motifNamed('wolf')], ['small', 'middle'], 0)).toBe('middle')
  expect(compositionOf([motifNamed('fox')], ['small', 'middle'], 0)).toBe('small')
})

/** The ways of one subject in linocuts in the course of time. */
function waysOf(name: string): string[] {
  const subjects = [motifNamed(name)]
  const ways = Array.from({ length: 24 }, (_, occurrence) => wayOf({ subjects, occurrence }))
  return WAYS.filter((way) => ways.includes(way))
}

test('a composition that does not suit its subject gives way to another', () => {
  expect(waysOf('bell')).toEqual(['group', 'panels', 'counter'])
  expect(waysOf('heart')).toEqual(['group', 'panels', 'counter'])
  expect(waysOf('giraffe')).toEqual([...(['group', 'small', 'pair', 'brood'] as const)])
  expect(waysOf('pineapple')).toEqual([
    ...(['group', 'shadow', 'frieze', 'counter', 'wheel'] as const),
  ])
  // Wide enough for three blocks; but no fruit on a leaf stalk stands on its tip in rows.
  expect(waysOf('lemon')).toEqual(expect.arrayContaining(['panels']))
  expect(waysOf('strawberry')).not.toContain('frieze')
  const giraffe = [motifNamed('giraffe')]
  expect(compositionOf(giraffe, ['wheel', 'small'], 0)).toBe('small')
})
