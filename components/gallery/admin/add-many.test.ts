import { expect, test } from 'vitest'
import { titleOf } from './add-many'

test.each([
  ['harbour_front-at-noon.jpg', 'harbour front at noon'],
  ['IMG_0042.HEIC', 'IMG 0042'],
  ['Boot am Kai.webp', 'Boot am Kai'],
  [`${'x'.repeat(130)}.png`, 'x'.repeat(120)],
])('%s gives the title %s', (name, title) => {
  expect(titleOf(name)).toBe(title)
})
