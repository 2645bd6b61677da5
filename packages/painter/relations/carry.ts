import type { Motif } from '../motif'
import { motifNamed } from '../motifs/all'
import { fill, join, put } from './join'

/** A tower with a chosen clock, which shows its hour. */
export function clockTower(clock: Motif): Motif {
  const tower = motifNamed('clock tower')
  const { left, right, top, bottom } = tower.box
  const [face = tower.box] = tower.fields ?? []
  const body = put(tower, { x: (left + right) / 2, foot: bottom, high: bottom - top })
  const { name, kind, mount } = tower
  return join([body, fill(clock, face)], { name, kind, mount, hero: tower })
}
