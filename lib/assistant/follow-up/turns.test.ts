import { beforeAll, expect, test } from 'vitest'
import { withoutIdle } from '@/lib/assistant/follow-up/idle'
import { askAssistant } from '@/testing/ask-assistant'
import { withTestDatabase } from '@/testing/db'
import { searchSiteContent } from '@/testing/site-content'

withTestDatabase()
beforeAll(searchSiteContent)

const lastAnswer = async (lines: readonly string[]) =>
  (await askAssistant(lines)).content.replaceAll('\n', ' ')

test.each([
  ['Hello! How much is the mug, please?', 'How much is the mug?'],
  ['Ugh. Then the best one?', 'Then the best one?'],
  ['Buongiorno, quanto costa la tazza? Grazie mille!', 'quanto costa la tazza?!'],
  ['fine. and the bag?', 'and the bag?'],
  ['fine dining', 'fine dining'],
  ['recipes by ben', 'recipes by ben'],
  ['Thanks!', 'Thanks!'],
])('“%s” asks “%s”', (message, asking) => {
  expect(withoutIdle(message)).toBe(asking)
})

test.each([
  ['price and size of the mug', /€16.*9 × 8/],
  ['dimensions of the tote bag + who made it', /38 × 42.*by ben/],
  ['the easiest as well as the most difficult recipe', /Rusk Salad.*Dumplings/],
  ['Is the potato goulash vegan, and who has cooked it?', /vegan.*made by anna.*made by ben/],
])('each part of “%s” is answered that asks for something', async (message, answer) => {
  expect(await lastAnswer([message])).toMatch(answer)
})

test.each([
  'Which recipes need less than 45 minutes and are not a salad?',
  'What can I cook that needs no oven and no eggs?',
])('“%s” is one question', async (message) => {
  expect((await lastAnswer([message])).match(/I found/g)).toHaveLength(1)
})

test.each([
  [['How much is the mug?', 'the tote bag?'], /12\.50/],
  [['How much is the mug?', 'lemon potatoes'], /1 h 15 mins/],
  [['Which coffees are from Kos?', 'anything that is no frappe?'], /I found 2 .*Stall 7/],
  [['Which is the best freddo espresso?', 'now flat whites'], /best.*Yellow Door/],
  [['How was the cappuccino by the lock?', 'and the other cappuccino in that city?'], /Two Canals/],
  [['Where was the Blue Tram?', 'was there sugar in that drink?'], /no sugar/],
  [['How many grams of feta in the pie?', 'how many in the tomato salad?'], /feta \(150 g\)/],
])('“%s” goes on with what the turn before asked', async (lines, answer) => {
  expect(await lastAnswer(lines)).toMatch(answer)
})

test.each([
  ['Could somebody, who is no member, suggest an emoji?', /^Yes: one emoji a day/],
  ['I make the torn pancake for six, the recipe is for two, right? How many eggs?', /eggs: 12/],
  ['I have fifteen euros. Which items cost less than that?', /I found 2 .*€8\.00/],
  ['We have old rolls and I hate throwing bread away, do you have something for that?', /stale/],
  ['My friend cannot do dairy, is the walnut cake ok for her?', /“Walnut Cake”/],
])('“%s” is read with what is told beside it', async (message, answer) => {
  expect(await lastAnswer([message])).toMatch(answer)
})
