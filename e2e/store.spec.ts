import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { withSiteData } from './members'
import { openUntil } from './open-until'
import type { Site } from './site'
import { png, stockItem } from './stock'

let made = 0
const newTitle = (name: string) => `${name} ${process.pid}-${++made}`

async function openStore(page: Page, title: string): Promise<Locator> {
  const item = page.getByRole('article', { name: title })
  await openUntil('/marketplace', item)
  return item
}

async function newestMailTo(site: Site, to: string): Promise<string> {
  return withSiteData(site, async () => {
    const { MailModel } = await import('@/models/mail')
    const find = () => MailModel.findOne({ to }).sort({ _id: -1 }).lean()
    await expect.poll(find).not.toBeNull()
    const { text = '' } = (await find()) ?? {}
    return new URL(/http\S+token=\S+/.exec(text)?.[0] ?? 'none:').search
  })
}

test('a visitor turns the pictures by keyboard, and a like leads to the log-in (G-69, G-119)', async ({
  page,
  site,
}) => {
  const title = newTitle('Print')
  await stockItem(site, { title, pictures: 3 })
  const item = await openStore(page, title)
  await expect(page).toHaveTitle('Store · Pochade')
  await expect(item).toContainText('€24.00')
  const place = item.getByRole('status').first()
  const track = item.getByRole('list', { name: `Pictures of ${title}` })
  await track.focus()
  await page.keyboard.press('ArrowRight')
  await expect(place).toHaveText('Picture 2 of 3')
  await expect(item.getByRole('img').nth(1)).toBeInViewport()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect(place).toHaveText('Picture 1 of 3')
  await expect(item.getByRole('img').first()).toBeInViewport()
  await item.getByRole('button', { name: 'Previous picture' }).press('Enter')
  await expect(place).toHaveText('Picture 3 of 3')
  await expect
    .poll(() => track.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth)))
    .toBe(2)
  await item
    .getByRole('link', { name: `Like ${title}: 0 likes. Log in to like it.` })
    .press('Enter')
  await expect(page).toHaveURL('/login?next=%2Fmarketplace')
})

test(
  'a member likes an item, pre-orders it by keyboard and confirms by the link of the mail (G-120)',
  { tag: '@desktop' },
  async ({ page, site, signIn, createMember, expectAccessible, expectError }) => {
    expectError(/Failed to load resource/)
    const title = newTitle('Mug')
    await stockItem(site, { title, stock: 0, pictures: 2 })
    const member = await createMember()
    await signIn(member)
    const item = await openStore(page, title)
    await expect(item).toContainText('Sold out')

    const like = item.getByRole('button', { name: `Like ${title}:` })
    await page.route('**/api/store/like/**', (route) => route.abort())
    await like.click()
    await expect(
      page.getByRole('alert').getByText('Failed to connect to the server.'),
    ).toBeVisible()
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await page.unroute('**/api/store/like/**')
    await page.reload()
    await like.press('Enter')
    await expect(like).toHaveText('000001')
    await expect(like).toHaveAttribute('aria-disabled', 'true')

    await item.getByRole('button', { name: `buy ${title}` }).press('Enter')
    const email = item.getByLabel('Email')
    await expect(email).toBeFocused()
    await expect(email).toHaveValue(`${member.username}@example.org`)
    await expect(item).toContainText('Sold out. No order, no obligation: we write once')
    await expectAccessible()
    await email.fill('not an address')
    await email.press('Enter')
    await expect(item.getByText('Please enter a valid email.').first()).toBeVisible()
    const address = `w4its-${made}-${process.pid}@example.org`
    await email.fill(address)
    await email.press('Enter')
    const status = item.getByRole('status').filter({ hasText: 'You are on the list!' })
    await expect(status).toBeFocused()
    await expect(status).toContainText('This site cannot send mail: the owner sees your address')
    await page.reload()
    await expect(like).toHaveText('000001')
    await expect(like).toHaveAttribute('aria-pressed', 'true')

    const search = await newestMailTo(site, address)
    await page.goto(`/orders/confirm${search}`)
    await expect(page.getByText(`Put w***@e***.org on the list for ${title}?`)).toBeVisible()
    await page.getByRole('button', { name: 'Confirm' }).press('Enter')
    await expect(page.getByText('Your pre-order is confirmed.')).toBeVisible()
    await expectAccessible()
  },
)

test('the owner adds an item, orders three pictures, edits, sells out, deletes and undoes (G-68)', async ({
  page,
  signIn,
  expectAccessible,
  expectError,
}) => {
  test.slow()
  expectError(/Failed to load resource/)
  // The recording of traces reads the preview's address, which the policy refuses.
  expectError(/Connecting to 'blob:/)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.accept()
  })
  const picture = async (i: number) => ({
    name: `${i}.png`,
    mimeType: 'image/png',
    buffer: await png(i),
  })
  const title = newTitle('Tote bag')
  await signIn()
  await page.goto('/marketplace')
  await page.getByRole('button', { name: 'Add an item' }).click()
  const adding = page.getByRole('region', { name: 'Add an item' })
  await adding.getByLabel('Title').fill(title)
  await adding.getByLabel('Price in €').fill('a lot')
  await adding.getByLabel('First picture').setInputFiles(await picture(0))
  await adding.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(adding.getByText('Please enter a valid price.').first()).toBeVisible()
  await expect(adding.getByLabel('Title')).toHaveValue(title)
  await adding.getByLabel('Price in €').fill('1234,5')
  await adding.getByLabel('Stock').fill('4')
  await adding.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.poll(() => dialogs).toEqual(['Add failed', 'Add successful'])

  const editing = page.getByRole('region', { name: `Edit ${title}` })
  const rows = editing.getByRole('list', { name: `Pictures of ${title}` }).getByRole('listitem')
  for (const i of [1, 2]) {
    await editing.getByLabel('Add a picture').setInputFiles(await picture(i))
    await editing.getByRole('button', { name: 'Add picture' }).click()
    await expect(rows).toHaveCount(i + 1)
  }
  const last = await rows.last().getByRole('img').getAttribute('src')
  await editing.getByRole('button', { name: 'Move picture 3 up' }).press('Home')
  await expect(rows.first().getByRole('img')).toHaveAttribute('src', last ?? '')
  await expectAccessible()
  await editing.getByLabel('Description').fill('Heavy cotton.')
  await editing.getByLabel('Stock').fill('0')
  await editing.getByLabel('listed for visitors').uncheck()
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => dialogs.at(-1)).toBe('Update successful')

  const item = page.getByRole('article', { name: title })
  await expect(item).toContainText('€1\u2009234.50')
  await expect(item).toContainText('Heavy cotton.')
  await expect(item).toContainText('Sold out')
  await expect(item).toContainText('Not listed')
  await expect(item.getByRole('img')).toHaveCount(3)
  await item.getByRole('button', { name: `Delete ${title}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'delete' }).click()
  await expect(page.getByText('Item deleted.')).toBeVisible()
  await expect(item).toHaveCount(0)
  await expect(page.getByRole('button', { name: `restore ${title}` })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Item restored.')).toBeVisible()
  await expect(item).toBeVisible()
})

test(
  'the store is readable, and a mail can be switched off, without scripts (G-44)',
  { tag: '@desktop' },
  async ({ browser, site }) => {
    const title = newTitle('Card')
    const id = await stockItem(site, { title, stock: 0, pictures: 2 })
    const address = `n0scr1pt-${process.pid}@example.org`
    const search = await withSiteData(site, async () => {
      const { unsubscribeLink } = await import('@/lib/mail/unsubscribe-link')
      const { PreOrderModel } = await import('@/models/pre-order')
      await PreOrderModel.create({ email: address, itemId: id, dateAdded: new Date() })
      return new URL((await unsubscribeLink('pre-order available', address)).url).search
    })
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
    const page = await context.newPage()
    const item = await openStore(page, title)
    await expect(item.getByRole('img')).toHaveCount(2)
    await expect(item).toContainText('€24.00')
    await expect(item.getByRole('button')).toHaveCount(0)
    await expect(item.getByRole('link', { name: 'Log in to like it.' })).toBeVisible()

    await page.goto(`/email/unsubscribe${search}`)
    await expect(page.getByText('goes to n***@e***.org. Do you want to stop it?')).toBeVisible()
    const left = () =>
      withSiteData(site, async () => {
        const { PreOrderModel } = await import('@/models/pre-order')
        return PreOrderModel.countDocuments({ email: address })
      })
    expect(await left(), 'opening the page changes nothing').toBe(1)
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(
      page.getByText('You get no more mail about items that are available.'),
    ).toBeVisible()
    expect(await left()).toBe(0)
    const oneClick = await context.request.post(`/email/unsubscribe${search}`, {
      form: { 'List-Unsubscribe': 'One-Click' },
    })
    expect(oneClick.status()).toBe(200)
    await context.close()
  },
)

test(
  'who waits for what is the owner’s to see, with a file (G-120)',
  { tag: '@desktop' },
  async ({ page, site, signIn, createMember, expectAccessible, expectError }) => {
    expectError(/Failed to load resource/)
    await signIn(await createMember())
    expect((await page.goto('/user-stats/orders'))?.status()).toBe(403)
    const email = `f1le-${process.pid}@example.org`
    await withSiteData(site, async () => {
      const { PreOrderModel } = await import('@/models/pre-order')
      await PreOrderModel.create({ email, dateAdded: new Date(), confirmedAt: new Date() })
    })
    await signIn()
    await page.goto('/user-stats/orders')
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('any item')
    await expectAccessible()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download CSV' }).click()
    expect((await download).suggestedFilename()).toBe('pre-orders.csv')
  },
)
