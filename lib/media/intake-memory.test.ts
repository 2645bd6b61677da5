import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { intakePicture } from './intake'

const MB = 1024 * 1024

/** 40 megapixels of one colour in 1.3 kB. */
const avif = readFileSync(
  path.resolve(import.meta.dirname, '../../testing/pictures/40-megapixels.avif'),
)
const largest = () =>
  sharp({ create: { width: 7999, height: 5000, channels: 3, background: '#d08040' } })

function damagedAvif(): Buffer {
  const damaged = Buffer.from(avif)
  return damaged.fill(0xa5, damaged.length - 600)
}

/** The most memory that this process takes meanwhile, above what it takes now. */
async function peakOf(work: () => Promise<unknown>): Promise<number> {
  const idle = process.memoryUsage.rss()
  let peak = idle
  const sampler = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5)
  try {
    await work()
  } finally {
    clearInterval(sampler)
  }
  return (peak - idle) / MB
}

test('a picture of 40 megapixels in little more than a kilobyte takes little memory here', async () => {
  const peak = await peakOf(async () => {
    expect(await intakePicture(avif)).toMatchObject({ width: 2000, height: 1250 })
  })
  expect(peak).toBeLessThan(250)
}, 60_000)

test('six large pictures at once stay within 250 MB', async () => {
  const png = await largest()
    .withMetadata({ orientation: 6 })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const six = () => Promise.all(Array.from({ length: 6 }, () => intakePicture(png)))
  expect(await peakOf(six)).toBeLessThan(250)
}, 60_000)

test('one picture is decoded at a time', async () => {
  const countChildren = () =>
    process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length
  const before = countChildren()
  let max = 0
  const sampler = setInterval(() => (max = Math.max(max, countChildren() - before)), 5)
  await Promise.allSettled(Array.from({ length: 3 }, () => intakePicture(damagedAvif())))
  clearInterval(sampler)
  expect(max).toBe(1)
}, 60_000)

test('a damaged AVIF is refused, and the next picture is taken', async () => {
  const next = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const [first, second] = await Promise.allSettled([
    intakePicture(damagedAvif()),
    intakePicture(next),
  ])
  expect(first).toMatchObject({
    status: 'rejected',
    reason: { status: 415, message: 'The image is damaged.' },
  })
  expect(second.status).toBe('fulfilled')
}, 60_000)
