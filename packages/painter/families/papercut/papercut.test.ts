import { expect, test } from 'vitest'
import { difference } from '../../colour'
import { roleColours } from '../../draw-motif'
import { boundsOf, isInside, type Point } from '../../geometry'
import { apart, contextOf } from '../../testing/context'
import { createStencil } from '../../stencil'
import { lightOf } from './light'
import { tabs } from './ornaments'
import { composePapercut, inPaper, paperOf, papercut } from './papercut'
import type { Sheet } from './sheets'
import { sampled } from '../../testing/sample'

/** Whether paper lies over a point. */
function covers({ kind, edge }: Sheet, [x, y]: Point): boolean {
  if (kind === 'hole') return !isInside([x, y], edge)
  const next = edge.findIndex(([at]) => at > x)
  const [from, to] = [edge[Math.max(0, next - 1)], edge[next]]
  if (!from || !to) return false
  return y > from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0] || 1)
}

const SETS = [
  ['❓', '🚪', '🐈'],
  ['🐋', '🦆', '🐎'],
  ['🍌', '🏰', '🐷'],
  ['🐌', '🚲'],
  ['🐧'],
  ['🐍'],
  ['🚀', '🎈', '🦅'],
  ['⛵', '🌙'],
]

test('no sheet covers a subject', () => {
  for (const emojis of SETS) {
    for (let day = 0; day < sampled(6, 1); day++) {
      const context = contextOf('papercut', emojis, day, apart(emojis))
      const { placed, front, form } = composePapercut(context)
      expect(placed.map(({ motif }) => motif.name)).toHaveLength(emojis.length)
      for (const { motif, shapes } of placed) {
        const points = shapes.flatMap((shape) => shape.points)
        const hidden = points.filter((point) => front.some((sheet) => covers(sheet, point)))
        // Feet and hulls may be a few percent deep in a hill or a wave.
        const max = form === 'cave' || form === 'arch' ? 0 : motif.draught > 0 ? 0.45 : 0.2
        expect(
          hidden.length / points.length,
          `${motif.name} in ${form} ${day}`,
        ).toBeLessThanOrEqual(max)
      }
    }
  }
})

test('all that stands has a floor or a hill at its feet', () => {
  for (const emojis of [['🐧'], ['🏰', '🐷']]) {
    for (let day = 0; day < sampled(6, 1); day++) {
      const { placed, behind, front } = composePapercut(contextOf('papercut', emojis, day))
      for (const { box } of placed) {
        const foot: Point = [(box.left + box.right) / 2, box.bottom + 2]
        expect([...behind, ...front].some((sheet) => covers(sheet, foot))).toBe(true)
      }
    }
  }
})

test('a disc under stars is no sun, and a pale one is a moon', () => {
  for (const key of ['day', 'dusk', 'night'] as const) {
    for (let day = 0; day < 2; day++) {
      const context = contextOf('papercut', ['🐧'], day, { key })
      const { facts } = papercut.draw(context)
      const { placed, behind, front, form, inside, dark } = composePapercut(context)
      const light = lightOf(context, form, { placed, behind, front, inside, dark })
      if (dark) expect(facts.setting).not.toContain('sun')
      if (dark && light && light.colour.l > 0.9) expect(facts.setting).toBe('a paper moon')
      if (!dark) expect(facts.setting).not.toContain('moon')
    }
  }
})

test('a paper sun is wholly seen, and touches neither a subject nor a sheet', () => {
  let checked = 0
  for (const emojis of [...SETS, ['🫖'], ['🎸'], ['🦉']]) {
    for (let day = 0; day < sampled(6, 2); day++) {
      const context = contextOf('papercut', emojis, day)
      const { placed, behind, front, form, inside, dark } = composePapercut(context)
      const light = lightOf(context, form, { placed, behind, front, inside, dark })
      if (!light) continue
      checked++
      const stencil = createStencil(placed, context.size)
      const points = Array.from({ length: 400 }, (_, i): Point => {
        const [far, turn] = [(light.reach + 8) * Math.sqrt((i + 0.5) / 400), i * 2.4]
        return [light.at[0] + far * Math.cos(turn), light.at[1] + far * Math.sin(turn)]
      })
      const hidden = points.filter(
        ([x, y]) =>
          stencil.at(x, y) !== undefined ||
          [...behind, ...front].some((sheet) => covers(sheet, [x, y])),
      )
      expect(hidden, `${emojis.join('')} ${day}`).toEqual([])
    }
  }
  expect(checked).toBeGreaterThan(sampled(8, 2))
})

test('a moon on its own is in the sky over the hills, not before them', () => {
  let seen = 0
  for (let day = 0; day < sampled(12, 4); day++) {
    const { form, placed, behind } = composePapercut(contextOf('papercut', ['🌙'], day))
    if (form !== 'hills') continue
    seen++
    const points = placed.flatMap(({ shapes }) => shapes.flatMap((shape) => shape.points))
    expect(points.filter((point) => behind.some((sheet) => covers(sheet, point)))).toEqual([])
  }
  expect(seen).toBeGreaterThan(0)
})

test('hearts, notes and pizzas do not stand on hills', () => {
  for (const emoji of ['❤️', '🎵', '🍕', '✂️']) {
    for (let day = 0; day < 6; day++)
      expect(
        composePapercut(contextOf('papercut', [emoji], day, apart([emoji]))).form,
        emoji,
      ).not.toBe('hills')
  }
})

test('both sides of an arch are alike, whatever is in it', () => {
  let arches = 0
  for (const emoji of ['🎵', '🐿️', '🐼']) {
    for (let day = 1; day < 16; day++) {
      const { form, front } = composePapercut(contextOf('papercut', [emoji], day, apart([emoji])))
      if (form !== 'arch') continue
      arches++
      for (const { edge } of front) {
        const { left, right } = boundsOf(edge)
        for (const [x, y] of edge) {
          const across = edge.map(([at, top]) => Math.hypot(left + right - at - x, top - y))
          // Cut by hand: off by the wobble of the scissors.
          expect(Math.min(...across), `${emoji} ${day}`).toBeLessThan(26)
        }
      }
    }
  }
  expect(arches).toBeGreaterThan(6)
})

test('no sprig is cut by the edge of the picture', () => {
  for (let day = 0; day < sampled(12, 2); day++) {
    const context = contextOf('papercut', ['🐧'], day)
    const { placed, front } = composePapercut(context)
    const boxes = placed.map(({ box }) => box)
    for (const [i, sheet] of front.entries()) {
      const numbers = [...tabs(context, sheet, i, boxes).matchAll(/[ML ](-?[\d.]+) (-?[\d.]+)/g)]
      for (const [, x, y] of numbers) {
        expect(Math.min(Number(x), 1024 - Number(x))).toBeGreaterThan(20)
        expect(Number(y)).toBeLessThan(1024)
      }
    }
  }
})

test('no hole is cut by the edge of the picture', () => {
  for (let day = 0; day < sampled(12, 2); day++) {
    const { front } = composePapercut(contextOf('papercut', ['🐧'], day))
    const points = front.filter(({ kind }) => kind === 'hole').flatMap(({ edge }) => edge)
    for (const [x, y] of points) expect(Math.min(x, y, 1024 - x, 1024 - y)).toBeGreaterThan(20)
  }
})

test('waves are of the colour of water', () => {
  for (const key of ['day', 'dusk', 'night'] as const) {
    for (let day = 0; day < 4; day++) {
      const { form, front } = composePapercut(contextOf('papercut', ['⛵'], day, { key }))
      if (form !== 'waves') continue
      for (const { colour } of front.slice(0, -1))
        expect(colour.c < 0.04 || colour.h > 172, `${key} ${day} ${colour.h}`).toBe(true)
    }
  }
})

test('eyes are seen on a figure of one paper, and hills end in no bare paper', () => {
  for (const emoji of ['🐻', '🐈', '🐘', '🦊'])
    for (let day = 0; day < sampled(60, 15); day++) {
      const context = contextOf('papercut', [emoji], day)
      const { front, behind, placed, form, inside } = composePapercut(context)
      const paper = paperOf(context, [...front, ...behind], [inside])
      for (const { motif } of placed) {
        const { k, m } = inPaper(roleColours(motif, context.palette, inside, 0.2), paper)
        expect(difference(k, m), `${emoji} ${day}`).toBeGreaterThan(0.16)
      }
      const nearest = front.at(-1)?.colour
      if (form === 'hills') expect(nearest?.c, `${emoji} ${day}`).toBeGreaterThan(0.03)
    }
})
