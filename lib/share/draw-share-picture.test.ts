import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawSharePicture } from './draw-share-picture'

const PALETTE = [{ hex: '#336699', share: 1 }]

/** The dark pixels of the part that holds the title. */
async function inkIn(title: string, siteName = 'Pochade'): Promise<number> {
  const card = { label: '', title, fact: '' }
  const { bytes } = await drawSharePicture({ card, palette: PALETTE, siteName }, null)
  const { data } = await sharp(bytes)
    .extract({ left: 640, top: 100, width: 550, height: 300 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data.filter((value) => value < 100).length
}

test.each(['פלאפל ביתי', '番茄鸡肉焗饭'])(
  'the site’s name stands for the title %s',
  async (title) => {
    expect(await inkIn(title)).toBe(await inkIn('Pochade'))
    expect(await inkIn(title)).toBeGreaterThan(100)
  },
)

test('a title with Vietnamese letters is drawn whole', async () => {
  expect(await inkIn('Phở bò tái')).toBeGreaterThan(await inkIn('Ph bò tái'))
})
