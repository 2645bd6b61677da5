import { expect, test } from './fixtures'
import { hangArt } from './hang-art'

test.use({ showsBadges: true })

const PAINTED = { timeout: 60_000 }

test('the author sees the picture alone first, then title, badge and what to do', async ({
  page,
  site,
  signIn,
  createMember,
}) => {
  test.setTimeout(120_000)
  site.setClock('2032-05-02T12:00:00Z')
  await signIn(await createMember())
  await page.goto('/art-of-the-day')
  const main = page.getByRole('main')
  const caption = main.getByText('author: art initialized by')
  await expect(main.getByRole('img')).toBeVisible(PAINTED)
  await expect(caption).toBeHidden()
  await expect(caption).toBeVisible()
  await expect(main.getByRole('link', { name: /^New badge: / })).toHaveAttribute('href', '/badges')
  await expect(main.getByRole('button', { name: 'suggest quote' })).toBeVisible()
  await expect(main).toContainText('The next picture can be started at ')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const name of ['Download the original', 'The page of this day', 'upright']) {
    await expect(main.getByRole('link', { name })).toBeVisible()
  }

  // At the next visit nothing is unveiled.
  await page.reload()
  await expect(caption).toBeVisible()
  await expect(main.locator('[class*="veil"]')).toHaveCount(0)
})

test(
  'with reduced motion the words stand beside the picture at once',
  { tag: '@desktop' },
  async ({ page, site, signIn, createMember }) => {
    test.setTimeout(120_000)
    site.setClock('2032-05-04T12:00:00Z')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn(await createMember())
    await page.goto('/art-of-the-day')
    const main = page.getByRole('main')
    await expect(main.getByRole('img')).toBeVisible(PAINTED)
    const caption = main.getByText('author: art initialized by')
    expect(await caption.evaluate((node) => getComputedStyle(node).visibility)).toBe('visible')
    expect(await caption.evaluate((node) => node.getAnimations().length)).toBe(0)
  },
)

test.describe(() => {
  test.use({ timezoneId: 'Europe/Berlin' })

  test(
    'wherever the colours are, the next picture is told in the reader’s time',
    { tag: '@desktop' },
    async ({ page, site, signIn, createMember }) => {
      const instant = '2032-05-06T19:10:00Z'
      site.setClock(instant)
      await page.clock.setFixedTime(instant)
      const anna = await createMember()
      await hangArt(site, anna, { dateKey: '2032-05-06' })
      const paths = ['', '/archive', '/gallery', '/2032-05-06'].map(
        (path) => `/art-of-the-day${path}`,
      )
      const main = page.getByRole('main')
      for (const viewer of [null, anna]) {
        if (viewer) await signIn(viewer)
        for (const path of ['/', '/today-card', ...paths]) {
          await page.goto(path)
          await expect(main, path).toContainText(
            'The next picture can be started at 06:50 (in 9 h 40 min)',
          )
        }
      }
    },
  )
})
