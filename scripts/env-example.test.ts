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

/** The keys that follow a line such as `# Not read yet: coffee.`, up to the next comment. */
function unreadKeys(): string[] {
  return [...example.matchAll(/^# Not read yet: [a-z]+\.\n((?:#[A-Z][A-Z0-9_]*=.*\n)+)/gm)].flatMap(
    ([, lines = '']) => [...lines.matchAll(/^#(\w+)=/gm)].map(([, key = '']) => key),
  )
}

test('.env.example lists every key of the environment, in its order, and no other', () => {
  expect(entries.map(([key]) => key)).toEqual(ENV_KEYS)
})

test('the values of .env.example are the defaults', () => {
  const given = parseEnv(Object.fromEntries(entries))
  expect(given).toEqual({ ...parseEnv({}), isSiteUrlSet: true })
})

test('a key that no code reads names the feature that will read it', () => {
  const code = FOLDERS.flatMap((folder) => filesOf(root, folder))
    .filter(
      (file) => /(?<!\.test)\.(ts|tsx|mjs)$/.test(file) && !/^lib\/(env\.ts|testing\/)/.test(file),
    )
    .map((file) => fs.readFileSync(path.join(root, file), 'utf8'))
    .join('\n')
  const unread = ENV_KEYS.filter((key) => !new RegExp(`\\b${key}\\b`).test(code))
  expect(unreadKeys()).toEqual(unread)
})
