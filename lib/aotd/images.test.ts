import { expect, test } from 'vitest'
import { pictureFileName } from '@/lib/aotd/images'

test("the file name of a picture has the site's name and the day, for any site name", () => {
  const names = ['Pochade', 'Café "Zoë" & Söhne', '../../etc', 'a\r\nb: c', 'Почад', '🎨']
  expect(names.map((name) => pictureFileName(name, '2026-11-21'))).toEqual([
    'pochade-2026-11-21.png',
    'cafe-zoe-sohne-2026-11-21.png',
    'etc-2026-11-21.png',
    'a-b-c-2026-11-21.png',
    'art-2026-11-21.png',
    'art-2026-11-21.png',
  ])
})
