import { rectangle } from '../geometry'
import { FIGURES } from '../ornaments/remarques'
import { fill } from '../svg'
import { type Scene, type Seen, square } from './view'

/** A sheet with room for remarques below the picture, where printmakers sign. */
export function mount({ size, inner, paper }: Scene): Seen {
  const top = 42
  const side = size - 2 * top - FIGURES[1] - 6
  const left = (size - side) / 2
  return {
    from: inner,
    to: square(size / 2, top + side / 2, side),
    outline: rectangle(left, top, side, side),
    back: fill(rectangle(0, 0, size, size), paper()),
  }
}
