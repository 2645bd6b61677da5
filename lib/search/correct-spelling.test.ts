import { expect, test } from 'vitest'
import { correctSpelling } from '@/lib/search/correct-spelling'
import { createSpelling } from '@/lib/search/spelling'

const site = createSpelling()
for (const word of 'kaiserschmarrn goulash oat milk athens verification badge plane bread'.split(
  ' ',
)) {
  site.add(word)
}

test.each([
  ['wich dessertt is vegatarian', 'which dessert is vegetarian'],
  ['how do i signn up', 'how do i sign up'],
  ['kaiserschmarn recepie', 'kaiserschmarrn recipe'],
  ['verifcation badg', 'verification badge'],
  ['goulasch with oatmilk', 'goulash with oat milk'],
  ['wats ur pryce', 'what is your price'],
  ['goulash xq', 'goulash'],
  ['oat xq milk', 'oat milk'],
  ['pane', 'bread'],
])('“%s” is read as “%s”', (wrong, right) => {
  expect(correctSpelling(wrong, site)).toBe(right)
})

test.each([
  'weather film taxes',
  'who won the world cup',
  'lasagne tiramisu',
  'tokyo',
  'mona lisa',
  'plain desert with a flower',
  'chocolate in the plane',
  'window pane',
  'dove',
])('no word of “%s” is a typing error of another', (text) => {
  expect(correctSpelling(text, site)).toBe(text)
})
