import { beforeAll, expect, test } from 'vitest'
import { askAssistant } from '@/testing/ask-assistant'
import { searchSiteContent } from '@/testing/site-content'
import { withTestDatabase } from '@/testing/db'

withTestDatabase()
beforeAll(searchSiteContent)

const contentFor = async (question: string) => (await askAssistant([question])).content

test.each([
  ['in what do I lift the loaf into the pot?', 'lift it into the pot on its paper'],
  ['when do the raisins go into the pancake?', 'scatter the raisins over it'],
  ['until when do I whip the egg yolks for the walnut cake?', 'until they are pale'],
  ['what do I do with leftover dumplings?', 'fried in butter the next morning'],
  ['can I make the walnut cake a day ahead?', 'better on the second day'],
  ['can I swap the spinach for nettles in the pie?', 'Any mix of leaves will do'],
  ['do the rusks need soaking?', 'leave it to soak in for 10 minutes'],
])('“%s” is told by the sentence that has its words or their meanings', async (line, expected) => {
  expect(await contentFor(line)).toContain(expected)
})

test.each([
  ['how hot is the oven for the walnut cake?', '170 °C', 'Bake for 40'],
  ['how much paprika goes into the goulash?', 'sweet paprika (3 tbsp)', 'Stir in'],
  ['when does the paprika go into the goulash?', 'Stir in the paprika', '3 tbsp'],
  ['how long do the mushrooms fry for the dumplings?', '8 minutes', '30 minutes'],
])('“%s” is told by the passage of the kind that is asked for', async (line, expected, other) => {
  const content = await contentFor(line)
  expect(content).toContain(expected)
  expect(content).not.toContain(other)
})

test.each([
  ['should the goulash be stirred on Sundays in winter, or frozen?', 'Mash'],
  ['why is there no pastry in the goulash?', 'Chop the onions'],
])('“%s” is not told by a passage that has little of it', async (line, other) => {
  expect(await contentFor(line)).not.toContain(other)
})
