import { beforeAll, expect, test } from 'vitest'
import { askAssistant } from '@/testing/ask-assistant'
import { withTestDatabase } from '@/testing/db'
import { searchSiteContent } from '@/testing/site-content'

withTestDatabase()
beforeAll(searchSiteContent)

const answerTo = async (question: string) => (await askAssistant([question])).content

test.each([
  ['does the pancake take 300 g of flour?', 'No: “Torn Pancake with Plums” needs flour (120 g).'],
  ['does the pancake take 120 g of flour?', 'Yes: “Torn Pancake with Plums” needs flour (120 g).'],
  ['is 0.12 kg of flour right for the pancake?', 'Yes: “Torn Pancake with Plums” needs flour'],
  ['does the pancake need more than 100 g of flour?', 'Yes: “Torn Pancake with Plums” needs flour'],
  ['is two eggs enough for the pancake?', 'No: “Torn Pancake with Plums” needs eggs (4).'],
  ['is the mug 20 euro?', 'No: “Octopus, mug” costs €16.00.'],
  ['is there anything in the store at 12 euros or less?', 'Yes: “Four places, postcards” costs'],
  ['is there a tote bag at 12 euros or less?', 'No: “Sunflower wreath, tote bag” costs €12.50.'],
  ['does the loaf take 18 hours?', 'Yes: “No-Knead Country Loaf” takes 18 hours.'],
  ['does the walnut cake bake for an hour?', 'No: “Walnut Cake”: Bake for 40 minutes'],
  ['do the lemon potatoes roast for 60 minutes?', 'Yes: “Lemon Potatoes”: Roast for 40 minutes.'],
  [
    'is the oven at 200 degrees for the walnut cake?',
    'No: “Walnut Cake”: Heat the oven to 170 °C.',
  ],
  ['are there 10 steps in the walnut cake?', 'No: “Walnut Cake” has 6 steps.'],
  ['did the espresso at red stool score 8?', 'No: “Espresso at Red Stool” scored 7.2 of 10.'],
])('a stated amount is checked: %s', async (question, beginning) => {
  expect(await answerTo(question)).toContain(beginning)
})

test.each([
  ['is Train at Dusk for sale?', 'No: “Train at Dusk” is not for sale on this site.'],
  [
    'is Boat and Steamer, Evening for sale?',
    'The store has “Boat and Steamer, print”: it costs €24.00',
  ],
  ['how much does Train at Dusk cost?', '“Train at Dusk” has no price'],
  ['are the paintings in the gallery for sale?', 'are not for sale on this site'],
])('what no store has is not for sale: %s', async (question, part) => {
  expect(await answerTo(question)).toContain(part)
})
