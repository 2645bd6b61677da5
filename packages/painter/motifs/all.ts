import type { Motif } from '../motif'
import { ANIMALS } from './animals'
import { CRAWLERS } from './crawlers'
import { FACES } from './faces'
import { FARM } from './farm'
import { FOOD } from './food'
import { GEAR } from './gear'
import { PANTRY } from './pantry'
import { PEOPLE } from './people'
import { PLACES_BUILT } from './places'
import { PLANTS } from './plants'
import { SHEET_ENTRIES } from './sheets/all'
import { SIGNS } from './signs'
import { SKIES } from './skies'
import { THINGS } from './things'
import { VEHICLES } from './vehicles'
import { VESSELS } from './vessels'
import { WATER_ANIMALS } from './water-animals'
import { WILD_ANIMALS } from './wild-animals'

const DRAWN: readonly Motif[] = [
  ...WATER_ANIMALS,
  ...ANIMALS,
  ...PLANTS,
  ...FOOD,
  ...VESSELS,
  ...PLACES_BUILT,
  ...VEHICLES,
  ...PEOPLE,
  ...SKIES,
  ...THINGS,
  ...SIGNS,
  ...FACES,
  ...FARM,
  ...WILD_ANIMALS,
  ...PANTRY,
  ...GEAR,
  ...CRAWLERS,
]

const byName = new Map(DRAWN.map((motif) => [motif.name, motif]))
const onSheets = new Map(SHEET_ENTRIES.map((entry) => [entry.name, entry]))

/** All motifs; parses every sheet. */
export function allMotifs(): Motif[] {
  return [...DRAWN, ...SHEET_ENTRIES.map((entry) => entry.make())]
}

/** @throws Error for an unknown name: a mistake in a table, never in an input */
export function motifNamed(name: string): Motif {
  const motif = byName.get(name) ?? onSheets.get(name)?.make()
  if (!motif) throw new Error(`No motif is called ${name}.`)
  return motif
}
