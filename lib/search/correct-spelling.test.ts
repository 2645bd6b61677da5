import { expect, test } from 'vitest'
import { correctSpelling } from '@/lib/search/correct-spelling'
import { createSpelling } from '@/lib/search/spelling'

const site = createSpelling()
for (const word of 'kaiserschmarrn goulash oat milk athens verification badge'.split(' ')) {
  site.add(word)
}

test.each([
  ['wich desert is vegatarian', 'which dessert is vegetarian'],
  ['how do i sing up', 'how do i sign up'],
  ['kaiserschmarn recepie', 'kaiserschmarrn recipe'],
  ['verifcation badg', 'verification badge'],
  ['goulasch with oatmilk', 'goulash with oat milk'],
  ['wats ur pryce', 'what is your price'],
])('“%s” is read as “%s”', (wrong, right) => {
  expect(correctSpelling(wrong, site)).toBe(right)
})

test.each([
  'weather film taxes',
  'who won the world cup',
  'lasagne tiramisu',
  'tokyo',
  'mona lisa',
])('no word of “%s” is a typing error of another', (text) => {
  expect(correctSpelling(text, site)).toBe(text)
})
