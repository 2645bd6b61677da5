import { expect, test } from 'vitest'
import { fit, stand } from '../../draw-motif'
import { boundsOf, type Point } from '../../geometry'
import { motifNamed } from '../../motifs/all'
import { paint } from '../../paint'
import { dateAfter, PAINTING } from '../../testing/painting'
import { formOf, groundShadow } from './layouts'
import { limbLine, seatAt } from './limb'
import { rootOf, stemOf } from './roots'
import { briefOf } from '../../brief'
import { createRng } from '../../random'
import { sampled } from '../../testing/sample'

const SIZE = 1024
const BORDER = 46

function pathsOf(svg: string): Point[][] {
  return [...svg.matchAll(/<path d="([^"]*)"/g)].map(([, d = '']) =>
    [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]),
  )
}

const middleOf = (points: readonly Point[]): Point => {
  const { left, top, right, bottom } = boundsOf(points)
  return [(left + right) / 2, (top + bottom) / 2]
}

test('no leaf, flower or stem is centred outside the frame', () => {
  for (let day = 0; day < sampled(12, 2); day++) {
    const { svg } = paint({ ...PAINTING, dateKey: dateAfter(day), family: 'botanical' })
    const min = svg.includes('clip-path="url(#frame)"') ? BORDER : 0
    for (const points of pathsOf(svg)) {
      const [x, y] = middleOf(points)
      const room = Math.min(x, y, SIZE - x, SIZE - y)
      if (room < min - 6) expect.fail(`day ${day}: a shape round ${x}, ${y}`)
    }
  }
})

test('a guest of the branch sits on it', () => {
  let seen = 0
  for (let day = 0; day < 12; day++) {
    const request = { ...PAINTING, dateKey: dateAfter(day), family: 'botanical' as const }
    for (const emojis of [[], ['🦉'], ['🐱', '🐭']]) {
      const { shown, border, context } = paint({ ...request, emojis })
      if (formOf(context) !== 'limb') continue
      const frame = { left: border, top: border, right: SIZE - border, bottom: SIZE - border }
      for (const { box, motif } of shown) {
        const x = (box.left + box.right) / 2
        const seats = [true, false].flatMap((side) =>
          [0, 1, 2].map((turn) =>
            Math.abs(seatAt(limbLine({ frame }, side, turn), x) - box.bottom),
          ),
        )
        if (motif.mount !== 'flies' || shown.length === 1)
          expect(Math.min(...seats)).toBeLessThan(3)
        expect(Math.min(x, SIZE - x)).toBeGreaterThan(SIZE * 0.15)
        seen++
      }
    }
  }
  expect(seen).toBeGreaterThan(2)
})

test('plants, skies and boats do not sit on a branch', () => {
  for (const name of ['rose', 'moon', 'sailboat', 'tulip']) {
    for (let occurrence = 0; occurrence < 12; occurrence++) {
      const brief = {
        ...briefOf(PAINTING, createRng('brief')),
        subjects: [motifNamed(name)],
        occurrence,
      }
      expect(formOf({ brief })).not.toBe('limb')
    }
  }
})

test('a shadow falls away from the light', () => {
  for (const motif of [motifNamed('fox'), motifNamed('rose')]) {
    const guest = stand(motif, 500, 800, 300)
    const { left, right } = guest.box
    const foot = (left + right) / 2
    const [fromLeft] = middleOf(groundShadow(guest, [100, 200]))
    const [fromRight] = middleOf(groundShadow(guest, [900, 200]))
    expect(fromLeft).toBeGreaterThan(fromRight + 10)
    expect(Math.abs((fromLeft + fromRight) / 2 - foot)).toBeLessThan(60)
  }
  expect(groundShadow(fit(motifNamed('fox'), 500, 500, 300), [500, 0]).length).toBeGreaterThan(8)
})

test('the stems of flowers have a root in the ground, and no shadow', () => {
  for (const emoji of ['🌹', '🌻', '🌷', '🍀']) {
    for (let day = 0; day < sampled(12, 4); day++) {
      const request = { ...PAINTING, dateKey: dateAfter(day), emojis: [emoji] }
      const { svg, shown, border, context } = paint({ ...request, family: 'botanical' })
      expect(formOf(context)).toBe('arch')
      const frame = { left: border, top: border, right: SIZE - border, bottom: SIZE - border }
      const [stem] = shown.flatMap((one) => stemOf(one) ?? [])
      expect(stem, emoji).toBeDefined()
      const root = rootOf(stem?.foot ?? [0, 0], frame)
      const isAt = ([x, y]: Point) => Math.hypot(x - root[0], y - root[1]) < 1
      const isDrawn = pathsOf(svg).some((points) => points.some(isAt))
      expect(isDrawn, `${emoji} ${day}`).toBe(true)
      expect(svg).not.toMatch(/opacity="0?\.3"[^>]*multiply|multiply[^>]*opacity="0?\.3"/)
    }
  }
})
