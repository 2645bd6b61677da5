import { mix, oklch } from '../../colour'
import { ellipse, lens } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { fillAll } from '../../svg'

/** Rain, snow or mist over a whole scene. */
export function weatherOver({ size, rng, brief, palette }: FamilyContext): string {
  const random = rng.fork('weather')
  if (brief.weather === 'rain') {
    const hairs = Array.from({ length: 300 }, () => {
      const [x, y, run] = [
        random.range(-40, size + 40),
        random.range(-40, size),
        random.range(26, 62),
      ]
      return lens([x, y], [x - run * 0.28, y + run], 2.6)
    })
    return fillAll(hairs, mix(palette.sky[2], oklch(0.97, 0.01, 230), 0.5), { opacity: 0.5 })
  }
  if (brief.weather === 'snow') {
    const flakes = Array.from({ length: 170 }, () => {
      const y = random.range(0, size)
      return ellipse(
        random.range(0, size),
        y,
        1.8 + (y / size) * random.range(1, 6),
        undefined,
        0,
        9,
      )
    })
    return fillAll(flakes, oklch(0.98, 0.01, 240), { opacity: 0.9 })
  }
  return ''
}
