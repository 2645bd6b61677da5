import { expect, test } from 'vitest'
import { findTimers } from '@/lib/cookbook/timers/find-timers'
import CASES from '@/testing/recipe-cases/content-cases.json' with { type: 'json' }
import { STEP_CASES } from '@/testing/recipe-cases/step-timers'

function written(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  return `${h ? `${h}h` : ''}${m ? `${m}m` : ''}${s ? `${s}s` : ''}`
}

function timersOf(step: string): string {
  return findTimers(step)
    .map(({ low, high }) => [...new Set([low, high])].map(written).join('-'))
    .join(', ')
}

test.each(STEP_CASES)('%s has the timers "%s"', (step, timers) => {
  expect(timersOf(step)).toBe(timers)
})

test.each(CASES.timers)('"%s" has the timers "%s"', (step = '', timers) => {
  expect(timersOf(step)).toBe(timers)
})

test('the table has 60 sentences, and a timer says where it stands', () => {
  expect(STEP_CASES.length).toBeGreaterThanOrEqual(60)
  const step = 'Simmer for 20–25 minutes.'
  const [timer] = findTimers(step)
  expect(step.slice(timer?.from, timer?.to)).toBe('20–25 minutes')
})
