import { format } from 'node:util'
import { afterEach, expect } from 'vitest'

const seen: string[] = []
const print = console.error

console.error = (...parts: unknown[]) => {
  seen.push(format(...parts))
  print(...parts)
}

// A test that provokes an error puts a mock in place of `console.error`.
afterEach(() => {
  expect(seen.splice(0), 'unexpected console.error').toEqual([])
})
