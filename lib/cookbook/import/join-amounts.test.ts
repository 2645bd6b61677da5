import { expect, test } from 'vitest'
import { joinAmounts } from '@/lib/cookbook/import/join-amounts'

test.each([
  // One line without an amount above the first pair
  ['Salz|250 g|Mehl|2|Eier|100 ml|Milch', 'Salz|250 g Mehl|2 Eier|100 ml Milch'],
  ['Oil, for frying|250 g|beans|1 l|stock|rice', 'Oil, for frying|250 g beans|1 l stock|rice'],
  ['Dough|500 g|flour|1|egg', 'Dough|500 g flour|1 egg'],
  ['Add it|250 g|flour|3|eggs|80 ml|milk', 'Add it|250 g flour|3 eggs|80 ml milk'],
  // Names first
  ['Mehl|250 g|Eier|2|Salz', '250 g Mehl|2 Eier|Salz'],
  ['Mehl|250 g|Milch|1 l', '250 g Mehl|1 l Milch'],
  // Not certain
  ['Mehl|250 g|Milch|200 ml|Reis', 'Mehl|250 g|Milch|200 ml|Reis'],
  ['4|Mehl|250 g|Eier|2|Zimt', '4|Mehl|250 g|Eier|2|Zimt'],
  // Numbers of servings to choose from, and words for amounts
  ['2|4|10 ounce|Beef|1 unit|Shallot|to taste|Salt', '10 ounce Beef|1 unit Shallot|to taste Salt'],
  // A count above the size of one
  ['1|14.5-oz. can beans|2|8-oz. fillets', '1 14.5-oz. can beans|2 8-oz. fillets'],
  ['1|2" piece ginger|2 Tbsp.|oil', '1 2" piece ginger|2 Tbsp. oil'],
  ['Onion|1|14-oz can beans|2', '1 Onion|14-oz can beans|2'],
])('%s', (lines, joined) => {
  expect(joinAmounts(lines.split('|')).join('|')).toBe(joined)
})
