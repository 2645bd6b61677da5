import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { meaningOf } from './lexicon'

const ALL = Object.keys(
  createRequire(import.meta.url)('unicode-emoji-json/data-by-emoji.json') as object,
)

test.each([
  ['🌊', 'wave', 'sea'],
  ['🌵', 'cactus', 'desert'],
  ['🐋', 'whale', 'sea'],
  ['🦊', 'fox', 'forest'],
  ['🏙️', 'skyline', 'city'],
  ['🌲', 'pine', 'forest'],
  ['🏔️', 'mountain', 'mountain'],
  ['⛵', 'sailboat', 'sea'],
])('%s gives a %s at its place', (emoji, motif, place) => {
  expect(meaningOf(emoji)).toMatchObject({ motif: { name: motif }, place })
})

test.each([
  ['🍋', 'lemon'],
  ['🐱', 'cat'],
  ['☕', 'cup'],
  ['🕯️', 'candle'],
  ['📚', 'pile of books'],
  ['❤️', 'red heart'],
  ['🔥', 'flame'],
  ['😀', 'grinning'],
  ['😭', 'sobbing'],
  ['😡', 'furious'],
  ['😴', 'sleeping'],
  ['😎', 'cool'],
  ['🐄', 'cow'],
  ['🐖', 'pig'],
  ['🐑', 'sheep'],
  ['🦒', 'giraffe'],
  ['🐪', 'dromedary'],
  ['🐫', 'camel'],
  ['🦄', 'unicorn'],
  ['🐎', 'horse'],
  ['🧀', 'cheese'],
  ['🍷', 'wine'],
  ['🎸', 'guitar'],
  ['🚲', 'bicycle'],
  ['👻', 'ghost'],
])('%s is drawn as a %s', (emoji, motif) => {
  expect(meaningOf(emoji).motif.name).toBe(motif)
})

test('an emoji of light or weather sets them', () => {
  expect(meaningOf('🌙').key).toBe('night')
  expect(meaningOf('☀️').key).toBe('day')
  expect(meaningOf('🌧️').weather).toBe('rain')
  expect(meaningOf('❄️').weather).toBe('snow')
})

test('smileys have different faces, and hoofed animals different motifs', () => {
  const drawn = (emojis: string) =>
    new Set([...emojis].map((emoji) => meaningOf(emoji).motif.name)).size
  expect(drawn('😀😂😉😍😘😜🤔😐😴😮😢😭😡🥶🤢😷😇😈🥳')).toBe(19)
  expect(drawn('🐎🐄🐖🐑🐐🦒🐪🦓🦄🦌')).toBe(10)
})

test('people of another tone, gender or direction are other people', () => {
  const drawn = (emoji: string) => JSON.stringify(meaningOf(emoji).motif)
  const people = ['👩‍🎨', '👩🏻‍🎨', '👩🏽‍🎨', '👩🏿‍🎨', '👨🏿‍🎨', '🧑🏿‍🎨', '🧎', '🧎‍➡️', '🧎🏿‍♂️‍➡️', '👋', '👋🏽']
  expect(new Set(people.map(drawn)).size).toBe(people.length)
  const skins = ['🏻', '🏼', '🏽', '🏾', '🏿'].map((tone) => meaningOf(`👍${tone}`).motif.main.l)
  expect(skins).toEqual(skins.toSorted((one, other) => other - one))
  expect(new Set(skins).size).toBe(5)
})

test('who looks to one side does so in every family', () => {
  for (const emoji of ['🚶', '🚶‍➡️', '🏃🏽‍♀️‍➡️', '🧎'])
    expect(meaningOf(emoji).motif.oneWay, emoji).toBe(true)
})

test('variation selectors change nothing', () => {
  expect(meaningOf('❤')).toEqual(meaningOf('❤️'))
})

test('emojis whose difference is their point have motifs of their own', () => {
  const groups = [
    '😔😕🫤🙁☹️😦😞😧😨😰😟',
    '😩😖😣😫',
    '😂🤣😆',
    '😗😚😙😘',
    '😋😛😜😝',
    '😏😒🙄',
    '😪😴🥱',
    '😡😠',
    '😈👿',
    '🥺🥹',
    '🤓🥸',
    '💓💗',
    '🏑🏒🥍',
    '💠🔘',
    '🐪🐫',
    '🗒️📅',
    '💌✉️',
    '😿🙀',
    '🎊🎉',
    '🪁🌬️',
    '🍠🫜',
    '🍶🫖',
    '🧼🧴',
    '🛼⛸️',
    '🚨🚓',
    '☔🌧️',
    '📐📏',
    '💪🦾',
    '🪲🐞',
  ]
  for (const group of groups) {
    const emojis = [...new Intl.Segmenter().segment(group)].map(({ segment }) => segment)
    const names = new Set(emojis.map((emoji) => meaningOf(emoji).motif.name))
    expect(names.size, group).toBe(emojis.length)
  }
})

test('every emoji of the data set has a meaning that can be painted', () => {
  for (const emoji of ALL) {
    const { motif, hues } = meaningOf(emoji)
    expect(motif.shapes.length, emoji).toBeGreaterThan(0)
    expect(hues.length, emoji).toBeGreaterThan(0)
    expect(hues.every(Number.isFinite), emoji).toBe(true)
  }
})

test('an unknown sequence is read by its first part, and unknown text becomes a spiral', () => {
  expect(meaningOf('🐈\u200D🚀').motif.name).toBe('cat')
  expect(meaningOf('<svg>')).toMatchObject({ name: 'something new', motif: { name: 'spiral' } })
})
