import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { embeddedPainter, setWorkerBundle } from './embedded-painter'

test('a built site paints with the bundle of its start', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'painter-'))
  const file = path.join(folder, 'embedded-worker.mjs')
  await writeFile(file, 'process.exit(7)')
  setWorkerBundle(file)
  const request = { dateKey: '2026-11-21', emojis: [], author: 'a1', secret: '00ff' }
  const { signal } = new AbortController()
  await expect(embeddedPainter.paint(request, { signal })).rejects.toThrow('code 7')
  await rm(folder, { recursive: true })
})
