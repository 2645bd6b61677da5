import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readLoader } from '@/server/defer-scripts'
import { buildScriptLoader } from './script-loader'

test('the script that every page for visitors has inline takes at most 2 kB', async () => {
  const dist = fs.mkdtempSync(path.join(os.tmpdir(), 'loader-'))
  onTestFinished(() => fs.rmSync(dist, { recursive: true }))
  await buildScriptLoader(path.resolve(import.meta.dirname, '../..'), dist)
  const loader = readLoader(dist)
  expect(loader).toContain('data')
  expect(Buffer.byteLength(loader)).toBeLessThanOrEqual(2048)
  // Nothing may end the element that it stands in.
  expect(loader).not.toMatch(/<\/script|<!--/i)
})
