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

type Tags = Record<string, string>

async function factsOf({ gps = {}, taken = {} }: { gps?: Tags; taken?: Tags }) {
  return read(await photo({ IFD2: taken, IFD3: gps }))
}

function coordinates(latitude: string, longitude: string, refs = ['N', 'E']): Tags {
  const [GPSLatitudeRef = '', GPSLongitudeRef = ''] = refs
  const named: Tags = refs.length > 0 ? { GPSLatitudeRef, GPSLongitudeRef } : {}
  return { GPSLatitude: latitude, GPSLongitude: longitude, ...named }
}

test.each([
  [
    'south and west',
    coordinates('18/1 32/1 4353/100', '70/1 19/1 5240/100', ['S', 'W']),
    [-18.5454, -70.3312],
  ],
  ['no fractions', coordinates('0/0 0/0 0/0', '0/0 0/0 0/0'), null],
  ['zero everywhere', coordinates('0/1 0/1 0/1', '0/1 0/1 0/1'), null],
  ['a latitude beyond 90', coordinates('4000/1 0/1 0/1', '16/1 22/1 0/1'), null],
  [
    'no letters of the hemispheres',
    coordinates('36/1 48/1 1454/100', '174/1 43/1 3534/100', []),
    [36.804, 174.7265],
  ],
  ['a longitude beyond 180', coordinates('16/1 0/1 0/1', '181/1 0/1 0/1'), null],
  ['two parts', coordinates('37/1 597/10', '23/1 438/10'), [37.995, 23.73]],
  ['no seconds', coordinates('37/1 597/10 0/0', '23/1 438/10 0/0'), [37.995, 23.73]],
  ['small letters', coordinates('38/1 0/1 0/1', '9/1 0/1 0/1', ['s', 'w']), [-38, -9]],
  ['the equator', coordinates('0/1 0/1 0/1', '32/1 30/1 0/1'), [0, 32.5]],
] as const)('%s: the place of a photo', async (_, gps, expected) => {
  const { place } = await factsOf({ gps })
  const rounded = place && [place.lat, place.lng].map((degrees) => Number(degrees.toFixed(4)))
  expect(rounded).toEqual(expected)
})

test.each([
  [
    'two offsets',
    { DateTimeOriginal: '2024:07:01 12:00:00', OffsetTimeOriginal: '+02:00', OffsetTime: '+01:00' },
    '2024-07-01T10:00',
  ],
  ['a date of zeros', { DateTimeOriginal: '0000:00:00 00:00:00' }, null],
  ['30 February', { DateTimeOriginal: '2023:02:30 10:00:00' }, null],
  ['25 o’clock', { DateTimeOriginal: '2023:02:03 25:00:00' }, null],
  ['the time of a scan', { DateTimeDigitized: '2024:07:01 12:00:00' }, '2024-07-01T12:00'],
  ['hyphens', { DateTimeOriginal: '2024-07-01 12:00:00' }, '2024-07-01T12:00'],
  ['a T', { DateTimeOriginal: '2024:07:01T12:00:00' }, '2024-07-01T12:00'],
  [
    'a space behind the offset',
    { DateTimeOriginal: '2024:07:01 12:00:00', OffsetTimeOriginal: '+02:00 ' },
    '2024-07-01T10:00',
  ],
  ['a leap day', { DateTimeOriginal: '2024:02:29 10:00:00' }, '2024-02-29T10:00'],
  [
    'an offset that no place has',
    { DateTimeOriginal: '2024:07:01 12:00:00', OffsetTimeOriginal: '+99:00' },
    '2024-07-01T12:00',
  ],
  ...['+0200', '+02', '+2:00', 'UTC+02:00'].map((offset): [string, Tags, string] => [
    `the offset ${offset}`,
    { DateTimeOriginal: '2024:07:01 12:00:00', OffsetTimeOriginal: offset },
    '2024-07-01T10:00',
  ]),
  ...['OffsetTime', 'OffsetTimeDigitized'].map((tag): [string, Tags, string] => [
    `${tag} alone`,
    { DateTimeOriginal: '2024:07:01 12:00:00', [tag]: '+02:00' },
    '2024-07-01T10:00',
  ]),
  [
    'an offset within the date',
    { DateTimeOriginal: '2024:07:01 12:00:00+02:00' },
    '2024-07-01T10:00',
  ],
  ['a Z within the date', { DateTimeOriginal: '2024:07:01 12:00:00Z' }, '2024-07-01T12:00'],
  ['the afternoon', { DateTimeOriginal: '2024:07:01 02:00:00 PM' }, '2024-07-01T14:00'],
  ['midnight', { DateTimeOriginal: '2024:07:01 12:30:00 AM' }, '2024-07-01T00:30'],
  [
    'a new year by the offset',
    { DateTimeOriginal: '2024:01:01 01:00:00', OffsetTimeOriginal: '+05:30' },
    '2023-12-31T19:30',
  ],
])('%s: the time of a photo', async (_, taken, expected) => {
  expect((await factsOf({ taken })).date).toBe(expected)
})

test('the time of the last change stands for one that is absent', async () => {
  const bytes = await photo({ IFD0: { DateTime: '2024:07:01 12:00:00' } })
  expect((await read(bytes)).date).toBe('2024-07-01T12:00')
})

test.each(['jpeg', 'webp', 'png', 'avif'] as const)(
  'the facts of a photo in %s are read',
  async (format) => {
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#421' } })
    const bytes = await picture
      .toFormat(format)
      .withExif({
        IFD2: { DateTimeOriginal: '2026:03:10 14:05:59' },
        IFD3: coordinates('37/1 58/1 0/1', '23/1 43/1 0/1'),
      })
      .toBuffer()
    const { place, date } = await read(bytes)
    expect(place?.lat).toBeCloseTo(37.9667, 3)
    expect(date).toBe('2026-03-10T14:05')
  },
)
