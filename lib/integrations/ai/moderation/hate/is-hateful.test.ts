import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isOffensive } from '@/lib/integrations/ai/moderation/is-offensive'
import { rot13 } from '@/lib/integrations/ai/moderation/rot13'
import { isHateful } from './is-hateful'

const sentencesIn = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')

/** In ROT13, as the list of words. */
const HATEFUL = sentencesIn('hateful-sentences.txt').map(rot13)
const INNOCENT = sentencesIn('innocent-sentences.txt')

test('hate, threats and sexual insults are refused in English, German, French and Spanish (G-90)', () => {
  expect(new Set(HATEFUL).size).toBeGreaterThanOrEqual(300)
  expect(HATEFUL.filter((sentence) => !isOffensive(sentence))).toEqual([])
})

test('they are found in capitals, within other sentences and behind hidden letters (G-90)', () => {
  const hidden = HATEFUL.flatMap((sentence) => [
    sentence.toUpperCase(),
    `Good morning. ${sentence}! What a day.`,
    sentence.replaceAll('e', '3').replaceAll('o', '0'),
  ])
  expect(hidden.filter((sentence) => !isOffensive(sentence))).toEqual([])
})

test('none of the innocent sentences is refused, alone or together (G-90)', () => {
  expect(new Set(INNOCENT).size).toBeGreaterThanOrEqual(600)
  expect(INNOCENT.filter(isOffensive)).toEqual([])
  expect(isOffensive(INNOCENT.join('.\n'))).toBe(false)
})

test('what is denied, reported or condemned is no hate', () => {
  for (const frame of [
    'I do not think that jews are vermin',
    'He said that jews are vermin',
    'It is a lie that jews are vermin',
    'Jews are vermin is a horrible thing to say',
    'The poster said: “Kill all jews”',
    'Stop saying kill all jews',
  ]) {
    expect([frame, isHateful(frame)]).toEqual([frame, false])
  }
  expect(isHateful('I am not a racist, but jews are vermin')).toBe(true)
  expect(isHateful('I say: kill all jews')).toBe(true)
})

test('wishes to hurt oneself are no threat, so that they get the text with help', () => {
  for (const text of ['I want to kill myself', 'I will hang myself', 'Ich will mich umbringen']) {
    expect([text, isHateful(text)]).toEqual([text, false])
  }
})
