import { expect, test } from './fixtures'
import { openAdmin } from './open-admin'

const SCREEN = '/user-stats/settings'

test(
  'the owner names the site, switches a part off and on again, and undoes it in the browser (G-140, G-141)',
  { tag: '@desktop' },
  async ({ page, startSite, browser, expectAccessible, expectError }) => {
    expectError(/status of 400.*api\/settings/)
    expectError(/status of 404.*marketplace/)
    const site = await startSite()
    const visitor = await (await browser.newContext()).newPage()
    await openAdmin(page, site, SCREEN, 'Settings')
    await expectAccessible()

    await test.step('a name', async () => {
      const form = page.getByRole('form', { name: 'Site', exact: true })
      await form.getByLabel('Name of the site').fill('Marias Küche & Kunst')
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Site: saved.')).toBeVisible()
      await expect(page.getByRole('banner')).toContainText('Marias Küche & Kunst')
      await visitor.goto(site.url)
      await expect(visitor.getByRole('banner')).toContainText('Marias Küche & Kunst')
    })

    await test.step('a value that is wrong is refused at its field, and stays', async () => {
      const form = page.getByRole('form', { name: 'Site', exact: true })
      await form.getByLabel('Your time zone').fill('Mars/Base')
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(form.getByLabel('Your time zone')).toHaveValue('Mars/Base')
      await expect(form.getByText(/must be a time zone such as/).first()).toBeVisible()
    })

    await test.step('a part that is off is gone', async () => {
      const form = page.getByRole('form', { name: 'Parts and menu' })
      await form.getByLabel('Store').check()
      await form.getByLabel('Chat').check()
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Parts and menu: saved.')).toBeVisible()
      expect((await visitor.goto(`${site.url}/marketplace`))?.status()).toBe(404)
      expect((await fetch(`${site.url}/api/store`)).status).toBe(404)
      expect((await fetch(`${site.url}/api/%73tore`)).status).toBe(404)
      await visitor.goto(site.url)
      await expect(visitor.getByRole('button', { name: /chat/i })).toHaveCount(0)
      await visitor.getByRole('button', { name: 'art', exact: true }).click()
      await expect(visitor.getByRole('link', { name: 'gallery' })).toBeVisible()
      await expect(visitor.getByRole('link', { name: 'store' })).toHaveCount(0)
      const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
      expect(sitemap).not.toContain('/marketplace')
    })

    await test.step('undo brings it back', async () => {
      await page
        .getByRole('button', { name: /^undo the change/ })
        .first()
        .click()
      await expect(page.getByText('The change was undone.')).toBeVisible()
      expect((await visitor.goto(`${site.url}/marketplace`))?.status()).toBe(200)
    })

    await page.setViewportSize({ width: 320, height: 700 })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(320)
  },
)
