import { expect, test } from 'vitest'
import { DATE_RULES, RELATIVE_DATES } from '@/lib/search/date-filters'
import { finderOf, findFilter } from '@/lib/search/filters'
import { withTestClock } from '@/testing/clock'

// A Thursday.
withTestClock('2026-11-26T12:00:00Z')

test.each([
  ['of the day before yesterday', '2026-11-24', '2026-11-25'],
  ['painted yesterday', '2026-11-25', '2026-11-26'],
  ['on last friday', '2026-11-20', '2026-11-27'],
  ['last thursday', '2026-11-19', '2026-11-26'],
  ['this week', '2026-11-23', '2026-11-22'],
  ['last week', '2026-11-22', '2026-11-23'],
  ['last month', '2026-10-31', '2026-11-01'],
  ['two months ago', '2026-09-30', '2026-10-01'],
  ['3 days ago', '2026-11-23', '2026-11-24'],
  ['in the last two weeks', '2026-11-12', '2026-11-11'],
  ['last year', '2025-01-01', '2026-01-01'],
  ['since summer', '2026-06-01', '2026-05-31'],
  ['in winter', '2025-12-01', '2026-03-01'],
  ['since october', '2026-10-01', '2026-09-30'],
  ['since december', '2025-12-01', '2025-11-30'],
  ['before july', '2026-06-30', '2026-07-01'],
  ['after 11 march', '2026-03-12', '2026-03-11'],
  ['in october', '2024-10-31', '2026-11-01'],
  ['in 2025', '2025-12-31', '2026-01-01'],
  ['in 2025 not earlier', '2026-01-01', '2024-12-31'],
  ['not later than 11 march', '2026-03-11', '2026-03-12'],
  ['before christmas 2025', '2025-12-23', '2025-12-25'],
  ['since the middle of march', '2026-03-11', '2026-03-10'],
  ['between the start of september and the end of november last year', '2025-11-30', '2025-12-01'],
  ['from 10 to 12 march', '2026-03-10', '2026-03-13'],
  ['from december to february', '2025-12-01', '2025-11-30'],
])('“%s” has %s and not %s', (words, has, lacks) => {
  const filter = findFilter(words, [...DATE_RULES, ...RELATIVE_DATES].map(finderOf))?.filter
  const accepts = (value: string) => filter?.accepts({ phrase: '', value }, DOCUMENT)
  expect([accepts(has), accepts(lacks)]).toEqual([true, false])
})

const DOCUMENT = { id: '', title: '', href: '', access: 'everybody', text: '' } as const
