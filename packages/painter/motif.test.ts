import { expect, test } from 'vitest'
import { fit, insideFrame, roleColours, stand, withoutGleams } from './draw-motif'
import { readShape } from './motif'
import { difference, hueDistance, oklch } from './colour'
import { meaningOf } from './lexicon'
import { allMotifs, motifNamed } from './motifs/all'
import { createPalette, KEYS } from './palette'
import { createRng } from './random'
import { SCHEMES } from './schemes'

const MOTIFS = allMotifs()

test('there are hundreds of motifs, each with a name of its own', () => {
  expect(MOTIFS.length).toBeGreaterThanOrEqual(400)
  expect(new Set(MOTIFS.map(({ name }) => name)).size).toBe(MOTIFS.length)
})

test('every motif has a visible main colour and fits its box', () => {
  for (const { name, shapes, box } of MOTIFS) {
    expect(
      shapes.some(({ role }) => role === 'm'),
      name,
    ).toBe(true)
    for (const edge of [box.left, box.top, box.right, box.bottom])
      expect(Math.abs(edge), name).toBeLessThan(1.3)
    for (const { points } of shapes) expect(points.flat().every(Number.isFinite), name).toBe(true)
  }
})

test('a thing is without the lights on it, but has its seeds and an animal its eyes', () => {
  const lights = (name: string) =>
    withoutGleams(fit(motifNamed(name), 0, 0, 100)).shapes.filter(({ role }) => role === 'l')
  for (const name of ['bell', 'heart', 'pear', 'clover']) expect(lights(name), name).toEqual([])
  for (const name of ['strawberry', 'owl', 'fish']) expect(lights(name), name).not.toEqual([])
})

test('a half outline is closed by its mirror image', () => {
  const [shape] = readShape('m| M0 -1 L.5 0 L0 1')
  expect(shape?.points).toEqual([
    [0, -1],
    [0.5, 0],
    [0, 1],
    [-0, 1],
    [-0.5, 0],
    [-0, -1],
  ])
})

test('a doubled shape is drawn on both sides, with its width', () => {
  expect(
    readShape('k/.05& M.2 0 L.4 0').map(({ points, width }) => [points[0]?.[0], width]),
  ).toEqual([
    [0.2, 0.05],
    [-0.2, 0.05],
  ])
})

test('a line that is not in the notation is refused', () => {
  expect(() => readShape('q M0 0')).toThrow('Not a motif shape')
})

test('standing things have their foot on the ground, whatever their nominal box', () => {
  for (const motif of MOTIFS) {
    const { box } = stand(motif, 300, 800, 200)
    expect(box.bottom, motif.name).toBeCloseTo(800, 3)
    expect((box.left + box.right) / 2, motif.name).toBeCloseTo(300, 3)
    expect(box.bottom - box.top, motif.name).toBeLessThanOrEqual(200.001)
  }
})

test('fitted things stay inside their square, flipped or not', () => {
  for (const motif of MOTIFS) {
    for (const flip of [true, false]) {
      const { box } = fit(motif, 0, 0, 100, { flip })
      expect(Math.max(-box.left, box.right, -box.top, box.bottom), motif.name).toBeLessThanOrEqual(
        50.001,
      )
    }
  }
})

test('motifs are found by name, and an unknown name throws', () => {
  expect(motifNamed('whale').kind).toBe('animal')
  expect(() => motifNamed('toString')).toThrow('No motif is called toString.')
})

const ONE_WAY = [...'❓🅿️➡️🔙🇫🇷🏴‍☠️🎵🎼🕓⏰⌚🌒🃏📈💯🆗🗺️👈']

test('letters, arrows, clocks, flags and phases of the moon are never mirrored', () => {
  const signs = [...new Intl.Segmenter().segment(ONE_WAY.join(''))].map(({ segment }) => segment)
  for (const emoji of signs) expect(meaningOf(emoji).motif.oneWay, emoji).toBe(true)
  const motifs = [...MOTIFS, ...signs.map((emoji) => meaningOf(emoji).motif)]
  for (const motif of motifs.filter(({ oneWay }) => oneWay)) {
    expect(fit(motif, 0, 0, 100, { flip: true }), motif.name).toEqual(fit(motif, 0, 0, 100))
    expect(stand(motif, 0, 0, 100, 90, { flip: true }), motif.name).toEqual(
      stand(motif, 0, 0, 100, 90),
    )
  }
})

test('a motif is mirrored when it may be', () => {
  const nose = (flip: boolean) => fit(motifNamed('snail'), 0, 0, 100, { flip }).shapes[0]?.points[0]
  expect(nose(false)?.[0]).toBeLessThan(-40)
  expect(nose(true)?.[0]).toBeGreaterThan(40)
})

const BOUND = MOTIFS.filter(({ hues, main }, i) => hues !== 'free' && main.c > 0.05 && i % 3 === 0)

test('no scheme or light turns a hue further than the motif allows', () => {
  for (const scheme of SCHEMES) {
    for (const key of KEYS) {
      const palette = createPalette(scheme, key, createRng('licence'))
      for (const motif of BOUND) {
        const { m } = roleColours(motif, palette, oklch(0.9, 0.03, 80), 0.5)
        // Darkening and the light of the night turn a hue by a few degrees more.
        expect(hueDistance(m.h, motif.main.h), `${motif.name} ${scheme.name} ${key}`).toBeLessThan(
          (motif.hues === 'fixed' ? 12 : 40) + 20,
        )
      }
    }
  }
})

test('what is wet has the colour of water in every scheme and light', () => {
  for (const scheme of SCHEMES) {
    for (const key of KEYS) {
      const palette = createPalette(scheme, key, createRng('wet'))
      for (const name of ['wave', 'drop', 'drops of sweat', 'fountain']) {
        const motif = motifNamed(name)
        const colours = roleColours(motif, palette, palette.ground, 0.5)
        for (const role of ['m', 's'] as const) {
          const { h, c } = colours[role]
          if (c > 0.05) expect(h > 172 || h < 12, `${name} ${scheme.name} ${key} ${h}`).toBe(true)
        }
      }
    }
  }
})

test('emojis that were drawn as something else have a motif of their own', () => {
  const names = ['🫯', '🎍', '🧌', '🛒', '🥚', '😄', '🤔', '🥎', '⏲️'].map(
    (emoji) => meaningOf(emoji).motif.name,
  )
  expect(names).toEqual([
    'fight cloud',
    'New Year bamboo',
    'troll',
    'shopping trolley',
    "hen's egg",
    'delighted',
    'thinking',
    'softball',
    'kitchen timer',
  ])
  // The nearest of their relatives look different.
  for (const [one, other] of ['😄😁', '🥚🍳', '🥎⚾', '⏲️⏱️', '🛒🛍️', '🫯💢'].map((pair) =>
    [...new Intl.Segmenter().segment(pair)].map(({ segment }) => meaningOf(segment).motif),
  ))
    expect(one?.shapes).not.toEqual(other?.shapes)
})

test('oars are behind the hull', () => {
  for (const name of ['rowboat', 'rower']) {
    const { shapes } = motifNamed(name)
    const oar = shapes.findIndex(({ role, width }) => role === 'd' && width !== undefined)
    const hull = shapes.findLastIndex(({ role }) => role === 'm')
    expect(oar, name).toBeGreaterThanOrEqual(0)
    expect(oar, name).toBeLessThan(hull)
  }
})

test('a candle stands in the socket of its dish', () => {
  const { shapes } = motifNamed('candle')
  const wax = shapes.findIndex(({ role }) => role === 'm')
  const socket = shapes.findLastIndex(({ role }) => role === 's')
  const low = (at: number) => Math.max(...(shapes[at]?.points ?? []).map(([, y]) => y))
  const high = (at: number) => Math.min(...(shapes[at]?.points ?? []).map(([, y]) => y))
  expect(socket).toBeGreaterThan(wax)
  expect(high(socket)).toBeLessThan(low(wax))
})

test('a motif too near the frame is moved inside it, whole', () => {
  for (const [x, y] of [
    [0, 500],
    [1000, 20],
    [500, 1020],
  ] as const) {
    const placed = fit(motifNamed('key'), x, y, 300)
    const { box } = insideFrame(placed, 1024, 90)
    expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(89.9)
    expect(Math.max(box.right, box.bottom)).toBeLessThanOrEqual(934.1)
    expect(box.right - box.left).toBeCloseTo(placed.box.right - placed.box.left)
  }
})

test('a brown horse on brown sand is darkened, not left or bleached', () => {
  const sand = oklch(0.63, 0.1, 40)
  for (const scheme of SCHEMES) {
    const palette = createPalette(scheme, 'dusk', createRng('sand'))
    const { m } = roleColours(motifNamed('horse'), palette, sand, 0.12)
    expect(difference(m, sand), scheme.name).toBeGreaterThan(0.16)
    expect(m.l, scheme.name).toBeLessThan(0.62)
  }
})
