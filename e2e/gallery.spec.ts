import type { Locator, Page } from '@playwright/test'
import { Types } from 'mongoose'
import sharp from 'sharp'
import { dragRow } from './drag-row'
import { expect, test } from './fixtures'
import { hangPieces } from './hang-pieces'

const jpeg = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#c2591d' } })
    .jpeg()
    .toBuffer()

async function swipe(target: Locator, by: number): Promise<void> {
  await target.evaluate((element, dx) => {
    const box = element.getBoundingClientRect()
    const at = (x: number) =>
      new Touch({ identifier: 1, target: element, clientX: x, clientY: box.top + 20 })
    const middle = box.left + box.width / 2
    const start = { bubbles: true, touches: [at(middle)], changedTouches: [at(middle)] }
    element.dispatchEvent(new TouchEvent('touchstart', start))
    const end = { bubbles: true, touches: [], changedTouches: [at(middle + dx)] }
    element.dispatchEvent(new TouchEvent('touchend', end))
  }, by)
}

/** Presses a key in the moment that a piece is shown, as someone fast does. */
async function pressWhenShown(page: Page, key: string, title: string): Promise<void> {
  await page.evaluate(
    (given) => {
      new MutationObserver((_changes, observer) => {
        if (document.querySelector('main h1')?.textContent !== given.title) return
        observer.disconnect()
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: given.key, bubbles: true }))
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    },
    { key, title },
  )
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Pages' })
const titles = (page: Page) => page.getByRole('main').getByRole('figure').getByRole('link')

test('a visitor is told to log in, walks the public pieces and hangs them on the wall', async ({
  page,
  site,
  isMobile,
  expectAccessible,
  expectError,
}) => {
  test.slow()
  expectError(/404/)
  const [, hidden] = await hangPieces(site, [
    { title: 'Quay', widthCm: 120, heightCm: 80, description: 'Oil on board' },
    { title: 'Hidden', toShow: false },
    { title: 'Tower', width: 40, height: 80, widthCm: 50, heightCm: 100, colour: '#8f63c9' },
    { title: 'Sketch', colour: '#c2591d' },
  ])
  await page.goto('/')
  await menu(page).getByRole('button', { name: 'art' }).click()
  await menu(page).getByRole('link', { name: 'gallery', exact: true }).click()
  const main = page.getByRole('main')
  const heading = main.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('gallery (login to see more)')
  await expect(page).toHaveTitle('Gallery · Pochade')
  await expect(heading.getByRole('link')).toHaveAttribute('href', '/login?next=%2Fart')
  await expect(titles(page)).toHaveText(['Quay', 'Tower', 'Sketch'])
  await expect(main.getByRole('link', { name: 'add art' })).toHaveCount(0)
  if (!isMobile) {
    // Mixed formats hang from a common caption line.
    const bottoms = await main
      .getByRole('figure')
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().bottom))
    expect(new Set(bottoms.map(Math.round)).size).toBe(1)
  }
  await expectAccessible()

  await titles(page).first().click()
  await expect(heading).toHaveText('Quay')
  await expect(page).toHaveTitle('Quay · Pochade')
  await expect(main).toContainText('Oil on board')
  await expect(main).toContainText('2 Jan 2026, 120 × 80 cm')
  const preview = page.locator('meta[property="og:image"]')
  await expect(preview).toHaveAttribute('content', /\/api\/share\/piece\/\w+$/)
  await expectAccessible()
  const stage = main.getByRole('img', { name: 'Quay' })
  if (isMobile) await swipe(stage, -120)
  else await page.keyboard.press('ArrowRight')
  await expect(heading).toHaveText('Tower')
  await main.getByRole('link', { name: 'next: Sketch' }).click()
  await expect(heading).toHaveText('Sketch')
  await expect(main).toContainText('Its size is not known')
  await expect(main.getByRole('link', { name: /^next/ })).toHaveCount(0)
  if (isMobile) await swipe(main.getByRole('img', { name: 'Sketch' }), 120)
  else await page.keyboard.press('ArrowLeft')
  await expect(heading).toHaveText('Tower')

  await main.getByRole('link', { name: 'on the wall' }).click()
  await expect(heading).toHaveText('on the wall')
  const wall = main.getByRole('img', { name: /^Tower, 50 × 100 cm; above a sofa 200 cm wide/ })
  await expect(wall).toBeVisible()
  await main.getByRole('link', { name: 'hang Quay' }).click()
  const both = 'Tower, 50 × 100 cm; Quay, 120 × 80 cm; '
  await expect(main.getByRole('img', { name: `${both}above a sofa 200 cm wide` })).toBeVisible()
  await main.getByRole('link', { name: 'person, 170 cm tall' }).click()
  await expect(main.getByRole('img', { name: `${both}beside a person 170 cm tall` })).toBeVisible()
  await expectAccessible()
  await main.getByRole('link', { name: 'take down Tower' }).click()
  await expect(main.getByRole('img', { name: /^Quay, 120 × 80 cm; beside/ })).toBeVisible()
  await main.getByRole('link', { name: 'Quay', exact: true }).click()
  await expect(heading).toHaveText('Quay')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/art#piece-/)

  expect((await page.goto(`/art/${hidden}`))?.status()).toBe(404)
  await expect(heading).toHaveText('PAGE NOT FOUND. 404')
})

test('a manager uploads a piece through a failure and a bad connection, and nothing is lost', async ({
  page,
  site,
  createMember,
  signIn,
  expectAccessible,
  expectError,
}) => {
  test.slow()
  expectError(/400|ERR_FAILED/)
  // The recording of traces reads the preview's address, which the policy refuses.
  expectError(/Connecting to 'blob:/)
  await hangPieces(site, [{ title: 'Older' }])
  await signIn(await createMember({ role: 'user,gallery_manager' }))
  await page.goto('/art')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('gallery')
  await main.getByRole('link', { name: 'add art' }).click()
  await expect(page).toHaveURL('/art/add')
  await expect(page.getByLabel('Creator')).toHaveValue('the owner')
  await page.getByLabel('Description').fill('Oil on board')
  await expect(page.getByLabel('to show')).toBeChecked()
  await page.getByLabel('Width').fill('60')
  const photo = page.getByLabel('Photo')
  await photo.setInputFiles({ name: 'quay.jpg', mimeType: 'image/jpeg', buffer: await jpeg() })
  await expect(page.getByText('quay.jpg,')).toBeVisible()

  const submit = page.getByRole('button', { name: 'Submit' })
  await submit.click()
  const notices = page.getByRole('region', { name: 'Notices' })
  await expect(notices.getByRole('alert')).toHaveText('Title is required.')
  const toast = await notices.last().boundingBox()
  expect(toast?.y ?? 0).toBeGreaterThan((page.viewportSize()?.height ?? 0) / 2)
  await expect(page.getByLabel('Title')).toBeFocused()
  await expect(page.getByText('quay.jpg,')).toBeVisible()
  await expectAccessible()

  await page.getByLabel('Title').fill('Quay')
  await submit.click()
  const sizeError = main.getByText('Please give both width and height, or none.')
  await expect(sizeError.first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('Quay')
  await expect(page.getByLabel('to show')).toBeChecked()
  await page.getByLabel('Height').fill('40')
  await photo.setInputFiles({ name: 'quay.jpg', mimeType: 'image/jpeg', buffer: await jpeg() })

  await page.route('**/api/gallery/upload', (route) => route.abort())
  await submit.click()
  await expect(main.getByText('Failed to connect to the server.')).toBeVisible()
  await expect(page.getByLabel('Height')).toHaveValue('40')
  await page.unroute('**/api/gallery/upload')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('status').getByText('Art added successfully')).toBeVisible()
  await expect(page).toHaveURL('/art')
  await expect(titles(page)).toHaveText(['Quay', 'Older'])
  await page.goto('/art/add')
  await expect(page.getByLabel('Title')).toHaveValue('')
})

test(
  'by keyboard alone a manager edits, moves and deletes a piece and undoes it',
  { tag: '@desktop' },
  async ({ page, site, createMember, signIn, expectAccessible, expectError }) => {
    test.slow()
    // For a second the site may show the pieces of another test, whose pictures are gone.
    expectError(/status of 404.*\/api\/gallery\/images/)
    const manager = await createMember({ role: 'user,gallery_manager' })
    const createdById = new Types.ObjectId(manager.id)
    const [, tower] = await hangPieces(site, [
      { title: 'Quay', createdById },
      { title: 'Tower', createdById },
      { title: 'Of another' },
    ])
    await signIn(manager)
    const { keyboard } = page
    const tabTo = async (target: Locator) => {
      for (let i = 0; i < 40; i++) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await keyboard.press('Tab')
      }
      await expect(target).toBeFocused()
    }
    const main = page.getByRole('main')
    const heading = main.getByRole('heading', { level: 1 })
    await page.goto('/art')
    await tabTo(main.getByRole('link', { name: 'arrange' }))
    await keyboard.press('Enter')
    await expect(heading).toHaveText('Arrange')
    await expect(page.getByRole('button', { name: 'Move Of another up' })).toHaveCount(0)
    await tabTo(page.getByRole('button', { name: 'Move Quay down' }))
    const moved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await keyboard.press('ArrowDown')
    await expect(page.getByText('Quay: place 2 of 3.')).toBeAttached()
    await expect(page.getByRole('button', { name: 'Move Quay down' })).toBeFocused()
    expect((await moved).status()).toBe(200)
    await expectAccessible()

    await page.goto('/art')
    await expect(titles(page)).toHaveText(['Tower', 'Quay', 'Of another'])
    await tabTo(titles(page).nth(1))
    await keyboard.press('Enter')
    await expect(heading).toHaveText('Quay')
    await tabTo(page.getByRole('button', { name: 'Edit' }))
    await keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Edit Quay' })
    await expect(dialog.getByLabel('Title')).toBeFocused()
    await expectAccessible()
    // Within a field and a dialog the keys of the piece rest.
    await keyboard.press('ArrowRight')
    await keyboard.type(' at noon')
    await keyboard.press('Enter')
    await expect(page.getByText('Art updated successfully')).toBeVisible()
    await expect(heading).toHaveText('Quay at noon')

    await tabTo(page.getByRole('button', { name: 'Delete' }))
    await keyboard.press('Enter')
    await tabTo(page.getByRole('dialog').getByRole('button', { name: 'delete', exact: true }))
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/art')
    await expect(titles(page)).toHaveText(['Tower', 'Of another'])
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.focus()
    await pressWhenShown(page, 'Escape', 'Quay at noon')
    await keyboard.press('Enter')
    await expect(titles(page)).toHaveText(['Tower', 'Quay at noon', 'Of another'])

    // A deletion can be undone when the notice is gone, too.
    const deletion = await page.request.delete(`/api/gallery/${tower}`, {
      headers: manager.headers,
    })
    expect(deletion.status()).toBe(200)
    await page.goto('/art/arrange')
    await tabTo(page.getByRole('button', { name: 'restore Tower' }))
    await keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Move Tower down' })).toBeVisible()
  },
)

test(
  'a piece is dragged to its place, and a refused move goes back',
  { tag: '@desktop' },
  async ({ page, site, signIn, expectError }) => {
    expectError(/ERR_FAILED/)
    await hangPieces(site, [{ title: 'a' }, { title: 'b' }, { title: 'c' }])
    await signIn()
    await page.goto('/art/arrange')
    const rows = page.getByRole('list', { name: 'Pieces in their order' }).getByRole('listitem')
    const names = rows.locator('p:first-of-type')
    const stored = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await dragRow(rows, 2, 0)
    await expect(names).toHaveText(['c', 'a', 'b'])
    await stored
    await page.reload()
    await expect(names).toHaveText(['c', 'a', 'b'])
    await page.route('**/api/gallery/*', (route) => route.abort())
    await dragRow(rows, 0, 2)
    await expect(page.getByRole('alert').getByText('Failed to connect')).toBeVisible()
    await expect(names).toHaveText(['c', 'a', 'b'])
  },
)

test(
  'the gallery is whole without scripts, and further pieces follow page by page',
  { tag: '@desktop' },
  async ({ browser, site }) => {
    test.slow()
    const pieces = Array.from({ length: 26 }, (_, i) => ({
      title: `No. ${i}`,
      widthCm: 60,
      heightCm: 40,
    }))
    await hangPieces(site, pieces)
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
    const page = await context.newPage()
    await page.goto('/art')
    await expect(titles(page)).toHaveCount(24)
    await page.getByRole('link', { name: 'older' }).click()
    await expect(titles(page)).toHaveText(['No. 24', 'No. 25'])
    await titles(page).last().click()
    const main = page.getByRole('main')
    await expect(main.getByRole('img', { name: 'No. 25' })).toBeVisible()
    await main.getByRole('link', { name: 'gallery' }).click()
    await expect(titles(page)).toHaveText(['No. 25'])
    await page.goto('/art/wall')
    await expect(main.getByRole('img', { name: /^No\. 0, 60 × 40 cm/ })).toBeVisible()
    await main.getByRole('link', { name: 'hang No. 1', exact: true }).click()
    await expect(main.getByRole('img', { name: /^No\. 0, .*No\. 1, / })).toBeVisible()
    await context.close()
  },
)
