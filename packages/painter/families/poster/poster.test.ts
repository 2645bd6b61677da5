import { expect, test } from 'vitest'
import { difference } from '../../colour'
import { apart, contextOf } from '../../testing/context'
import { countDifferent, rasterOf } from '../../testing/raster'
import { composePoster, poster } from './poster'
import { sampled } from '../../testing/sample'

test(
  'a subject differs from its ground on every backdrop, or has a contour',
  { timeout: 60_000 },
  async () => {
    for (const [i, emoji] of ['🐑', '🥚', '🐞', '🐚', '👻'].entries()) {
      for (let day = 0; day < sampled(2, 1); day++) {
        const context = contextOf('poster', [emoji], day * 5 + i)
        const { backdrop, printed } = composePoster(context)
        const [first] = printed
        if (!first) throw new Error('Nothing was placed.')
        const { motif, colours, contour } = first
        const near = backdrop.around.filter((ground) => difference(ground, colours.m) < 0.16)
        if (near.length > 0 && !contour)
          expect(difference(backdrop.behind, colours.m), `${emoji} ${day}`).toBeGreaterThan(0.16)
        if (contour) expect(difference(contour, colours.m), `${emoji} ${day}`).toBeGreaterThan(0.2)
        const [full, empty] = [
          await rasterOf('', poster.draw(context).body),
          await rasterOf('', backdrop.body),
        ]
        const { different, all } = countDifferent(full, empty, motif.box)
        expect(different / all, `${emoji} ${day}`).toBeGreaterThan(0.12)
      }
    }
  },
)

test('a coloured animal is never bleached for contrast', () => {
  for (let day = 0; day < sampled(8, 2); day++) {
    const { printed } = composePoster(contextOf('poster', ['🐯'], day))
    const [tiger] = printed
    expect(tiger?.colours.m.c, `${day}`).toBeGreaterThan(0.06)
  }
})

test(
  'posters have five arrangements, with all subjects inside the frame',
  { timeout: 60_000 },
  () => {
    const layouts = new Set<string>()
    for (let day = 0; day < 10; day++) {
      for (const emojis of [['🍍'], ['🦊', '🚗', '🌙'], ['🐍', '✈️']]) {
        const { layout, printed } = composePoster(contextOf('poster', emojis, day, apart(emojis)))
        layouts.add(layout)
        expect(new Set(printed.map(({ motif }) => motif.motif.name)).size).toBe(emojis.length)
        for (const { motif } of printed) {
          const { left, right, top, bottom } = motif.box
          if (layout === 'cropped') {
            const seen =
              (Math.min(right, 1024) - Math.max(left, 0)) *
              (Math.min(bottom, 1024) - Math.max(top, 0))
            expect(seen / ((right - left) * (bottom - top))).toBeGreaterThan(0.6)
            expect((left + right) / 2).toBeGreaterThan(80)
            expect((left + right) / 2).toBeLessThan(944)
            expect((top + bottom) / 2).toBeLessThan(944)
          } else {
            expect(Math.min(left, top), `${emojis.join('')} ${day}`).toBeGreaterThanOrEqual(24)
            expect(Math.max(right, bottom), `${emojis.join('')} ${day}`).toBeLessThanOrEqual(1000)
          }
        }
      }
    }
    expect(layouts).toEqual(new Set(['group', 'cropped', 'small', 'ranks', 'above']))
  },
)
