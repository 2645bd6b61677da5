import type { Painting } from './painting'

/** Width of the bare paper round a print, px at 1024. */
const PRINT = 64

/** Width of the paper that is seen round a picture, px at 1024. */
export function paperBorder({ family, border }: Pick<Painting, 'family' | 'border'>): number {
  return family === 'lino' || family === 'riso' ? PRINT : border
}
