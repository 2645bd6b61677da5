import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { hangArt } from './hang-art'
import { createMember, withSiteData } from './members'
import { openAdmin } from './open-admin'
import type { Site } from './site'

const TODAY = '2026-03-10'

/** Two finished days with pictures, and their author. */
async function hangPictures(site: Site): Promise<void> {
  const anna = await createMember(site, { username: 'anna' })
  await createMember(site, { username: 'ben' })
  const prompt = 'Sand and sea'
  await hangArt(site, anna, { dateKey: '2026-03-09', title: 'Dunes', prompt })
  await hangArt(site, anna, { dateKey: TODAY, title: 'Low Tide', prompt })
}

const notice = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notices' }).getByText(text).first()

// A site of its own, as the lists hold all its art.
test(
  'an admin loads, edits, deletes and restores art, and keeps the input',
  { tag: '@desktop' },
  async ({ page, startSite, expectError, expectAccessible }) => {
    test.slow()
    expectError(/Failed to load resource.*(400|404|409|500)/)
    expectError(/ERR_FAILED/)
    const site = await startSite()
    await hangPictures(site)
    await openAdmin(page, site, '/art-of-the-day/admin', 'Art')
    const main = page.getByRole('main')
    await expect(main).toContainText('No AOTD loaded or insufficient permissions.')

    // An entry is loaded by id, by the list, and as today's.
    const loader = page.getByRole('form', { name: 'Load an entry' })
    const id = loader.getByLabel('AOTD ID')
    await id.press('Enter')
    await expect(id).toHaveAccessibleDescription('Please enter an AOTD ID to fetch.')
    await expect(notice(page, 'Please enter an AOTD ID to fetch.')).toBeVisible()
    await id.fill('65a000000000000000000000')
    await id.press('Enter')
    await expect(id).toHaveAccessibleDescription('AOTD not found.')
    await expect(id).toHaveValue('65a000000000000000000000')
    const form = page.getByRole('form', { name: 'Edit the entry' })
    await page.getByRole('button', { name: 'edit 2026-03-09' }).click()
    await expect(form.getByLabel('title')).toHaveValue('Dunes')
    await loader.getByRole('button', { name: 'Load today' }).press('Enter')
    await expect(form.getByLabel('title')).toHaveValue('Low Tide')
    await expect(page.getByRole('group', { name: 'Entry', exact: true })).toBeFocused()
    await expect(form.getByLabel('prompt')).toHaveValue('Sand and sea')
    await expect(form.getByLabel('date', { exact: true })).toHaveValue('2026-03-10T04:50:00.000Z')
    const picture = main.getByRole('img', { name: 'Low Tide' })
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    )

    // On a narrow screen only its tables scroll.
    const viewport = page.viewportSize()
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    if (viewport) await page.setViewportSize(viewport)

    // Only what was changed is sent.
    const save = form.getByRole('button', { name: 'Save' })
    await save.click()
    await expect(form.getByRole('alert')).toHaveText('No changes detected.')
    await form.getByLabel('title').fill('High Tide')
    await form.getByLabel('emoji 1').fill('🌊')
    await form.getByLabel('total views').fill('-7')
    await form.getByLabel('created by').fill('ben')
    await form.getByLabel('title').press('Enter')
    await expect(form.getByLabel('total views')).toHaveAccessibleDescription(
      'Views must be whole numbers from 0.',
    )
    await expect(form.getByLabel('total views')).toBeFocused()
    await expect(form.getByLabel('title')).toHaveValue('High Tide')
    await expectAccessible()
    await form.getByLabel('total views').fill('7')
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await form.getByLabel('total views').press('Enter')
    expect((await sent).postDataJSON()).toEqual({
      __v: 0,
      title: 'High Tide',
      emojis: ['🌊'],
      createdBy: 'ben',
      views: { total: 7 },
    })
    await expect(notice(page, 'AOTD updated successfully!')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: TODAY })).toContainText('High Tide')
    await expect(page.getByRole('row').filter({ hasText: TODAY })).toContainText('ben')
    await expect(form.getByLabel('created by')).toHaveValue('ben')

    // Somebody else saves first: both changes are in the form.
    await withSiteData(site, async () => {
      const { ArtworkModel } = await import('@/models/artwork')
      const change = { $set: { prompt: 'Theirs' }, $inc: { __v: 1 } }
      await ArtworkModel.updateOne({ dateKey: TODAY }, change)
    })
    await form.getByLabel('author quote').fill('Mine')
    await save.click()
    await expect(form.getByRole('alert')).toContainText('This AOTD was changed by someone else.')
    const panel = form.getByRole('region', { name: 'This AOTD was changed by someone else.' })
    await expect(panel).toContainText('You changed different fields')
    await expect(form.getByLabel('prompt')).toHaveValue('Theirs')
    await expect(form.getByLabel('author quote')).toHaveValue('Mine')
    await page.route('**/api/art-of-the-day/admin/*', (route) => route.abort())
    await save.click()
    await expect(form.getByRole('alert')).toHaveText('Failed to update AOTD.')
    await expect(form.getByLabel('author quote')).toHaveValue('Mine')

    // Another entry replaces it only after a question.
    await page.getByRole('button', { name: 'edit 2026-03-09' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
    await expect(form.getByLabel('author quote')).toHaveValue('Mine')

    // Another page asks too, by a link or by the browser.
    await page.getByRole('banner').getByRole('link', { name: 'home' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
    const asking = page.waitForEvent('dialog')
    await page.evaluate(() => setTimeout(() => location.reload()))
    const question = await asking
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()
    await expect(form.getByLabel('author quote')).toHaveValue('Mine')
    await page.unroute('**/api/art-of-the-day/admin/*')
    await save.click()
    await expect(form.getByLabel('author quote')).toHaveAccessibleDescription('4 / 45')

    // Deleted, undone from the notice; deleted, restored from the trash.
    const dialog = page.getByRole('dialog')
    await form.getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(dialog).toContainText(
      'Are you sure you want to delete this AOTD entry? This action cannot be undone.',
    )
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(form).toBeVisible()
    await form.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(notice(page, 'AOTD deleted successfully!')).toBeVisible()
    await expect(main).toContainText('No AOTD loaded or insufficient permissions.')
    const trash = page.getByRole('region', { name: 'Trash' }).getByRole('row')
    await expect(trash.filter({ hasText: TODAY })).toContainText('2026-04-09')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(form.getByLabel('title')).toHaveValue('High Tide')
    await expect(main).toContainText('The trash is empty.')
    await form.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: `restore ${TODAY}` }).press('Enter')
    await expect(form.getByLabel('title')).toHaveValue('High Tide')

    // All changes are audited and shown to members.
    await page.goto(`${site.url}/user-stats/audit`)
    for (const action of ['update AOTD', 'delete AOTD', 'restore AOTD']) {
      await expect(page.getByRole('row').filter({ hasText: action }).first()).toBeVisible()
    }
    await page.getByRole('link', { name: 'art', exact: true }).click()
    await expect(page).toHaveURL(/\/art-of-the-day\/admin$/)
    await page.goto(`${site.url}/art-of-the-day`)
    await expect(page.getByRole('main')).toContainText('High Tide')
    await expect(page.getByRole('link', { name: 'admin panel' })).toBeVisible()
  },
)

test(
  'only admins see the panel; others see why not where they asked for it (G-8, G-135)',
  { tag: '@desktop' },
  async ({ page, signIn, createMember: create, expectError }) => {
    expectError(/403/)
    for (const role of [null, 'user']) {
      // The former art page must not send calls without a session.
      await page.goto('about:blank')
      await page.context().clearCookies()
      if (role) await signIn(await create({ role }))
      const answer = await page.goto('/art-of-the-day/admin')
      expect(answer?.status()).toBe(403)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: 'Admin access required.' })).toBeVisible()
      const logIn = main.getByRole('link', { name: 'Log in' })
      await expect(logIn).toHaveCount(role ? 0 : 1)
      if (!role)
        await expect(logIn).toHaveAttribute('href', '/login?next=%2Fart-of-the-day%2Fadmin')
      await page.goto('/art-of-the-day')
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main).not.toContainText('panel')
      await page.goto('/art-of-the-day?panel=1')
      await expect(main).toContainText('You do not have permission to view this panel.')
      await expect(page.getByRole('link', { name: 'admin panel' })).toHaveCount(0)
    }
  },
)
