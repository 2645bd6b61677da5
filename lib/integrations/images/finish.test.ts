import sharp from 'sharp'
import { expect, test } from 'vitest'
import { finishPicture } from './finish'

async function picture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#3c78be' } })
    .png()
    .toBuffer()
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

test('palette and accent come with the picture', async () => {
  const { palette, accent } = await finishPicture(await picture(64, 64), 'algorithmicMedia')
  expect(palette).toHaveLength(5)
  expect(palette[0]?.hex).toBe('#3c78be')
  expect(accent.light).toMatch(/^#[0-9a-f]{6}$/)
})
