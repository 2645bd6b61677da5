import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ENV_KEYS, parseEnv } from '@/lib/env'
import { filesOf } from './build/source-hash'

const root = path.resolve(import.meta.dirname, '..')
const example = fs.readFileSync(path.join(root, '.env.example'), 'utf8')
const entries = [...example.matchAll(/^#([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(
  ([, key = '', value = '']) => [key, value] as const,
)
const FOLDERS = ['app', 'components', 'lib', 'scripts', 'server']

/** They list or check keys and use none. */
const LISTS = [
  'lib/config/env-check.ts',
  'lib/config/env-schema.ts',
  'lib/config/secret-keys.ts',
  'lib/config/setting-keys.ts',
  'lib/processes/settings.ts',
  'lib/settings/form.ts',
]

test('.env.example lists every key of the environment, in its order, and no other', () => {
  expect(entries.map(([key]) => key)).toEqual(ENV_KEYS)
})

test('the values of .env.example are the defaults', () => {
  const given = parseEnv(Object.fromEntries(entries))
  expect(given).toEqual({ ...parseEnv({}), isSiteUrlSet: true })
})

test('code reads every key', () => {
  const code = FOLDERS.flatMap((folder) => filesOf(root, folder))
    .filter((file) => /(?<!\.test)\.(ts|tsx|mjs)$/.test(file) && !LISTS.includes(file))
    .map((file) => fs.readFileSync(path.join(root, file), 'utf8'))
    .join('\n')
  expect(ENV_KEYS.filter((key) => !new RegExp(`\\b${key}\\b`).test(code))).toEqual([])
})
