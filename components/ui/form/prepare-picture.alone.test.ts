import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { drawnFile } from './canvas-picture'
import { preparePicture } from './prepare-picture'
import { readHeic } from './read-heic'

vi.mock('./read-heic', () => ({ readHeic: vi.fn() }))
vi.mock('./canvas-picture', () => ({ drawnFile: vi.fn() }))

const PHOTO = new Uint8Array(readFileSync('testing/pictures/phone.heic'))
const DRAWN = new File(['drawn'], 'photo.webp', { type: 'image/webp' })

const bitmapOf = () => ({ width: 400, height: 300, close: () => undefined })

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['photo.heic', 'image/heic'],
  ['photo.jpg', 'image/jpeg'],
  ['photo.png', 'image/png'],
])('a HEIC is read by its content, named %s', async (name, type) => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unknown')))
  vi.mocked(readHeic).mockResolvedValue(bitmapOf())
  vi.mocked(drawnFile).mockResolvedValue(DRAWN)
  const prepared = await preparePicture(new File([PHOTO], name, { type }))
  expect(prepared).toEqual({ file: DRAWN })
})

test('a HEIC that cannot be read is refused by its name, whatever it is', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unknown')))
  vi.mocked(readHeic).mockRejectedValue(new Error('broken'))
  expect(await preparePicture(new File([PHOTO], 'a.jpg', { type: 'image/jpeg' }))).toEqual({
    refusal: '“a.jpg” cannot be read here. Please save it as JPEG and choose that file.',
  })
})

test('a small JPEG is sent as it is', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(bitmapOf()))
  const file = new File(['\xff\xd8\xff'], 'a.jpg', { type: 'image/jpeg' })
  expect(await preparePicture(file)).toEqual({ file })
})
