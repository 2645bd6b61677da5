import { expect, test } from 'vitest'
import { conditionFinder } from '@/lib/search/conditions'
import { searchSources } from '@/lib/site/search-sources'

const find = conditionFinder(
  searchSources().map(({ kind }) => kind),
  (word) => word === 'eggs',
)

test.each([
  // The fact is told by a unit, a comparative, a name, a verb, or the kind.
  ['no more than half an hour', 'up to 30 minutes'],
  ['at least an hour and a quarter', 'from 75 minutes'],
  ['under 1 hour 15 minutes', 'under 75 minutes'],
  ['harder than a six', 'above difficulty 6'],
  ['a difficulty of five or harder', 'from difficulty 5'],
  ['between 4 and 6 on the difficulty scale', 'from difficulty 4 to difficulty 6'],
  ['an acidity above nine', 'above acidity 9'],
  ['dishes that serve no more than two', 'up to 2 people'],
  ['coffees with an eight and a half or better', 'from 8.5'],
  ['fifteen quid or less', 'up to €15'],
  // A negated relation is the other one.
  ['nothing above difficulty 4', 'up to difficulty 4'],
  ['rather not stand in the kitchen for over sixty minutes', 'up to 60 minutes'],
  // What is left out is not the limit.
  ['no eggs under 30 minutes', 'under 30 minutes'],
])('“%s” is the condition “%s”', (text, label) => {
  expect(find(text)?.filter.label).toBe(label)
})

test.each(['more than 3 badges', 'children under 10', 'before 10 april', 'top 3 coffees'])(
  '“%s” is no condition of a fact',
  (text) => {
    expect(find(text)).toBeNull()
  },
)

test('a condition is looked for among the first twelve amounts, as each costs time', () => {
  const amounts = (count: number) => `${'7 soups '.repeat(count)}under 30 minutes`
  expect(find(amounts(5))?.filter.label).toBe('under 30 minutes')
  expect(find(amounts(30))).toBeNull()
})
