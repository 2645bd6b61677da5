import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { addCoffees, removeCoffees } from './add-coffees'
import { expect, test } from './fixtures'
import { openUntil } from './open-until'
import { png } from './stock'

const cards = (page: Page) => page.getByRole('article')

const ofShop = (page: Page, shop: string) => cards(page).filter({ hasText: shop }).first()

test.beforeEach(async ({ site }) => removeCoffees(site))

test('a visitor sorts, filters and opens cards by keyboard, all in the address (G-80, G-128)', async ({
  page,
  site,
  expectAccessible,
}) => {
  test.slow()
  const tweetUrl = 'https://x.com/owner/status/1'
  const [, , last = ''] = await addCoffees(site, [
    { coffeeShop: 'Harbour Kiosk', coffeeType: 'frappe', overallRating: 9.24, city: 'Kos' },
    { coffeeShop: 'home', coffeeType: 'filter', overallRating: 4, isSelfMade: true },
    { coffeeShop: 'Two Chairs', overallRating: 7.5, picture: true, tweetUrl },
  ])
  await openUntil('/coffee', ofShop(page, 'Two Chairs'))
  await expect(page).toHaveTitle('Coffee Ratings · Pochade')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/coffee-rate$/)
  await openUntil('/coffee-rate', ofShop(page, 'Two Chairs'))
  await expect(page.getByRole('link', { name: 'coffee', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const names = () =>
    cards(page)
      .getByRole('heading', { level: 3 })
      .evaluateAll((all) => all.map((one) => one.ariaLabel))
  expect(await names()).toEqual([
    'Espresso, Two Chairs',
    'Filter Coffee, Home Made',
    'Frappe, Harbour Kiosk',
  ])
  const first = cards(page).first()
  await expect(first.getByRole('img', { name: 'Espresso, Two Chairs' })).toBeVisible()
  await expect(first.getByRole('img', { name: 'Rated 7.5 of 10' })).toBeVisible()
  await expect(first.getByRole('link', { name: /View on X/ })).toHaveAttribute('href', tweetUrl)
  await expect(first.getByRole('link', { name: 'Two Chairs', exact: true })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/Two%20Chairs/@37.975512,23.734824,17z',
  )

  const format = first.getByRole('button', { name: 'Format of Espresso, Two Chairs' })
  await format.focus()
  await expect(first.getByRole('tooltip')).toContainText('sugar level: medium')
  await format.press('Escape')
  await expect(first.getByRole('tooltip')).toBeHidden()

  await first.getByRole('button', { name: /^Show Stats/ }).press('Enter')
  await expect(first.getByRole('list', { name: /^Ratings of/ })).toContainText('body8.0')
  await first.getByRole('button', { name: 'Compare with the average' }).press('Enter')
  await expect(first.getByRole('table', { name: /average of Espresso/ })).toContainText(
    'body8.08.0',
  )
  await first.getByRole('button', { name: /^Show Map/ }).press('Enter')
  const map = first.getByRole('region', { name: 'Map of Espresso, Two Chairs' })
  await expect(map.getByText('Athens')).toBeVisible()
  await expect(map.getByText(/^\d+ km$/)).toBeVisible()
  await expect(first.getByText('Where Athens is, without streets.')).toBeVisible()
  await expect(first.getByRole('link', { name: 'Open in Google Maps: Two Chairs' })).toBeVisible()
  await expect(first.getByRole('button', { name: /^Show Stats/ })).toBeVisible()
  await expect(cards(page).nth(1).getByRole('button', { name: /Map/ })).toHaveCount(0)
  await expectAccessible()

  await page.getByLabel('Sort').selectOption('Sort by Rating')
  await expect(page).toHaveURL('/coffee-rate?sort=rating')
  await expect.poll(async () => (await names())[0]).toBe('Frappe, Harbour Kiosk')
  await page.getByLabel('Sort').selectOption('Group by Style')
  await expect(page.getByRole('heading', { level: 2, name: 'Hot Coffees (2)' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Greek Style (1)' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Cold Coffees/ })).toHaveCount(0)

  await page.getByText('Filter (3)').press('Enter')
  await page.getByLabel('city').selectOption('Kos (1)')
  await expect(page).toHaveURL('/coffee-rate?sort=style&city=Kos')
  await expect(cards(page)).toHaveCount(1)
  await page.goBack()
  await expect(cards(page)).toHaveCount(3)

  await page.getByRole('button', { name: 'Taste match' }).press('Enter')
  const body = page.getByRole('slider', { name: 'body' })
  const nearest = page.getByRole('list', { name: 'The best matches' })
  await expect(page.getByText('Move a slider to see the cups that match.')).toBeVisible()
  await expect(nearest).toHaveCount(0)
  for (let i = 0; i < 3; i++) await body.press('ArrowRight')
  await expect(page).toHaveURL(/#taste=8-x-x-x-x$/)
  await expect(nearest.getByRole('listitem').first()).toContainText('98 % · body')
  await expect(nearest.getByRole('listitem')).toHaveCount(3)
  await page.getByRole('button', { name: 'In numbers' }).press('Enter')
  await expect(page.getByRole('table', { name: 'Coffees by city' })).toContainText('Athens')
  await expectAccessible()

  await page.goto('/coffee-rate')
  await page.getByRole('link', { name: 'Map of all cups' }).press('Enter')
  const all = page.getByRole('region', { name: 'Map of all cups' })
  await expect(all.getByRole('button', { name: /^2 cups in / })).toBeVisible()
  await all.getByRole('button', { name: 'Zoom out' }).press('Enter')
  await expect(page).toHaveURL(/[?&]box=/)
  // What is self-made has no place.
  await expect(cards(page)).toHaveCount(2)
  await expect(async () => {
    await all.locator('[tabindex="0"]').first().press('Shift+ArrowRight')
    await expect(page.getByText('No coffee matches these filters.')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.reload()
  await expect(cards(page)).toHaveCount(0)
  await expect(all).toBeVisible()

  await page.goto(`/coffee-card-generator/${last}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Espresso' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'about' })).toHaveCount(0)
  await expectAccessible()
})

test(
  'cups at one place, and on both sides of the antimeridian, are opened on the map',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await addCoffees(site, [
      { coffeeShop: 'Reef', store: { lat: -16.8, lng: 179.99 } },
      { coffeeShop: 'Palm', store: { lat: -16.8, lng: -179.92 } },
      { coffeeShop: 'Palm', coffeeType: 'filter', store: { lat: -16.8, lng: -179.92 } },
    ])
    await openUntil('/coffee-rate?map=all', ofShop(page, 'Reef'))
    const map = page.getByRole('region', { name: 'Map of all cups' })
    const scale = map.getByText(/^\d+ km$/)
    await expect.poll(async () => parseInt(await scale.innerText())).toBeLessThan(100)
    await map.getByRole('button', { name: /^2 cups in / }).press('Enter')
    await expect(map.getByRole('link', { name: '8.0 Espresso, Palm' })).toBeVisible()
    await map.getByRole('link', { name: '8.0 Filter Coffee, Palm' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Filter Coffee' })).toBeVisible()
  },
)

test(
  'the page of an unknown card says so without the shell (G-85, G-108)',
  { tag: '@desktop' },
  async ({ page, expectError }) => {
    expectError(/Failed to load resource/)
    for (const path of ['', '/65a000000000000000000000', '/65a000000000000000000000/x']) {
      const answer = await page.goto(`/coffee-card-generator${path}`)
      expect(answer?.status()).toBe(404)
      await expect(page).toHaveTitle('Not Found')
      await expect(page.getByText('PAGE NOT FOUND. 404')).toBeVisible()
      await expect(page.getByRole('navigation')).toHaveCount(0)
    }
  },
)

test(
  'the list grows near its end, keeps few cards, and is read by pages without scripts',
  { tag: '@desktop' },
  async ({ page, site, browser, isMobile }) => {
    test.slow()
    await addCoffees(
      site,
      Array.from({ length: 110 }, (_, i) => ({ coffeeShop: `Kiosk number ${i}` })),
    )
    await openUntil('/coffee-rate', ofShop(page, 'Kiosk number 109'))
    const shown = () => cards(page).count()
    await expect.poll(shown).toBe(isMobile ? 12 : 24)
    const seen: number[] = []
    await expect(async () => {
      await page.mouse.wheel(0, 6000)
      await page.evaluate(() => scrollBy(0, 6000))
      seen.push(await shown())
      await expect(page.getByText('Kiosk number 0', { exact: true })).toBeInViewport({
        timeout: 300,
      })
    }).toPass({ timeout: 30_000 })
    expect(Math.max(...seen)).toBeLessThan(110)
    // The way back finds the list as high as it was, so that the browser can restore the scroll.
    const place = await page.evaluate(() => scrollY)
    const height = () => page.evaluate(() => document.body.scrollHeight)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })
    await link.evaluate((element) => (element as HTMLElement).click())
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
    await page.goBack()
    await expect.poll(height).toBeGreaterThan(place)
    await page.reload()
    await expect.poll(height).toBeGreaterThan(place)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.getByText('Kiosk number 109', { exact: true })).toBeVisible()

    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
    const still = await plain.newPage()
    await still.goto('/coffee-rate?sort=type')
    await expect(cards(still)).toHaveCount(24)
    await expect(still.getByRole('heading', { name: 'Espresso (110)' })).toBeVisible()
    await expect(still.getByText(/numbers needs JavaScript/)).toBeVisible()
    await expect(still.getByRole('button', { name: /^(?:Show|Taste|In numbers)/ })).toHaveCount(0)
    await still.getByRole('link', { name: 'more' }).click()
    await expect(still).toHaveURL('/coffee-rate?sort=type&page=2')
    await expect(still.getByRole('link', { name: 'back' })).toBeVisible()
    await expect(still.getByText('Kiosk number 85', { exact: true })).toBeVisible()
    await plain.close()
  },
)

test('the owner adds a coffee by GPS and a photo, edits, deletes and undoes (G-77 to G-84)', async ({
  page,
  site,
  context,
  signIn,
  expectAccessible,
  expectError,
}) => {
  test.slow()
  expectError(/Failed to load resource/)
  // The recording of traces reads the preview's address, which the policy refuses.
  expectError(/Connecting to 'blob:/)
  await addCoffees(site, [{ coffeeShop: 'Old Kiosk', picture: true }])
  await signIn()
  await openUntil('/coffee-rate', ofShop(page, 'Old Kiosk'))
  await page.getByRole('button', { name: 'Add coffee' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add New Coffee' })
  const create = dialog.getByRole('button', { name: 'Create Coffee Entry' })
  await expect(create).toBeDisabled()
  await expectAccessible()
  await dialog.getByLabel('Coffee type').selectOption('Flat White')
  await expect(dialog.getByLabel('body *')).toHaveValue('5.0')
  await dialog.getByLabel('Shop name').fill('The Yellow Door')
  await page.reload()
  await page.getByRole('button', { name: 'Add coffee' }).click()
  await expect(dialog.getByText('What you typed before is here again.')).toBeVisible()
  await expect(dialog.getByLabel('Shop name')).toHaveValue('The Yellow Door')

  const locate = dialog.getByRole('button', { name: 'Get Current Location from GPS' })
  await locate.press('Enter')
  await expect(
    dialog.getByText('Location access was denied. Please enable location permissions.'),
  ).toBeVisible()
  const failWith = (code: number) =>
    page.evaluate((number) => {
      navigator.geolocation.getCurrentPosition = (_, fail) =>
        fail?.({ code: number } as GeolocationPositionError)
    }, code)
  for (const [code, text] of [
    [2, 'Location information is unavailable.'],
    [3, 'The request to get location timed out.'],
    [9, 'Unable to retrieve your location'],
  ] as const) {
    await failWith(code)
    await locate.press('Enter')
    await expect(dialog.getByText(text)).toBeVisible()
  }
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'geolocation', { value: undefined, configurable: true }),
  )
  await locate.press('Enter')
  await expect(dialog.getByText('Geolocation is not supported by your browser')).toBeVisible()
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'geolocation'))
  await page.evaluate(() => Reflect.deleteProperty(navigator.geolocation, 'getCurrentPosition'))
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 52.370216, longitude: 4.895168 })
  await locate.press('Enter')
  await expect(dialog.getByLabel('Store latitude')).toHaveValue('52.370216')
  await expect(dialog.getByLabel('Measurement longitude')).toHaveValue('4.895168')
  await expect(create).toBeDisabled()
  await dialog.getByLabel('City').fill('Amsterdam')
  await dialog.getByLabel('Country').fill('Netherlands')
  await dialog.getByLabel('body *').fill('11')
  await create.press('Enter')
  await expect(dialog.getByText('Each rating is a number from 0 to 10.').first()).toBeVisible()
  await expect(dialog.getByLabel('body *')).toBeFocused()
  await dialog.getByLabel('body *').fill('9.5')
  await create.press('Enter')
  const send = dialog.getByRole('button', { name: 'Upload Image & Complete' })
  await send.press('Enter')
  await expect(dialog.getByText('Please select an image to upload').first()).toBeVisible()
  await expectAccessible()
  const picture = { name: 'cup.png', mimeType: 'image/png', buffer: await png(1) }
  await dialog.getByLabel('Upload Coffee Image').setInputFiles(picture)
  await send.press('Enter')
  await expect(page.getByText('New coffee entry created successfully!')).toBeVisible()
  await expect(dialog).toBeHidden()
  const added = cards(page).filter({ hasText: 'The Yellow Door' })
  await expect(added.getByRole('img', { name: /^Flat White/ })).toBeVisible()

  await added.getByRole('button', { name: /^Edit Flat White/ }).press('Enter')
  const editing = page.getByRole('dialog', { name: 'Edit Coffee Details' })
  await editing.getByLabel('Coffee type').selectOption('Macchiato')
  await expect(editing.getByLabel('body *')).toHaveValue('9.5')
  await expect(editing.getByLabel('milk quantity *')).toHaveValue('5.0')
  await editing.getByLabel('Store latitude').fill('')
  await editing.getByLabel('Post on X').fill('http://x.com/1')
  await editing.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect(editing.getByText('must begin with https://').first()).toBeVisible()
  await editing.getByLabel('Post on X').fill('https://x.com/1')
  await expectAccessible()
  await editing.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect(page.getByText('Coffee details updated successfully!')).toBeVisible()
  await expect(added.getByRole('heading')).toContainText('Macchiato')
  await expect(added).toContainText('52.3702, 4.8952')

  await page.getByRole('button', { name: 'Add coffee' }).click()
  await dialog.getByRole('button', { name: 'Copy from the last entry' }).click()
  await expect(dialog.getByLabel('Shop name')).toHaveValue('The Yellow Door')
  await create.click()
  await expect(send).toBeVisible()
  await page.mouse.click(2, 2)
  await expect(dialog).toBeHidden()
  await expect(cards(page)).toHaveCount(3)
  await page.getByRole('link', { name: 'Show incomplete ones' }).click()
  await expect(page).toHaveURL('/coffee-rate?incomplete=1')
  await expect(cards(page)).toHaveCount(1)

  await page.getByRole('button', { name: 'Show delete buttons' }).click()
  await page.getByRole('button', { name: /^Delete Macchiato/ }).click()
  const asking = page.getByRole('dialog')
  await expect(asking).toContainText('Are you sure you want to delete this coffee entry?')
  await asking.getByRole('button', { name: 'delete' }).click()
  await expect(page.getByText('Coffee entry deleted successfully')).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^restore Macchiato/ })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^restore Macchiato/ })).toHaveCount(0)
})

test('a photo fills place and time, and goes scaled into the second step (G-152)', async ({
  page,
  site,
  signIn,
  expectAccessible,
  expectError,
}) => {
  test.slow()
  // The recording of traces reads the preview's address, which the policy refuses.
  expectError(/Connecting to 'blob:/)
  // Until the site learns of it, the list has cups of other tests that are gone.
  expectError(/status of 404.*coffee-rate\/images/)
  await addCoffees(site, [{ coffeeShop: 'Old Kiosk' }])
  await signIn()
  await openUntil('/coffee-rate', ofShop(page, 'Old Kiosk'))
  await page.getByRole('button', { name: 'Add coffee' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add New Coffee' })
  const taken = { DateTimeOriginal: '2026:03:08 09:41:00', OffsetTimeOriginal: '+02:00' }
  const gps = { GPSLatitudeRef: 'N', GPSLatitude: '37/1 58/1 0/1' }
  const place = { ...gps, GPSLongitudeRef: 'E', GPSLongitude: '23/1 43/1 0/1' }
  const photo = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: '#6b4226' },
  })
    .withExif({ IFD2: taken, IFD3: place })
    .jpeg()
    .toBuffer()
  await dialog
    .getByLabel('Place and time from a photo')
    .setInputFiles({ name: 'cup.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(dialog.getByLabel('Date and time (UTC)')).toHaveValue('2026-03-08T07:41')
  await expect(dialog.getByLabel('Store latitude')).toHaveValue(/^37\.9666/)
  await dialog.getByLabel('Coffee type').selectOption('Flat White')
  await dialog.getByLabel('Shop name').fill('By the photo')
  await dialog.getByLabel('City').fill('Athens')
  await dialog.getByLabel('Country').fill('Greece')
  await expect(dialog.getByLabel('sugar level')).toHaveValue('')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Create Coffee Entry' }).click()
  await expect(dialog.getByText(/^cup\.jpg, .* → /)).toBeVisible()
  await dialog.getByRole('button', { name: 'Upload Image & Complete' }).click()
  await expect(dialog).toBeHidden()
  const added = cards(page).filter({ hasText: 'By the photo' })
  await expect(added.getByRole('img', { name: /^Flat White/ })).toBeVisible()
})
