import path from 'node:path'
import fs from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PHONE_PIXELS, phoneSpecimenPath, SPECIMENS, specimenPath } from './specimens'

const fileOf = (address: string) => path.resolve('public', `.${address}`)
const bytesOf = (addresses: string[]) =>
  addresses.reduce((sum, address) => sum + fs.statSync(fileOf(address)).size, 0)

test('the specimens of a phone are as wide as they say and take about half of the small ones', async () => {
  const small = bytesOf(SPECIMENS.map(({ name }) => specimenPath(name, 'small')))
  for (const pixels of PHONE_PIXELS) {
    const files = SPECIMENS.map(({ name }) => phoneSpecimenPath(name, pixels))
    for (const file of files) expect((await sharp(fileOf(file)).metadata()).width).toBe(pixels)
    expect(bytesOf(files)).toBeLessThan(0.55 * small)
  }
})
