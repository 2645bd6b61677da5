import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { mappedStack } from '@/lib/runtime/source-mapped-stack'

test('a stack names the places in the sources where a file has a map', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-stack-'))
  const file = path.join(folder, 'chunks', 'a.js')
  fs.mkdirSync(path.dirname(file))
  // Column 0 of line 1 is column 0 of line 3.
  const map = { version: 3, sources: ['../lib/place.ts'], names: [], mappings: 'AAEA' }
  fs.writeFileSync(`${file}.map`, JSON.stringify(map))
  const other = path.join(folder, 'other.js')
  fs.writeFileSync(`${other}.map`, 'no map')
  const stack = (place: string) =>
    `Error: It failed.\n    at paint (${place})\n    at async ${other}:4:5\n    at node:fs:1:2`
  expect(mappedStack(stack(`${file}:1:9`))).toBe(stack(`${folder}/lib/place.ts:3:1`))
  fs.rmSync(folder, { recursive: true })
})
