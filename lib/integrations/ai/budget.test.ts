import { expect, test } from 'vitest'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { withEnv } from '@/testing/env'
import { AiSpendModel } from '@/models/ai-spend'
import { OverBudget, withBudget } from './budget'
import { costEur } from './prices'
import { ProviderFailed } from './provider-failed'

const setClock = withTestClock('2026-11-21T12:00:00Z')
withEnv({ AI_DAILY_LIMIT_EUR: '0.50' })
withTestDatabase()

const call = (estimateEur: number, costs = estimateEur) =>
  withBudget({
    feature: 'aotd',
    estimateEur,
    run: () => Promise.resolve({ value: 'done', costEur: costs }),
  })

const spent = async () => (await AiSpendModel.find().sort({ _id: 1 }).lean()).map((d) => d.micros)

test("a call above the rest of the day's budget is not made", async () => {
  await call(0.3)
  let wasMade = false
  const run = () => {
    wasMade = true
    return Promise.resolve({ value: 'done', costEur: 0 })
  }
  await expect(withBudget({ feature: 'aotd', estimateEur: 0.21, run })).rejects.toBeInstanceOf(
    OverBudget,
  )
  expect(wasMade).toBe(false)
  await expect(call(0.6)).rejects.toBeInstanceOf(OverBudget)
  expect(await call(0.2)).toBe('done')
})

test('the real cost replaces the estimate; a refusal costs nothing, a time-out the estimate', async () => {
  await call(0.4, 0.01)
  expect(await spent()).toEqual([10_000])
  const failing = (hasRefused: boolean) =>
    withBudget({
      feature: 'aotd',
      estimateEur: 0.2,
      run: () => Promise.reject(new ProviderFailed('no answer', hasRefused)),
    })
  await expect(failing(true)).rejects.toThrow('no answer')
  expect(await spent()).toEqual([10_000])
  await expect(failing(false)).rejects.toThrow('no answer')
  expect(await spent()).toEqual([210_000])
  // A cost above the estimate counts in full.
  await call(0.1, 0.6)
  expect(await spent()).toEqual([810_000])
  await expect(call(0.01)).rejects.toBeInstanceOf(OverBudget)
})

test('parallel calls start only as far as the budget covers them', async () => {
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  let running = 0
  const run = async () => {
    running++
    await gate
    return { value: 'done', costEur: 0.1 }
  }
  const calls = Array.from({ length: 24 }, () =>
    withBudget({ feature: 'aotd', estimateEur: 0.1, run }),
  )
  const refused = Promise.allSettled(calls)
  await expect.poll(() => running, { timeout: 15_000 }).toBe(5)
  open()
  const results = await refused
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect(await spent()).toEqual([500_000])
})

test('a call counts for the UTC day on which it starts', async () => {
  setClock('2026-11-21T23:59:59.500Z')
  await withBudget({
    feature: 'aotd',
    estimateEur: 0.5,
    run: () => {
      setClock('2026-11-22T00:00:00Z')
      return Promise.resolve({ value: 'done', costEur: 0.25 })
    },
  })
  await call(0.5)
  expect(await spent()).toEqual([250_000, 500_000])
})

test('a dated snapshot costs the same as its model, an unknown model as much as the most expensive', () => {
  const million = { input: 1_000_000, output: 1_000_000 }
  expect(costEur('gpt-5-mini', million)).toBe(2.25)
  expect(costEur('gpt-5-mini-2025-08-07', million)).toBe(2.25)
  expect(costEur('claude-haiku-4-5-20251001', million)).toBe(6)
  expect(costEur('somebody-elses', million)).toBe(90)
  expect(costEur('constructor', million)).toBe(90)
})

test('a feature spends its share at most, and leaves the rest to the others', async () => {
  const chat = (estimateEur: number) =>
    withBudget({
      feature: 'chat',
      estimateEur,
      run: () => Promise.resolve({ value: 'done', costEur: estimateEur }),
    })
  await call(0.1)
  await chat(0.2)
  await expect(chat(0.06)).rejects.toBeInstanceOf(OverBudget)
  await chat(0.05)
  await expect(call(0.16)).rejects.toBeInstanceOf(OverBudget)
  await call(0.15)
  const { micros, by } = await AiSpendModel.findOne().orFail().lean()
  expect({ micros, by }).toEqual({ micros: 500_000, by: { aotd: 250_000, chat: 250_000 } })
})
