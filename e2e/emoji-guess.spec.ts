import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { hangArt } from './hang-art'
import { withSiteContent } from './members'
import { MAX_SCRIPT_BYTES, watchScripts } from './script-bytes'

const DAY = '2028-03-15'
const BEFORE = '2028-03-14'
const ART = { emojis: ['🦕', '🪗'], title: 'A Dinosaur Plays', altText: 'A dinosaur, an accordion' }
const TELLS = /🦕|🪗|dinosaur|accordion|%F0%9F%A6%95|&#x1f995;|\\ud83e\\udd95/i

const slot = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Emoji ${number}`, exact: true })

async function guess(page: Page, ...emojis: string[]) {
  for (const [i, emoji] of emojis.entries()) await slot(page, i + 1).fill(emoji)
  await slot(page, emojis.length).press('Enter')
}

test('a member guesses the emojis of the day, and no page tells them before (G-158)', async ({
  page,
  site,
  signIn,
  createMember,
  expectAccessible,
  expectError,
}) => {
  test.setTimeout(120_000)
  expectError(/status of 409/)
  site.setClock(`${DAY}T05:00:00Z`)
  const [author, player] = [await createMember(), await createMember()]
  // The painting begins when the first member comes: this one is not verified.
  const seer = await createMember({ emailVerified: false })
  await signIn(seer)
  await page.goto('/art-of-the-day')
  await page.getByRole('link', { name: 'Guess the emojis before you see them' }).press('Enter')
  const toggle = page.getByRole('checkbox', { name: 'Guess the emojis of the day' })
  await expect(toggle).not.toBeChecked()
  await toggle.press('Space')
  await expect(page.getByText('You guess the emojis first.')).toBeVisible()
  await page.goto('/art-of-the-day')
  await expect(page.getByText('The game begins when today’s picture is there.')).toBeVisible()

  site.setClock(`${DAY}T12:00:00Z`)
  await hangArt(site, author, { dateKey: BEFORE, emojis: ['🍋'] })
  await hangArt(site, author, { dateKey: DAY, ...ART })
  const pages = ['/', '/art-of-the-day', '/art-of-the-day/archive', '/art-of-the-day/gallery']
  const days = [`/art-of-the-day/${DAY}`, `/art-of-the-day/${BEFORE}`, '/today-card', '/today.json']
  const others = [`/people/${author.username}`, '/feeds/all.atom', '/feeds/art.json', '/about']
  const searches = [`/search?q=${author.username}`, '/search?q=art', '/profile']
  for (const address of [...pages, ...days, ...others, ...searches]) {
    expect(await (await page.request.get(address)).text(), address).not.toMatch(TELLS)
  }

  await page.goto('/art-of-the-day')
  await expect(page.getByText('Guess 1 of 6. The picture has 2 emojis.')).toBeVisible()
  await expectAccessible()
  const other = await page.context().newPage()
  await other.goto('/art-of-the-day')
  await guess(page, '🐢', '🍋')
  await expect(page.getByRole('list', { name: 'Your guesses' })).toContainText('near')
  await expect(slot(page, 1)).toBeFocused()
  await guess(other, '🦊', '🍋')
  await expect(other.getByText('Guess 2 of 6.')).toBeVisible()
  await other.close()
  await guess(page, '🪗', '🦕')
  await expect(page.getByText('You found them:')).toBeVisible()
  await expect(page.getByRole('main').locator('figure img').first()).toHaveAttribute(
    'alt',
    ART.altText,
  )
  await expect(page.getByRole('heading', { name: ART.title })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Points of this week' })).toContainText('5 points')
  await expectAccessible()
  expect(await (await page.request.get(`/art-of-the-day/${DAY}`)).text()).toMatch(TELLS)

  // For whom the game is off, everything is as before.
  await page.context().clearCookies()
  await signIn(player)
  expect(await (await page.request.get('/art-of-the-day')).text()).toMatch(TELLS)
})

test('a visitor plays an earlier day and proposes an emoji, which an author takes (G-158a)', async ({
  page,
  site,
  createMember,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  site.setClock('2028-04-02T12:00:00Z')
  const author = await createMember()
  await hangArt(site, author, { dateKey: '2028-04-01', ...ART })
  const bytesOf = watchScripts(page)
  await page.goto('/art-of-the-day/2028-04-01', { waitUntil: 'networkidle' })
  expect(await bytesOf()).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
  await page.getByRole('button', { name: 'Guess the emojis it was painted from' }).click()
  await guess(page, '🐢', '🍋')
  await expect(page.getByRole('list', { name: 'Your guesses' })).toContainText('near')
  await guess(page, '🪗', '🦕')
  await expect(page.getByText('You found them:')).toBeVisible()
  await expectAccessible()

  await page.goto('/art-of-the-day')
  await page.getByRole('button', { name: 'Propose an emoji for tomorrow' }).click()
  await page.getByRole('textbox', { name: 'Emoji' }).fill('🪁')
  await expect(page.getByRole('checkbox', { name: 'I am not a robot' })).toBeChecked()
  await page.getByRole('button', { name: 'Propose', exact: true }).click()
  await expect(page.getByText('You have proposed 🪁.')).toBeVisible({ timeout: 30_000 })
  await expectAccessible()
  await page.reload()
  await expect(page.getByText('You have proposed 🪁.')).toBeVisible()

  const { _id } = await hangArt(site, author, { dateKey: '2028-04-02', emojis: ['🌵'] })
  const headers = author.headers
  const listed = await page.request.get('/api/art-of-the-day/proposals', { headers })
  expect(await listed.json()).toEqual({ emojis: ['🪁'] })
  await withSiteContent(site, async () => {
    const { reserveEmojis } = await import('@/lib/aotd/author/emoji-ledger')
    await reserveEmojis({ artworkId: _id, dateKey: '2028-04-02', emojis: ['🪁'] })
  })
  await page.reload()
  await expect(page.getByText('The author has taken your 🪁 for the next picture.')).toBeVisible()
})
