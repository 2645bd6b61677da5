import { readFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { HEIC_START } from '@/lib/config/picture-types'
import { expect, test } from 'vitest'
import { intakePicture } from './intake'

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

function picture(format: Format, width = 60, height = 40): Promise<Buffer> {
  const create = { width, height, channels: 3 as const, background: '#d08040' }
  return sharp({ create }).toFormat(format).toBuffer()
}

/** 60 × 40, red at the left and blue at the right, as a camera held on its side stores it. */
function turned(): Promise<Buffer> {
  const create = { width: 60, height: 40, channels: 3 as const, background: '#0000ff' }
  const left = { ...create, width: 30, background: '#ff0000' }
  return sharp({ create })
    .composite([{ input: { create: left }, left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: 'someone' }, IFD3: { GPSLatitude: '48/1 12/1 30/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** A PNG whose header speaks of far more pixels than it holds. */
async function bomb(width: number, height: number): Promise<Buffer> {
  const bytes = Buffer.from(await picture('png'))
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  '%s is taken as WebP',
  async (format) => {
    const stored = await intakePicture(await picture(format))
    const metadata = await sharp(stored.bytes).metadata()
    expect(metadata.format).toBe('webp')
    expect([stored.width, stored.height]).toEqual([60, 40])
  },
)

test('a picture is stored upright and without anything about its maker or place (G-10)', async () => {
  const source = await turned()
  expect((await sharp(source).metadata()).exif).toBeDefined()
  const stored = await intakePicture(source)
  expect([stored.width, stored.height]).toEqual([40, 60])
  const { exif, xmp, iptc, icc, orientation } = await sharp(stored.bytes).metadata()
  expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
  const top = await sharp(stored.bytes)
    .extract({ left: 10, top: 5, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect(top[0]).toBeGreaterThan(200)
})

test('a large picture is reduced to 2000 px on its longer side', async () => {
  const stored = await intakePicture(await picture('jpeg', 3000, 1500))
  expect([stored.width, stored.height]).toEqual([2000, 1000])
})

test('a moving GIF becomes its first frame', async () => {
  const frames = Buffer.concat([Buffer.alloc(300, 255), Buffer.alloc(300, 0)])
  const gif = await sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
    .gif()
    .toBuffer()
  const stored = await intakePicture(gif)
  expect([stored.width, stored.height]).toEqual([10, 10])
})

test('a drawing in SVG is refused', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'
  await expect(intakePicture(Buffer.from(svg))).rejects.toMatchObject({
    status: 415,
    message: 'Unsupported image type',
  })
})

test('garbage, an empty file and a PDF are refused as unsupported', async () => {
  for (const bytes of [Buffer.from('hello'), Buffer.alloc(0), Buffer.from('%PDF-1.7\n1 0 obj')]) {
    await expect(intakePicture(bytes)).rejects.toMatchObject({ status: 415 })
  }
})

test('a HEIC is refused in words that help, whatever its name is', async () => {
  const bytes = readFileSync('testing/pictures/phone.heic')
  await expect(intakePicture(bytes)).rejects.toMatchObject({
    status: 415,
    message: expect.stringContaining('save it as JPEG'),
  })
})

test.each(['heicmif1', 'mif1heic', 'mif1mif1heic', 'msf1hevc', 'mif1miafMiHBheix'])(
  'the brands %s are those of a HEIC',
  async (brands) => {
    const [major = '', ...others] = brands.match(/.{4}/g) ?? []
    const start = `\0\0\0\x20ftyp${major}\0\0\0\0${others.join('')}`.padEnd(32, '\0')
    await expect(intakePicture(Buffer.from(start, 'latin1'))).rejects.toMatchObject({
      status: 415,
      message: expect.stringContaining('save it as JPEG'),
    })
  },
)

test('an AVIF with a general brand first is no HEIC', async () => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .avif()
    .toBuffer()
  bytes.write('mif1', 8, 'latin1')
  expect(HEIC_START.test(bytes.toString('latin1', 0, 32))).toBe(false)
})

test('a TIFF is refused though it could be decoded', async () => {
  const create = { width: 10, height: 10, channels: 3 as const, background: 'red' }
  const tiff = await sharp({ create }).tiff().toBuffer()
  await expect(intakePicture(tiff)).rejects.toMatchObject({ status: 415 })
})

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s that ends too early is refused',
  async (format) => {
    const raw = { width: 400, height: 400, channels: 3 as const }
    const noise = await sharp(randomBytes(400 * 400 * 3), { raw })
      .toFormat(format)
      .toBuffer()
    const half = noise.subarray(0, Math.floor(noise.length / 2))
    await expect(intakePicture(half)).rejects.toMatchObject({
      status: 415,
      message: 'The image is damaged.',
    })
  },
)

test('a file with a valid signature and garbage behind it is refused', async () => {
  const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2000, 7)])
  await expect(intakePicture(bytes)).rejects.toMatchObject({ status: 415 })
})

test.each([
  [50_000, 50_000],
  [8000, 5001],
  [1, 40_000_000],
  [20_001, 1],
])('a picture of %i × %i is refused by its header (G-114)', async (width, height) => {
  await expect(intakePicture(await bomb(width, height))).rejects.toMatchObject({
    status: 413,
    message: 'Image too large',
  })
})

test('a side of 20,000 px is allowed', async () => {
  expect(await intakePicture(await picture('png', 20_000, 10))).toMatchObject({ width: 2000 })
})

test('more than 8 MiB is refused before anything is decoded', async () => {
  await expect(intakePicture(Buffer.alloc(8 * 1024 * 1024 + 1))).rejects.toMatchObject({
    status: 413,
    message: 'File too large',
  })
})
