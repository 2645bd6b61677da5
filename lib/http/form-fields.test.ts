import { expect, test } from 'vitest'
import { z } from 'zod'
import { formFlag, formNumber } from '@/lib/http/form-fields'

test('a flag of a form takes the six words and nothing else (G-19a)', () => {
  const read = (value: unknown) => formFlag.safeParse(value).data
  for (const yes of ['true', 'on', '1']) expect(read(yes), yes).toBe(true)
  for (const no of ['false', 'off', '0']) expect(read(no), no).toBe(false)
  for (const other of ['', 'yes', 'TRUE', ' on', '2', true, undefined]) {
    expect(read(other), String(other)).toBeUndefined()
  }
})

test('a number of a form is plain decimals, checked by its own rule (G-19a)', () => {
  const price = formNumber(z.number().max(100, 'Too much.'), 'Please enter a price.')
  expect(price.parse('12.50')).toBe(12.5)
  expect(price.parse('0')).toBe(0)
  for (const text of ['', ' 1', '1e2', '-1', '+1', '0x10', '1,5', '.5', '5.', 'NaN', 'Infinity']) {
    const { error } = price.safeParse(text)
    expect(error?.issues[0]?.message, text).toBe('Please enter a price.')
  }
  expect(price.safeParse('100.01').error?.issues[0]?.message).toBe('Too much.')
})
