import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { UnusablePicture } from '@/lib/integrations/images/port'
import { finishPicture } from './finish'

/** A blue picture with a sand-coloured lower third. */
function drawn(width: number, height: number): Sharp {
  const ground = { create: { width, height, channels: 3 as const, background: '#3c78be' } }
  const sand = { width, height: Math.ceil(height / 3), channels: 3 as const, background: '#cdaa78' }
  return sharp(ground).composite([{ input: { create: sand }, gravity: 'south' }])
}

function picture(width: number, height: number): Promise<Buffer> {
  return drawn(width, height).png().toBuffer()
}

test('a picture of any size becomes 1024 px on its longer side, and 700 px for lists', async () => {
  const { png, webp1024, webp700, width, height } = await finishPicture(
    await picture(300, 200),
    'trainedAlgorithmicMedia',
  )
  expect([width, height]).toEqual([1024, 683])
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1024, height: 683 })
  expect(await sharp(webp1024).metadata()).toMatchObject({ format: 'webp', width: 1024 })
  expect(await sharp(webp700).metadata()).toMatchObject({ format: 'webp', width: 700 })
})

test('G-62c: every stored file says that it is AI-generated', async () => {
  const { png, webp1024, webp700 } = await finishPicture(
    await picture(64, 64),
    'trainedAlgorithmicMedia',
  )
  for (const file of [png, webp1024, webp700]) {
    const { xmp } = await sharp(file).metadata()
    expect(xmp?.toString('utf8')).toContain(
      'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
    )
  }
})

test('palette and accent are part of the picture', async () => {
  const { palette, accent } = await finishPicture(await picture(64, 64), 'algorithmicMedia')
  expect(palette).toHaveLength(5)
  expect(palette[0]?.hex).toBe('#3c78be')
  expect(accent.light).toMatch(/^#[0-9a-f]{6}$/)
})

test('a provider’s PNG, JPEG or WebP is accepted, and transparent parts become white', async () => {
  const pixels = { width: 40, height: 40, channels: 4 as const, background: '#00000000' }
  const dot = { width: 9, height: 9, channels: 4 as const, background: '#3c78be' }
  const clear = sharp({ create: pixels }).composite([{ input: { create: dot } }])
  for (const bytes of [
    await drawn(64, 48).jpeg().toBuffer(),
    await drawn(64, 48).webp().toBuffer(),
    await clear.png().toBuffer(),
  ]) {
    const { png } = await finishPicture(bytes, 'trainedAlgorithmicMedia')
    expect((await sharp(png).metadata()).width).toBe(1024)
  }
  const { png } = await finishPicture(await clear.png().toBuffer(), 'trainedAlgorithmicMedia')
  const corner = { left: 1020, top: 1020, width: 1, height: 1 }
  expect([...(await sharp(png).extract(corner).raw().toBuffer())]).toEqual([255, 255, 255])
})

test('an animated, empty or invalid picture is refused', async () => {
  const png = await picture(64, 48)
  const negative = await sharp(png).negate().png().toBuffer()
  const frames = await sharp([png, negative], { join: { animated: true } })
    .webp()
    .toBuffer()
  const plain = sharp({ create: { width: 64, height: 64, channels: 3, background: '#3c78be' } })
  const refused: Uint8Array[] = [
    Buffer.alloc(0),
    Buffer.from('no picture'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    await sharp(png).gif().toBuffer(),
    await sharp(png).tiff().toBuffer(),
    png.subarray(0, 24),
    png.subarray(0, png.length - 40),
    Buffer.concat([png.subarray(0, 60), Buffer.alloc(400)]),
    frames,
    await plain.png().toBuffer(),
  ]
  for (const bytes of refused) {
    await expect(finishPicture(bytes, 'trainedAlgorithmicMedia')).rejects.toBeInstanceOf(
      UnusablePicture,
    )
  }
})

test.each([
  // The decoder itself refuses this one by its header.
  [60_000, 60_000, 'It is damaged.'],
  [1, 40_000_000, 'It is too large.'],
])('a picture of %i × %i is refused before it is decoded', async (width, height, reason) => {
  const png = await picture(10, 10)
  // The file is shorter than its header says.
  const huge = Buffer.from(png)
  huge.writeUInt32BE(width, 16)
  huge.writeUInt32BE(height, 20)
  huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29)
  await expect(finishPicture(huge, 'trainedAlgorithmicMedia')).rejects.toThrow(reason)
})
