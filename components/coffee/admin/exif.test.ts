import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPhotoFacts } from './exif'

function photo(exif: Record<string, Record<string, string>>): Promise<Buffer> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#421' } })
  return picture.jpeg().withExif(exif).toBuffer()
}

const read = (bytes: Uint8Array) => readPhotoFacts(new Blob([new Uint8Array(bytes)]))

test('the place and the time of a photo are read, with its offset from UTC', async () => {
  const bytes = await photo({
    IFD2: { DateTimeOriginal: '2026:03:10 14:05:59', OffsetTimeOriginal: '+02:00' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '37/1 58/1 3192/100',
      GPSLongitudeRef: 'W',
      GPSLongitude: '9/1 8/1 2184/100',
    },
  })
  const { place, date } = await read(bytes)
  expect(place?.lat).toBeCloseTo(37.97553, 4)
  expect(place?.lng).toBeCloseTo(-9.1394, 4)
  expect(date).toBe('2026-03-10T12:05')
})

test('a photo without them, another file and a damaged one tell nothing', async () => {
  const none = { place: null, date: null }
  const bytes = await photo({ IFD0: { Copyright: 'anna' } })
  expect(await read(bytes)).toEqual(none)
  expect(await read(bytes.subarray(0, 60))).toEqual(none)
  expect(await read(Buffer.from('no picture'))).toEqual(none)
  expect(await read(Buffer.alloc(0))).toEqual(none)
})
