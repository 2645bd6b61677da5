import { expect, test } from 'vitest'
import { measureAmounts } from './amounts'
import { measureTimers } from './timers'

test('amounts that scale rightly are counted, and those that cannot be scaled are not', () => {
  const quantities = ['1/8 tsp', '2 (5.5-ounce)', '1 cup', '28 ounce can', 'as needed']
  expect(measureAmounts(quantities)).toEqual({ amounts: 4, zero: [], sizes: [], plurals: [] })
})

test('times of the six languages are counted, and intervals are not', () => {
  const steps = [
    { language: 'en-US', text: 'Cook for 4-5 more minutes, stirring every 5 minutes.' },
    { language: 'de', text: '20 Minuten köcheln lassen.' },
    { language: 'sv', text: 'Koka i 20 minuter.' },
  ]
  expect(measureTimers(steps)).toEqual({ steps: 2, times: 2, missed: [], wrong: [] })
})
