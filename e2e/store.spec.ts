import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { withSiteData } from './members'
import { openUntil } from './open-until'
import type { Site } from './site'
import { png, stockItem } from './stock'
import type { PreOrder } from '@/models/pre-order'

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

    await item.getByRole('button', { name: `tell me when it is back: ${title}` }).press('Enter')
    const email = item.getByLabel('Email')
    await expect(email).toBeFocused()
    await expect(email).toHaveValue(`${member.username}@example.org`)
    await expect(item).toContainText('No order, no obligation: nothing is paid now.')
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
  await expect(adding.getByLabel('Stock')).toHaveValue('1')
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

async function placeOrder(site: Site, itemId: string, fields: Partial<PreOrder>) {
  return withSiteData(site, async () => {
    const { PreOrderModel } = await import('@/models/pre-order')
    await PreOrderModel.create({ dateAdded: new Date(), itemId, ...fields })
  })
}

test('what can be done about an item is on its button, and how many are left beside it', async ({
  page,
  site,
}) => {
  const titles = [newTitle('Here'), newTitle('Gone'), newTitle('Sample')]
  const [here = '', gone = '', sample = ''] = titles
  await stockItem(site, { title: here, stock: 3 })
  await stockItem(site, { title: gone, stock: 0 })
  await stockItem(site, { title: sample, stock: 3, isSample: true })
  const item = await openStore(page, here)
  await expect(item).toContainText('3 left')
  await item.getByRole('button', { name: `buy: ${here}` }).click()
  await expect(item).toContainText('This site cannot send mail: the owner sees your address')
  await expect(item).toContainText('No order, no obligation: nothing is paid now.')
  const soldOut = page.getByRole('article', { name: gone })
  await expect(soldOut.getByRole('button', { name: /^buy/ })).toHaveCount(0)
  await expect(soldOut.getByRole('button', { name: /^tell me when it is back/ })).toBeVisible()
  const shown = page.getByRole('article', { name: sample })
  await expect(shown).toContainText('This is a sample: it is not for sale.')
  await expect(shown.getByRole('button', { name: /^(buy|tell me when)/ })).toHaveCount(0)
  await shown.getByRole('button', { name: `tell me of new items: ${sample}` }).click()
  await shown.getByLabel('Email').fill(`n3w-${process.pid}-${made}@example.org`)
  await shown.getByRole('button', { name: 'Tell me', exact: true }).click()
  await expect(shown.getByText('You are on the list!')).toBeVisible()
})

test('the owner answers an order with a mail from a template, by keyboard and on a phone (G-150)', async ({
  page,
  site,
  signIn,
  expectAccessible,
}) => {
  const title = newTitle('Etching')
  const email = `0rd3r-${process.pid}-${made}@example.org`
  const itemId = await stockItem(site, { title })
  const confirmedAt = new Date()
  await placeOrder(site, itemId, { email, confirmedAt, state: 'confirmed' })
  await signIn()
  await page.goto('/user-stats/waiting')
  const line = page.getByRole('listitem').filter({ hasText: email })
  await expect(line).toContainText(title)
  await line.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
  const order = page.getByRole('list', { name: 'Orders' }).getByRole('listitem')
  const mine = order.filter({ hasText: email })
  await expect(mine).toContainText('confirmed, not answered')
  await mine.getByRole('button', { name: `Edit: ${title}, ${email}` }).press('Enter')
  await mine.getByLabel('Note').fill('By post, number 12.')
  await mine.getByLabel(`Write a mail to ${email}`).check()
  await expect(mine.getByLabel('Subject')).toHaveValue(`Your order of "${title}"`)
  await mine.getByLabel('Subject').fill('It is sent')
  await mine.getByLabel('State').selectOption('sent')
  // What was typed survives the end of the form.
  const edit = mine.getByRole('button', { name: `Edit: ${title}, ${email}` })
  await edit.press('Enter')
  await edit.press('Enter')
  await expect(mine.getByText('What you typed before is here again.')).toBeVisible()
  await expect(mine.getByLabel('Subject')).toHaveValue('It is sent')
  const text = mine.getByRole('textbox', { name: 'Text' })
  await expect(text).toHaveValue(new RegExp(`"${title}" is on its way to you\\.`))
  await text.fill('Dear Anna,\nit is on its way.')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(page.viewportSize()?.width)
  await expectAccessible()
  await mine.getByRole('button', { name: 'Save and send' }).press('Enter')
  await expect(
    page.getByText(`The order is saved, and a mail to ${email} is queued.`),
  ).toBeVisible()
  await page.goto('/user-stats/orders')
  await page.getByLabel('State').selectOption('sent')
  await expect(mine).toContainText('By post, number 12.')
  const sent = () =>
    withSiteData(site, async () => {
      const { MailModel } = await import('@/models/mail')
      return (await MailModel.findOne({ to: email }).lean())?.text
    })
  expect(await sent()).toContain('Dear Anna,\n\nit is on its way.')
})

test('of two admins the second is told, keeps what was typed and saves again (G-150)', async ({
  page,
  site,
  signIn,
  expectError,
}) => {
  expectError(/Failed to load resource/)
  const title = newTitle('Drawing')
  const email = `tw0-${process.pid}-${made}@example.org`
  await placeOrder(site, await stockItem(site, { title }), { email, state: 'waiting' })
  await signIn()
  await page.goto('/user-stats/orders')
  const mine = page.getByRole('listitem').filter({ hasText: email })
  await mine.getByRole('button', { name: /^Edit/ }).click()
  await mine.getByLabel('Note').fill('Typed for long.')
  await withSiteData(site, async () => {
    const { PreOrderModel } = await import('@/models/pre-order')
    await PreOrderModel.updateOne({ email }, { $set: { state: 'paid' }, $inc: { revision: 1 } })
  })
  await mine.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(mine.getByText('Somebody else changed this order in the meantime.')).toBeVisible()
  await expect(mine.getByText('paid', { exact: false }).first()).toBeVisible()
  await expect(mine.getByLabel('Note')).toHaveValue('Typed for long.')
  await mine.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The order is saved.')).toBeVisible()
  await expect(mine).toContainText('Typed for long.')
  await expect(mine).toContainText('paid')
})

test(
  'an order is confirmed by hand and deleted; the file has the confirmed ones (G-120, G-150)',
  { tag: '@desktop' },
  async ({ page, site, signIn, createMember, expectAccessible, expectError }) => {
    expectError(/Failed to load resource/)
    await signIn(await createMember())
    expect((await page.goto('/user-stats/orders'))?.status()).toBe(403)
    const email = `f1le-${process.pid}@example.org`
    await placeOrder(site, await stockItem(site, { title: newTitle('Poster') }), { email })
    await signIn()
    await page.goto('/user-stats/orders')
    const mine = page.getByRole('listitem').filter({ hasText: email })
    await expect(mine).toContainText('not confirmed yet')
    await expectAccessible()
    await mine.getByRole('button', { name: /^Confirm by hand/ }).press('Enter')
    await expect(mine).toContainText('confirmed, not answered')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download CSV' }).click()
    expect((await download).suggestedFilename()).toBe('pre-orders.csv')
    await mine.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'delete' }).click()
    await expect(page.getByText('The order is deleted.')).toBeVisible()
    await expect(mine).toHaveCount(0)
  },
)
