import { expect, test } from 'vitest'
import { motifNamed } from '../motifs/all'
import { elsewhereOf } from './elsewhere'

const boat = { motif: motifNamed('sailboat'), seat: 'water' as const }
const lighthouse = { motif: motifNamed('lighthouse'), seat: 'water' as const }
const kite = { motif: motifNamed('kite'), seat: 'air' as const }

test('a boat beside a lighthouse in the sea is on the water, as that stands on its rock', () => {
  expect(elsewhereOf([lighthouse, boat], undefined)).toEqual({ sailboat: 'on the water' })
  expect(elsewhereOf([boat, kite], 'sun')).toEqual({ kite: 'in the sky', sun: 'in the sky' })
  expect(elsewhereOf([boat, boat], undefined)).toEqual({})
})
