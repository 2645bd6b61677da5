import fs from 'node:fs'
import { Types } from 'mongoose'
import sharp from 'sharp'
import { expect, test } from './fixtures'
import { hangPieces } from './hang-pieces'
import type { Site } from './site'

const MANAGER = { role: 'user,gallery_manager' }
const COLOURS = { red: '#c22d1d', blue: '#1d4fc2' }

/** 12 megapixels and more than 8 MiB, held on its side: upright, the red half is above the blue. */
async function phonePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const grain = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: '#888', noise },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const half = { width: 2000, height: 3000, channels: 3 } as const
  const blue = await sharp({ create: { ...half, background: COLOURS.blue } })
    .png()
    .toBuffer()
  const red = await sharp({ create: { ...half, background: COLOURS.red } })
    .png()
    .toBuffer()
  return sharp(grain)
    .composite([
      { input: red, left: 0, top: 0, blend: 'hard-light' },
      { input: blue, left: 2000, top: 0, blend: 'hard-light' },
    ])
    .jpeg({ quality: 97, chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: COLOURS.blue } })
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })

/** One pixel, in a loop. */
const ANIMATED = Buffer.from(
  'R0lGODlhAQABAIAAAP8AAP///yH/C05FVFNDQVBFMi4wAwEAAAAh+QQACgAAACwAAAAAAQABAAACAkQBADs=',
  'base64',
)

type Shown = { _id: string; title: string; imageFilename: string; width: number; height: number }

async function visitorsPieces(site: Site): Promise<Shown[]> {
  return (await (await fetch(`${site.url}/api/gallery`)).json()) as Shown[]
}

async function storedPicture(site: Site, { imageFilename }: Shown) {
  const answer = await fetch(`${site.url}/api/gallery/images/${imageFilename}`)
  return sharp(Buffer.from(await answer.arrayBuffer()))
}

test('a manager adds many pictures at once: photos of phones are scaled, what fails is named', async ({
  page,
  site,
  createMember,
  signIn,
  expectAccessible,
  expectError,
}) => {
  test.slow()
  expectError(/status of 415|ERR_FAILED/)
  // The recording of traces reads the preview's address, which the policy refuses.
  expectError(/Connecting to 'blob:/)
  await hangPieces(site, [])
  await signIn(await createMember(MANAGER))
  await page.goto('/art/add')
  await expect(page.getByLabel('to show')).toBeChecked()
  await page.getByRole('link', { name: 'many at once' }).click()
  await expect(page).toHaveURL('/art/add/many')
  await page.getByRole('button', { name: 'Add pieces' }).click()
  await expect(page.getByText('Please select at least one image.')).toBeVisible()

  const photo = await phonePhoto()
  expect(photo.length).toBeGreaterThan(8 * 1024 * 1024)
  const field = page.getByLabel('Pictures', { exact: true })
  await field.setInputFiles([
    file('IMG_0042.jpg', 'image/jpeg', photo),
    file('phone.heic', 'image/heic', fs.readFileSync('testing/pictures/phone.heic')),
    file('wave.gif', 'image/gif', ANIMATED),
    file('scan.tif', 'image/tiff', await plain(9, 9).tiff().toBuffer()),
    file('broken.heic', 'image/heic', Buffer.from('no picture')),
    file('torn.png', 'image/png', (await plain(400, 300).png().toBuffer()).subarray(0, 120)),
  ])
  const main = page.getByRole('main')
  const lines = page.getByRole('list', { name: 'Pictures to send' }).getByRole('listitem')
  const line = (name: string) => lines.filter({ hasText: name })
  await expect(line('IMG_0042.jpg')).toContainText(/\d\d\.\d MB → (\d\.\d MB|\d+ kB)/)
  await expect(line('phone.heic')).toContainText('5 kB →')
  await expect(line('wave.gif')).toContainText('Of the animation, the first frame is taken.')
  await expect(main.getByText('“scan.tif” is a TIFF')).toBeVisible()
  await expect(main.getByText('“broken.heic” cannot be read here.')).toBeVisible()
  await expect(lines).toHaveCount(4)
  await expectAccessible()

  await page.getByRole('button', { name: 'Remove wave.gif' }).click()
  await page.getByLabel('Title of IMG_0042.jpg').fill('Two halves')
  await expect(page.getByLabel('Title of phone.heic')).toHaveValue('phone')
  await page.getByRole('button', { name: 'Add 3 pieces' }).click()
  await expect(line('torn.png')).toContainText('The image is damaged.')
  await expect(main.getByText('2 pieces added:')).toBeVisible()
  await expect(lines).toHaveCount(1)
  await expect(main.getByText('Some pictures were not added.')).toBeVisible()
  await page.getByRole('button', { name: 'Send torn.png again' }).click()
  await expect(line('torn.png')).toContainText('The image is damaged.')
  await page.getByRole('button', { name: 'Remove torn.png' }).click()

  await expect.poll(async () => (await visitorsPieces(site)).length).toBe(2)
  const [heic, halves] = await visitorsPieces(site)
  expect(heic).toMatchObject({ title: 'phone', width: 2000, height: 1333 })
  expect(halves).toMatchObject({ title: 'Two halves', width: 1500, height: 2000 })
  if (!halves) throw new Error('The photo is not in the gallery.')
  const upper = (await storedPicture(site, halves)).extract({
    left: 0,
    top: 0,
    width: 1500,
    height: 900,
  })
  const { channels } = await sharp(await upper.toBuffer()).stats()
  expect(channels[0]?.mean).toBeGreaterThan(channels[2]?.mean ?? 255)
  await page.getByRole('list', { name: 'Added pieces' }).getByRole('link').first().click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Two halves')
})

test('a picture is cropped by keyboard and replaces that of a piece, which gets alt text', async ({
  page,
  site,
  createMember,
  signIn,
  expectAccessible,
  expectError,
}) => {
  test.slow()
  expectError(/Connecting to 'blob:/)
  // For a second the site may show the pieces of another test, whose pictures are gone.
  expectError(/status of 404.*\/api\/gallery\/images/)
  const manager = await createMember(MANAGER)
  const [id] = await hangPieces(site, [{ createdById: new Types.ObjectId(manager.id) }])
  await signIn(manager)
  await page.goto(`/art/${id}`)
  await page.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Quay' })
  await dialog.getByLabel('Alt text').fill('A blue sea')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('img', { name: 'A blue sea' })).toBeVisible()

  await page.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('Description').fill('Oil on board')
  const picture = file('sea.jpg', 'image/jpeg', await plain(2400, 1800).jpeg().toBuffer())
  await dialog.getByLabel('Another picture').setInputFiles(picture)
  await dialog.getByRole('button', { name: 'Crop sea.jpg' }).press('Enter')
  const crop = page.getByRole('dialog', { name: 'Crop sea.jpg' })
  const edge = crop.getByRole('button', { name: /south east/i })
  await expect(edge).toBeVisible()
  await expectAccessible()
  await edge.focus()
  for (let i = 0; i < 8; i++) await page.keyboard.press('ArrowLeft')
  await crop.getByRole('button', { name: 'Crop', exact: true }).press('Enter')
  await expect(crop).toBeHidden()
  await expect(dialog.getByText(/^sea\.jpg, .* → /)).toBeVisible()
  await dialog.getByRole('button', { name: 'Replace the picture' }).press('Enter')
  await expect(page.getByText('Picture replaced.')).toBeVisible()
  await expect.poll(async () => (await visitorsPieces(site))[0]?.width).toBeGreaterThan(1500)
  const [piece] = await visitorsPieces(site)
  expect(piece?._id).toBe(id)
  expect(piece?.width).toBeLessThan(2000)
  // What is typed survives the new picture and the end of the dialog.
  await expect(dialog.getByLabel('Description')).toHaveValue('Oil on board')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('img', { name: 'A blue sea' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(dialog.getByText('What you typed before is here again.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Oil on board')).toBeVisible()
})

test('pieces are shown and hidden one by one and together, with an undo (G-151)', async ({
  page,
  site,
  signIn,
  expectAccessible,
  expectError,
}) => {
  test.slow()
  expectError(/status of 404.*\/api\/gallery\/images/)
  await hangPieces(site, [
    { title: 'Quay', toShow: false },
    { title: 'Tower', toShow: false },
    { title: 'Fir' },
  ])
  await signIn()
  await page.goto('/art/arrange')
  const titles = async () => (await visitorsPieces(site)).map(({ title }) => title)
  await page.getByRole('button', { name: 'show Quay to visitors' }).press('Enter')
  await expect(page.getByText('1 piece shown to visitors.')).toBeVisible()
  await expect.poll(titles).toEqual(['Quay', 'Fir'])
  await expect(page.getByRole('button', { name: 'hide Quay from visitors' })).toBeVisible()

  await page.getByLabel('Select all 3').check()
  await page.getByLabel('Select Fir').uncheck()
  await expect(page.getByText('2 pieces selected.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Show to visitors' }).click()
  await expect.poll(titles).toEqual(['Quay', 'Tower', 'Fir'])
  await page.getByLabel('Select all 3').check()
  await page.getByRole('button', { name: 'Hide from visitors' }).click()
  await expect(page.getByText('3 pieces hidden from visitors.')).toBeVisible()
  await expect.poll(titles).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect.poll(titles).toEqual(['Quay', 'Tower', 'Fir'])
})
