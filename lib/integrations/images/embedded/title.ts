import type { Brief, Facts } from './painting'
import type { Palette } from './palette'
import type { Rng } from './random'
export type Told = { facts: Facts; brief: Brief; palette: Palette; dateKey: string }
export function titleOf({ facts }: Told, _rng: Rng): string {
  return facts.subjects[0] ?? 'Untitled'
}
