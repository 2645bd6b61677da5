import { expect, test } from 'vitest'
import { motifNamed } from '../motifs/all'
import { compositionOf } from './arrangement'
import { type Layout, layoutInTurn } from './layouts'
import { isBold, isRepeatable, isTurnable } from './suits'

const suited = (suits: (motif: ReturnType<typeof motifNamed>) => boolean, names: string[]) =>
  names.filter((name) => suits(motifNamed(name)))

test('what has many small parts is not repeated in a small size', () => {
  const simple = ['bell', 'crown', 'lemon', 'fish', 'pine']
  expect(suited(isRepeatable, simple)).toEqual(simple)
  expect(suited(isRepeatable, ['giraffe', 'lion', 'hand', 'tiger', 'clock', 'shell'])).toEqual([])
})

test('what stands upright is not laid in a ring', () => {
  const lying = ['leaf', 'fish', 'turtle', 'lemon', 'butterfly']
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
  const turns = ['group', 'small'] as const
  for (const name of ['key', 'guitar', 'heart', 'dice', 'star', 'eye', 'wave'])
    for (let occurrence = 0; occurrence < 4; occurrence++)
      expect(layoutInTurn({ brief: { subjects: [motifNamed(name)], occurrence } }, turns)).toBe(
        'group',
      )
  expect(compositionOf([motifNamed('key')], ['small', 'middle'], 0)).toBe('middle')
  expect(compositionOf([motifNamed('tulip')], ['small', 'middle'], 0)).toBe('middle')
  expect(compositionOf([motifNamed('wolf')], ['small', 'middle'], 0)).toBe('middle')
  expect(compositionOf([motifNamed('fox')], ['small', 'middle'], 0)).toBe('small')
})

/** The layouts of one subject in the course of time. */
function layoutsOf(name: string): Set<Layout> {
  const turns = ['group', 'above'] as const
  const subjects = [motifNamed(name)]
  const days = Array.from({ length: 24 }, (_, occurrence) => ({ subjects, occurrence }))
  return new Set(days.map((brief) => layoutInTurn({ brief }, turns)))
}

test('a composition that does not suit its subject gives way to another', () => {
  expect(layoutsOf('bell')).toEqual(new Set(['group']))
  expect(layoutsOf('key')).toEqual(new Set(['group', 'above']))
  expect(layoutsOf('giraffe')).toEqual(new Set(['group', 'small']))
  expect(layoutsOf('pineapple')).toEqual(new Set(['group', 'above']))
  const giraffe = [motifNamed('giraffe')]
  expect(compositionOf(giraffe, ['wheel', 'small'], 0)).toBe('small')
})
