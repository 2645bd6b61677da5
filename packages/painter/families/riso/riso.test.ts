import { expect, test } from 'vitest'
import { hueDistance, rgbToHex } from '../../colour'
import { faultsOf } from '../../critic/critic'
import { boundsOf } from '../../geometry'
import { overprint } from '../../overprint'
import { paint } from '../../paint'
import { apart, contextOf } from '../../testing/context'
import { dateAfter, PAINTING } from '../../testing/painting'
import { colourAt, countDifferent, rasterOf } from '../../testing/raster'
import { edgeRoles } from '../edges'
import { BLANK } from './grounds'
import { canPrint, INK_SETS, isBare, KEY, PAPER, type Plates, printedColour } from './inks'
import { composeRiso, riso } from './riso'
import { sceneOf, wayOf } from './scene'
import { sampled } from '../../testing/sample'

test('a white subject is seen on every ground', async () => {
  for (const [i, emoji] of ['❄️', '👻', '🌙', '🐑'].entries()) {
    for (let day = 0; day < sampled(5, 1); day++) {
      const context = contextOf('riso', [emoji], day * 7 + i)
      const { ground, placed, inks } = composeRiso(context)
      const { defs, body } = riso.draw(context)
      const print = async (svgDefs: string, svgBody: string) =>
        overprint(await rasterOf(svgDefs, svgBody), { ...inks, paper: PAPER, seed: 'test' })
      const [full, empty] = [await print(defs, body), await print(ground.defs, ground.body)]
      const [hero] = placed
      if (!hero) throw new Error('Nothing was placed.')
      const { different, all } = countDifferent(full, empty, hero.box)
      expect(different / all, `${emoji} ${day}`).toBeGreaterThan(0.12)
      expect(colourAt(full, 2, 2).l).toBeGreaterThan(0.85)
    }
  }
})

test('inks keep the hue of what has a known colour', () => {
  for (const emoji of ['🌊', '🐯', '🍓', '🐸', '🥕', '🐞']) {
    for (let day = 0; day < sampled(8, 2); day++) {
      const context = contextOf('riso', [emoji], day)
      const { inks, printed } = composeRiso(context)
      const [main] = context.brief.subjects
      const [hero] = printed
      if (!main || !hero) throw new Error('Nothing was placed.')
      if (INK_SETS.some((set) => canPrint(main.main, set)))
        expect(
          hueDistance(printedColour(hero.colours.m, inks).h, main.main.h),
          `${emoji} ${day}`,
        ).toBeLessThan(55)
    }
  }
})

test("guests have at least a third of the main subject's height, and nothing overlaps", () => {
  for (const emojis of [
    ['🦊', '🚗', '🌙'],
    ['🐋', '🎈', '🏠'],
    ['🚂', '🐍', '✈️'],
    ['🐘', '🚌'],
  ]) {
    for (let day = 0; day < sampled(10, 2); day++) {
      const { placed, ground } = composeRiso(contextOf('riso', emojis, day, apart(emojis)))
      const isRing = ground.description.includes('one inside')
      expect(new Set(placed.map(({ motif }) => motif.name)).size).toBe(emojis.length)
      // In a ring the guests are turned.
      const high = ({ box }: (typeof placed)[number]) =>
        isRing ? Math.max(box.bottom - box.top, box.right - box.left) : box.bottom - box.top
      const tallest = Math.max(...placed.map(high))
      for (const one of placed) {
        expect(high(one), `${emojis.join('')} ${day}`).toBeGreaterThan(tallest * 0.33)
        if (isRing) continue
        for (const other of placed.slice(placed.indexOf(one) + 1)) {
          const apart =
            one.box.right <= other.box.left + 1 ||
            other.box.right <= one.box.left + 1 ||
            one.box.bottom <= other.box.top + 1 ||
            other.box.bottom <= one.box.top + 1
          expect(apart, `${emojis.join('')} ${day}`).toBe(true)
        }
      }
    }
  }
})

test('no part of an edge is paper on paper, but where ink goes round it', async () => {
  let seen = 0
  for (const emoji of ['🫖', '🐑']) {
    for (let day = 0; day < sampled(14, 3); day++) {
      const context = contextOf('riso', [emoji], day)
      const { ground, printed, inks } = composeRiso(context)
      const [hero] = printed
      if (!hero || hero.contour === KEY) continue
      const { data, width } = await rasterOf(ground.defs, ground.body)
      const plateAt = (x: number, y: number) => {
        const at = (Math.round((y * width) / 1024) * width + Math.round((x * width) / 1024)) * 3
        return rgbToHex([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]) as Plates
      }
      for (const [role, share] of edgeRoles(hero.motif.motif)) {
        const shape = hero.motif.shapes.find((one) => one.role === role)
        if (share < 0.04 || !shape || !isBare(hero.colours[role], inks)) continue
        const { left, right, top, bottom } = boundsOf(shape.points)
        const behind = plateAt((left + right) / 2, (top + bottom) / 2)
        expect(behind, `${emoji} ${day} ${role}`).not.toBe(BLANK)
        seen++
      }
    }
  }
  expect(seen).toBeGreaterThan(2)
})

test('no way returns after one day, or after as many as there are', () => {
  const wayOn = (emoji: string, day: number) => wayOf(contextOf('riso', [emoji], day).brief)
  for (const emoji of ['🐘', '🍋', '🐱']) {
    const count = new Set(Array.from({ length: 60 }, (_, day) => wayOn(emoji, day))).size
    expect(count).toBeGreaterThanOrEqual(8)
    for (let day = 0; day < 60; day++) {
      expect(wayOn(emoji, day + 1)).not.toBe(wayOn(emoji, day))
      expect(wayOn(emoji, day + count)).not.toBe(wayOn(emoji, day))
    }
  }
})

test('no sun, umbrella or teapot is on hills before a sun', () => {
  for (const emoji of ['☀️', '☔', '🫖', '🌷'])
    for (let day = 0; day < 30; day++)
      expect(wayOf(contextOf('riso', [emoji], day).brief), emoji).not.toBe('sunrise')
})

test('broad bands have dark, middle and light', async () => {
  const days = Array.from({ length: 60 }, (_, day) => dateAfter(day * 7))
  const paintings = days.map((dateKey) => paint({ ...PAINTING, family: 'riso', dateKey }))
  const banded = paintings.filter(({ altText }) => altText.includes('broad bands of colour'))
  expect(banded.length).toBeGreaterThan(2)
  for (const painting of banded.slice(0, sampled(9, 3)))
    expect(await faultsOf(painting), painting.title).toEqual([])
})

test('what stands or floats before a disc is on ground within it', () => {
  for (const emoji of ['🏠', '🚜', '⛵', '🏰'])
    for (let day = 0; day < sampled(42, 14); day++) {
      const context = contextOf('riso', [emoji], day)
      const { way, placed, ground } = sceneOf(context, BLANK)
      if (!/^(?:rays|stripes|blocks)$/.test(way)) continue
      const [{ box } = {}] = placed
      const { behind } = ground
      if (!box || !behind) throw new Error(`No disc behind ${emoji}.`)
      for (const x of [box.left, box.right])
        expect(Math.hypot(x - behind.at[0], box.bottom - behind.at[1]), emoji).toBeLessThan(
          behind.radius,
        )
    }
})
