import { expect, test } from 'vitest'
import { difference, oklch } from '../../colour'
import { faultsOf } from '../../critic/critic'
import { paint } from '../../paint'
import { apart, contextOf } from '../../testing/context'
import { dateAfter, PAINTING } from '../../testing/painting'
import { countDifferent, rasterOf } from '../../testing/raster'
import { layTable } from './laid'
import { chooseObjects, hasWhite } from './objects'
import { isCloth, tableKind } from './room'
import { still } from './still'
import { drawTable } from './table'
import { sampled } from '../../testing/sample'

const WHITE = oklch(0.95, 0.015, 88)

test('nothing white stands before white', { timeout: 60_000 }, () => {
  for (const emojis of [['🥚'], ['☕', '🍋'], ['⛄'], ['🐑', '🫖']]) {
    for (let day = 0; day < sampled(3, 1); day++) {
      const context = contextOf('still', emojis, day)
      const objects = chooseObjects(context)
      expect(hasWhite(objects), emojis.join('')).toBe(true)
      const { room } = layTable(context, objects)
      for (const ground of [room.wall, room.table])
        expect(difference(ground, WHITE), `${emojis.join('')} ${day}`).toBeGreaterThan(0.16)
    }
  }
})

test('a white egg is seen on every cloth', { timeout: 60_000 }, async () => {
  for (let day = 0; day < sampled(6, 1); day++) {
    const context = contextOf('still', ['🥚'], day)
    const objects = chooseObjects(context)
    const { room, things } = layTable(context, objects)
    const egg = things.find(({ motif }) => motif.name === "hen's egg")
    if (!egg) throw new Error('No egg was placed.')
    const full = still.draw(context)
    const [whole, empty] = [
      await rasterOf(full.defs, full.body, 96),
      await rasterOf('', drawTable(context, room).body, 96),
    ]
    const [x, y] = egg.at
    const box = {
      left: x - egg.high * 0.2,
      right: x + egg.high * 0.2,
      top: y - egg.high * 0.8,
      bottom: y - 20,
    }
    const { different, all } = countDifferent(whole, empty, box)
    expect(different / all, `${day}`).toBeGreaterThan(0.5)
  }
})

test('the flowers of a vase and all fruit are counted', () => {
  for (let day = 0; day < sampled(4, 1); day++) {
    const { facts } = still.draw(contextOf('still', ['🌷'], day))
    expect(facts.subjects.find(({ name }) => name === 'tulip')?.count).toBe(3)
  }
})

test('objects are seen on their table and cloth', { timeout: 60_000 }, async () => {
  let [all, seen] = [0, 0]
  for (const emojis of [['🍋'], ['🍎', '☕'], ['🧀', '📖'], ['🍊']]) {
    for (let day = 0; day < sampled(3, 1); day++) {
      const request = { ...PAINTING, emojis, dateKey: dateAfter(day * 9), family: 'still' as const }
      const faults = await faultsOf(paint(request))
      all++
      if (faults.every(({ kind }) => kind !== 'faint')) seen++
    }
  }
  expect(seen / all).toBeGreaterThan(0.9)
})

test('a cloth is seen on its table', { timeout: 60_000 }, () => {
  for (const emojis of [['🍋'], ['🍎', '☕'], ['🥚'], ['🍞']]) {
    for (let day = 0; day < sampled(6, 2); day++) {
      const context = contextOf('still', emojis, day)
      if (tableKind(context) === 'planks') continue
      const { table, cloth } = layTable(context, chooseObjects(context)).room
      expect(isCloth(cloth, table), `${emojis.join('')} ${day}`).toBe(true)
    }
  }
})

test('no hour is told, as a small disc in a window may be a sun or a moon', () => {
  for (let day = 0; day < sampled(24, 3); day++) {
    const { facts } = still.draw(contextOf('still', ['🍋'], day))
    expect(facts.timeless).toBe(true)
    expect(facts.setting).toBe('')
  }
})

test('a strawberry is smaller than an apple', () => {
  for (let day = 0; day < 4; day++) {
    const emojis = ['🍎', '🍓']
    const context = contextOf('still', emojis, day, apart(emojis))
    const objects = chooseObjects(context)
    const { things } = layTable(context, objects)
    const high = (name: string) =>
      Math.max(
        ...things
          .filter(({ motif }) => motif.name === name)
          .map(({ placed: { box } }) => box.bottom - box.top),
      )
    expect(high('strawberry')).toBeLessThan(high('apple') * 0.8)
  }
})
