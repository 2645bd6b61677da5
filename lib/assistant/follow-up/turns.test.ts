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
  ['which is the best and which the worst coffee in Lisbon', /Under the Arcade.*Station Bar/],
  ['Kos: best cup? worst cup?', /4 rated coffees in Kos.*4 rated coffees in Kos/],
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
  [['How much flour in the loaf?', 'and in the pancake?'], /flour \(120 g\)/],
  [['Which dessert is quicker?', 'and the other one?'], /Walnut Cake.*1 h 20 mins/],
  [['Any good coffee in Lisbon?', 'and on Kos?'], /Plane Tree” scored 8\.3/],
  [['How big is the train?', 'who made that one?'], /^“Train at Dusk” was made by ben/],
  [['Is the mug dearer than the bag?', 'by how much?'], /difference is €3\.50/],
])('“%s” goes on with what the turn before asked', async (lines, answer) => {
  expect(await lastAnswer(lines)).toMatch(answer)
})

test.each([
  ['Could somebody, who is no member, suggest an emoji?', /^Yes: one emoji a day/],
  ['I make the torn pancake for six, the recipe is for two, right? How many eggs?', /eggs: 12/],
  ['I have fifteen euros. Which items cost less than that?', /I found 2 .*€8\.00/],
  ['We have old rolls and I hate throwing bread away, do you have something for that?', /stale/],
  ['My friend cannot do dairy, is the walnut cake ok for her?', /“Walnut Cake”/],
  ["my daughter cannot have eggs, what's left for her?", /^I found 4 .*without eggs/],
  ["we don't do dairy at home. What remains of your recipes?", /^I found 3 .*without dairy/],
  ['take away everything with tomatoes. What recipes are left?', /^I found 6 /],
  ['we have no oven at the moment. which recipes are left?', /^I found 4 .*without an oven/],
  ['recipes above an hour, but not the bread one', /^I found 2 .*Lemon.*Walnut/],
  ['recipes above an hour, but not the overnight one', /^I do not understand what is to be left/],
])('“%s” is read with what is told beside it', async (message, answer) => {
  expect(await lastAnswer([message])).toMatch(answer)
})
