import { expect, test } from './fixtures'

const HEAD = 'code,name,description,value,color'

test(
  'a file of badges is checked, its errors are shown by line, and it is uploaded (G-97)',
  { tag: '@desktop' },
  async ({ page, signIn, createMember, expectAccessible, expectError }) => {
    test.slow()
    expectError(/status of 400/)
    // The recording of traces reads the preview's address, which the policy refuses.
    expectError(/Connecting to 'blob:/)
    const code = `badge-${Date.now()}`
    await signIn()
    await page.goto('/badges-admin')
    const check = page.getByRole('button', { name: 'Check the file' })
    // Nothing happens before the page is ready.
    await expect(async () => {
      await check.press('Enter')
      await expect(page.getByLabel('CSV file')).toHaveAccessibleDescription(
        /^Please select a CSV file/,
        { timeout: 1000 },
      )
    }).toPass()

    const choose = (rows: readonly string[]) =>
      page.getByLabel('CSV file').setInputFiles({
        name: 'badges.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from([HEAD, ...rows].join('\r\n')),
      })
    const good = `${code},Gold,Shines.,70,#c2591d`
    await choose([good, `${code}-x,Silver,Shines less.,many,#888888`])
    await check.press('Enter')
    const errors = page.getByRole('table', { name: 'Errors of the file' }).getByRole('row')
    await expect(errors).toHaveCount(2)
    await expect(errors.nth(1)).toContainText('value must be a whole number from 0 to 10000.')
    await expect(errors.nth(1).getByRole('cell').first()).toHaveText('3')
    await expectAccessible()

    await choose([good])
    await check.press('Enter')
    const effects = page.getByRole('table', { name: 'What the file does' }).getByRole('row')
    await expect(effects.nth(1)).toContainText(code)
    await expect(effects.nth(1)).toContainText('new')
    const row = page.getByRole('table', { name: 'All badges' }).getByRole('row', { name: code })
    await expect(row).toHaveCount(0)
    await expectAccessible()
    await page.getByRole('button', { name: 'Upload 1 row' }).press('Enter')
    await expect(page.getByText('Badges uploaded successfully')).toBeVisible()
    await expect(row).toHaveCount(1)

    // A badge is granted by hand, with a reason.
    const member = await createMember()
    await page.getByLabel('Username').fill(member.username)
    await page.getByLabel('Badge', { exact: true }).selectOption(code)
    await page.getByRole('button', { name: 'Award' }).press('Enter')
    await expect(page.getByLabel('Reason')).toHaveAccessibleDescription('Please give a reason.')
    await expect(page.getByLabel('Username')).toHaveValue(member.username)
    await page.getByLabel('Reason').fill('For the test of this page.')
    await page.getByRole('button', { name: 'Award' }).press('Enter')
    const question = page.getByRole('dialog', { name: /^Award / })
    await expectAccessible()
    await question.getByRole('button', { name: 'award' }).press('Enter')
    await expect(page.getByText('Badge awarded.')).toBeVisible()
    await expect(page.getByLabel('Badge', { exact: true })).toHaveValue(code)
    await expect(row).toContainText('1')

    // Edited, retired, deleted and restored.
    await page.getByRole('button', { name: `edit ${code}` }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Gold' })
    await dialog.getByLabel('Points').fill('10001')
    await dialog.getByLabel('Points').press('Enter')
    await expect(dialog.getByLabel('Points')).toHaveAccessibleDescription(
      'value must be a whole number from 0 to 10000.',
    )
    await dialog.getByRole('button', { name: 'Upload picture' }).press('Enter')
    await expect(dialog.getByText('Please select an image for Gold').first()).toBeVisible()
    await expectAccessible()
    await dialog.getByLabel('Points').fill('71')
    await dialog.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(row).toContainText('71')
    await page.getByRole('button', { name: `edit ${code}` }).press('Enter')
    await dialog.getByRole('button', { name: 'Retire' }).press('Enter')
    await expect(row).toContainText('retired')
    await page.getByRole('button', { name: `edit ${code}` }).press('Enter')
    await dialog.getByRole('button', { name: 'Delete' }).press('Enter')
    await page
      .getByRole('dialog', { name: 'Delete Gold?' })
      .getByRole('button', { name: 'delete' })
      .press('Enter')
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: `restore ${code}` }).press('Enter')
    await expect(row).toHaveCount(1)

    await page.getByRole('button', { name: 'Assign badges' }).press('Enter')
    await expect(page.getByText('Badges assigned successfully!')).toBeVisible()
  },
)
