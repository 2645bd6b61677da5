import { ellipse, rectangle, wobble } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { fillAll } from '../../svg'
import type { Plates } from './inks'

/** Draws so many small round and oblong shapes anywhere, in one tone a call. */
export function confetti({
  size,
  rng,
  noise,
}: FamilyContext): (tone: Plates, count: number) => string {
  const random = rng.fork('confetti')
  const mark = () => {
    // Away from the edges, which would leave scraps.
    const [low, high] = [size * 0.12, size * 0.88]
    const [x, y, r] = [random.range(low, high), random.range(low, high), random.range(13, 34)]
    return random.chance(0.5)
      ? ellipse(x, y, r, undefined, 0, 20)
      : wobble(rectangle(x - r, y - r / 3, r * 2, r * 0.7), noise, 4)
  }
  return (tone, count) => fillAll(Array.from({ length: count }, mark), tone)
}
