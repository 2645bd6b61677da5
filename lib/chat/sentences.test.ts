import { expect, test } from 'vitest'
import { SentenceCutter, sentencesOf } from './sentences'

test('text is cut into whole sentences and lines, and joined it is the same', () => {
  const text = 'It got 9.1 points. "Really?" Yes!\n\nOne line\nanother… End'
  const sentences = sentencesOf(text)
  expect(sentences.join('')).toBe(text)
  expect(sentences).toEqual([
    'It got 9.1 points. ',
    '"Really?" ',
    'Yes!\n\n',
    'One line\n',
    'another… ',
    'End',
  ])
})

test('a sentence comes out when the next one has begun, however the text arrives', () => {
  const cutter = new SentenceCutter()
  expect(cutter.push('It got 9.')).toEqual([])
  expect(cutter.push('1. ')).toEqual([])
  expect(cutter.push('And')).toEqual(['It got 9.1. '])
  expect(cutter.end()).toEqual(['And'])
  expect(cutter.end()).toEqual([])
})

test('a sentence without an end is cut at a space', () => {
  const text = 'word '.repeat(200)
  const sentences = sentencesOf(text)
  expect(sentences.join('')).toBe(text)
  expect(Math.max(...sentences.map(({ length }) => length))).toBeLessThanOrEqual(401)
})

test('a sentence without an end and without a space is cut where it is full', () => {
  const text = `${'x'.repeat(399)}👩‍🍳${'\n'.repeat(500)}`
  const sentences = sentencesOf(text)
  expect(sentences.join('')).toBe(text)
  expect(sentences[0]).toBe('x'.repeat(399))
  expect(Math.max(...sentences.map(({ length }) => length))).toBeLessThanOrEqual(401)
})

test('thousands of blank lines come out while they arrive', () => {
  const cutter = new SentenceCutter()
  for (let i = 0; i < 1300; i++) cutter.push('\n'.repeat(6))
  expect(cutter.end().join('').length).toBeLessThanOrEqual(400)
})
