import { expect, test } from 'vitest'
import { answerSmallTalk } from '@/lib/assistant/read/small-talk'
import { withTestClock } from '@/lib/testing/clock'

withTestClock('2026-03-10T12:34:00Z')

test.each([
  ['Hello!', /^Hello!/],
  ['thanks a lot', /welcome/],
  ['Who are you?', /program/],
  ['What can you do?', /You can ask me/],
  ['What time is it?', /12:34 UTC/],
  ['what day is it today', /10 March 2026/],
  ['How many ml are in 2 cups?', /^2 cups are 480 ml, with 240 ml for one of cups/],
  ['half a cup in tablespoons', /^0\.5 cups are 8 tablespoons/],
  ['350 F in celsius', /^350 °F are 177 °C/],
  ['What is 200 °C in Fahrenheit?', /^200 °C are 392 °F: 200 × 1\.8 \+ 32\./],
  ['How many grams are 2 cups of flour?', /depends on the food/],
  ["What is anna's e-mail address?", /nothing private/],
])('“%s” is answered without a search', (question, content) => {
  expect(answerSmallTalk(question)?.content).toMatch(content)
})

test.each([
  'How do I change my e-mail address?',
  'How much is the mug?',
  'Hello, how long do the lemon potatoes take?',
  'How do I verify my email?',
  'What time does the art day start?',
])('“%s” is searched for', (question) => {
  expect(answerSmallTalk(question)).toBeNull()
})
