import sharp from 'sharp'
import { expect, test } from './fixtures'

const png = () =>
  sharp({ create: { width: 64, height: 64, channels: 4, background: '#c2591d' } })
    .png()
    .toBuffer()

test(
  'the owner uploads an icon, deletes it by keyboard and undoes that (G-99)',
  { tag: '@desktop' },
  async ({ page, signIn, expectAccessible, expectError }) => {
    expectError(/415/)
    // The recording of traces reads the preview's address, which the policy refuses.
    expectError(/Connecting to 'blob:/)
    await signIn()
    await page.goto('/icons-admin')
    await expect(page.getByRole('heading', { name: 'Upload New Icon' })).toBeVisible()
    const field = page.getByLabel('Icon', { exact: true })
    const upload = page.getByRole('button', { name: 'Upload' })
    await upload.click()
    await expect(page.getByText('Please select a file to upload')).toBeVisible()

    await field.setInputFiles({
      name: 'zebra.png',
      mimeType: 'image/png',
      buffer: Buffer.from('not a picture'),
    })
    await upload.click()
    await expect(page.getByText('Failed to upload icon').first()).toBeVisible()
    await expect(page.getByText('Unsupported image type')).toBeVisible()
    await expect(page.getByText('zebra.png,')).toBeVisible()

    await field.setInputFiles({ name: 'Zebra.png', mimeType: 'image/png', buffer: await png() })
    await upload.click()
    await expect(page.getByText('Icon uploaded successfully')).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: 'zebra' })
    await expect(row).toContainText('uploaded')
    await expectAccessible()

    await page.getByRole('button', { name: 'delete zebra' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Delete zebra?' })
    await dialog.getByRole('button', { name: 'delete' }).press('Enter')
    await expect(page.getByText('Icon deleted successfully')).toBeVisible()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(page.getByText('Icon restored.')).toBeVisible()
    await expect(row).toHaveCount(1)
  },
)

test('icons are the owner’s to change, on a phone too (G-8)', async ({
  page,
  createMember,
  signIn,
  expectError,
}) => {
  expectError(/403/)
  await signIn(await createMember())
  expect((await page.goto('/icons-admin'))?.status()).toBe(403)
  await expect(page.getByText('Admin access required.')).toBeVisible()
})
