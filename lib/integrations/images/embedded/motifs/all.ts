import type { Motif } from '../motif'
import { ANIMALS } from './animals'
import { PLANTS } from './plants'
import { SKIES } from './skies'
import { TABLE } from './table'
import { THINGS } from './things'
import { WORLD } from './world'

export const MOTIFS: readonly Motif[] = [
  ...ANIMALS,
  ...PLANTS,
  ...TABLE,
  ...WORLD,
  ...SKIES,
  ...THINGS,
]

const byName = new Map(MOTIFS.map((motif) => [motif.name, motif]))

/** @throws Error for a name that no motif has: a mistake in a table, never in an input. */
export function motifNamed(name: string): Motif {
  const motif = byName.get(name)
  if (!motif) throw new Error(`No motif is called ${name}.`)
  return motif
}

export function hasMotif(name: string): boolean {
  return byName.has(name)
}
