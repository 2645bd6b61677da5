import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { finishPicture } from './finish'
import { createEmbeddedPainter } from './embedded-painter'
import { expectEqualToFresh } from '@/testing/painter-threads'
import { paintAccepted } from '@pochade/painter/critic/accepted'
import { render } from '@pochade/painter/render'
import { PAINTER_VERSION } from '@pochade/painter/version'

const REQUEST = { dateKey: '2026-11-21', emojis: [], author: 'a1', secret: '00ff' }

test('a worker thread paints the whole picture and reports its steps', async () => {
  const steps: string[] = []
  const picture = await createEmbeddedPainter().paint(REQUEST, {
    signal: new AbortController().signal,
    onProgress: (step) => steps.push(step),
  })
  expect(steps).toEqual(['prompt', 'image'])
  expect(picture).toMatchObject({ width: 1024, height: 1024, model: 'embedded' })
  expect(picture.painterVersion).toBe(PAINTER_VERSION)
  expect(picture.painted).toMatchObject({ dateKey: REQUEST.dateKey, title: picture.title })
  expect(picture.palette).toHaveLength(5)
  const { format, xmp } = await sharp(picture.png).metadata()
  expect(format).toBe('png')
  expect(xmp?.toString('utf8')).toContain('digitalsourcetype/algorithmicMedia')
})

test('a worker paints the same bytes as this thread', { timeout: 60_000 }, async () => {
  const request = { ...REQUEST, emojis: ['🌊', '🌙'] }
  const { signal } = new AbortController()
  const { png } = await createEmbeddedPainter().paint(request, { signal })
  const { painting } = await paintAccepted(request)
  const here = await finishPicture(await render(painting), 'algorithmicMedia')
  expect(png.equals(here.png)).toBe(true)
})

test('a thread paints a picture after others as a new one does', { timeout: 60_000 }, async () => {
  const other = { ...REQUEST, dateKey: '2026-11-24', emojis: ['🦊', '🏠'] }
  await expectEqualToFresh([other, REQUEST])
})

test('aborting rejects with the reason and ends the thread', async () => {
  const controller = new AbortController()
  const painted = createEmbeddedPainter().paint(REQUEST, {
    signal: controller.signal,
    onProgress: () => controller.abort(new Error('lease lost')),
  })
  await expect(painted).rejects.toThrow('lease lost')
})

test('a signal that is already aborted starts nothing', async () => {
  const painted = createEmbeddedPainter('/nowhere.ts').paint(REQUEST, {
    signal: AbortSignal.abort(new Error('too late')),
  })
  await expect(painted).rejects.toThrow('too late')
})

test('a worker that exits or fails rejects with a clear error', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'painter-'))
  const { signal } = new AbortController()
  await writeFile(path.join(folder, 'dies.mjs'), 'process.exit(3)')
  await writeFile(path.join(folder, 'fails.mjs'), 'throw new Error("no paint left")')
  await expect(
    createEmbeddedPainter(path.join(folder, 'dies.mjs')).paint(REQUEST, { signal }),
  ).rejects.toThrow('code 3')
  await expect(
    createEmbeddedPainter(path.join(folder, 'fails.mjs')).paint(REQUEST, { signal }),
  ).rejects.toThrow('The embedded painter failed.')
  await rm(folder, { recursive: true })
})

test('a request that cannot be painted rejects', async () => {
  const { signal } = new AbortController()
  await expect(
    createEmbeddedPainter().paint({ ...REQUEST, dateKey: 'soon' }, { signal }),
  ).rejects.toMatchObject({
    cause: { message: 'Not a date: soon' },
  })
})
