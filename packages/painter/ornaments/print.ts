import type { PlacedMotif } from '../draw-motif'
import { boxOf, type Motif } from '../motif'
import { isFlag } from '../motifs/flags'
import { flatCloth } from '../motifs/flags/cloth'

/** A flag without its pole, as flat as paper. */
export function flattened(motif: Motif): Motif {
  if (!isFlag(motif.name) || motif.name === 'crossed flags') return motif
  const shapes = motif.shapes
    .slice(1, -1)
    .map((shape) => ({ ...shape, points: shape.points.map(flatCloth) }))
  return { ...motif, shapes, box: boxOf(shapes) }
}

/** A blue heart, an orange square; white ones are outlines. */
export function isOfOneColour({ name, kind, main }: Motif): boolean {
  const isShape = /heart|circle|square|diamond|disc|triangle/.test(name)
  return kind === 'symbol' && isShape && (main.c > 0.06 || main.l < 0.5)
}

export type Printed = { svg: string; placed: PlacedMotif }
