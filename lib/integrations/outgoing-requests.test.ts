import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
/** These run in a browser. */
const IN_BROWSERS = [
  'lib/http/client.ts',
  'lib/site/recipe-copies.ts',
  'lib/site/service-worker.ts',
]
const ASKS_OTHERS = 'lib/integrations/buffered-fetch.ts'
const CALL = /\bfetch\((?:[^()]|\([^()]*\))*\)/g

function callsOf(folder: string): { file: string; call: string }[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.|\/testing\//.test(file))
    .flatMap((file) => {
      const found = fs.readFileSync(path.join(root, file), 'utf8').match(CALL) ?? []
      return found.map((call) => ({ file, call }))
    })
    .filter(({ file }) => !IN_BROWSERS.includes(file))
}

test('the server asks others through one file, which follows no redirect', () => {
  const calls = ['app', 'lib', 'models', 'packages/painter', 'server'].flatMap(callsOf)
  expect(calls.map(({ file }) => file)).toEqual([ASKS_OTHERS])
  expect(calls[0]?.call).toContain("redirect: 'error'")
})
