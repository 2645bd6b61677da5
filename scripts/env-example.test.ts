import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ENV_KEYS, parseEnv } from '@/lib/env'

const example = fs.readFileSync(path.resolve(import.meta.dirname, '../.env.example'), 'utf8')
const entries = [...example.matchAll(/^#([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(
  ([, key = '', value = '']) => [key, value] as const,
)

test('.env.example lists every key of the environment, in its order, and no other', () => {
  expect(entries.map(([key]) => key)).toEqual(ENV_KEYS)
})

test('the values of .env.example are the defaults', () => {
  expect(parseEnv(Object.fromEntries(entries))).toEqual(parseEnv({}))
})
