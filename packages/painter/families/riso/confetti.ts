import { ellipse } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { fillAll } from '../../svg'
import type { Plates } from './inks'

/** Draws so many small discs and ovals anywhere, in one tone a call. */
export function confetti({ size, rng }: FamilyContext): (tone: Plates, count: number) => string {
  const random = rng.fork('confetti')
  const mark = () => {
    // Away from the edges, which would leave scraps.
    const [low, high] = [size * 0.12, size * 0.88]
    const [x, y, r] = [random.range(low, high), random.range(low, high), random.range(13, 34)]
    return random.chance(0.5)
      ? ellipse(x, y, r * 0.7, undefined, 0, 20)
      : ellipse(x, y, r, r * 0.34, random.range(0, Math.PI), 24)
  }
  return (tone, count) => fillAll(Array.from({ length: count }, mark), tone)
}
