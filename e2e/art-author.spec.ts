import type { Page, Route } from '@playwright/test'
import { expect, test } from './fixtures'
import { hangArt } from './hang-art'
import { type Member, withSiteData } from './members'
import { MAX_SCRIPT_BYTES, watchScripts } from './script-bytes'
import type { Site } from './site'

/** Two days of the author, the first with a reserved emoji. */
async function createPast(site: Site, member: Member): Promise<void> {
  const { _id, dateKey } = await hangArt(site, member, { dateKey: '2027-04-29' })
  await hangArt(site, member, { dateKey: '2027-04-30' })
  await withSiteData(site, async () => {
    const { reserveEmojis } = await import('@/lib/aotd/author/emoji-ledger')
    await reserveEmojis({ artworkId: _id, dateKey, emojis: ['🌙'] })
  })
}

const quoteField = (page: Page) => page.getByRole('textbox', { name: 'Your quote' })
const slot = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Emoji ${number}`, exact: true })

/** The durations of the animations that a rejected key starts. */
const shakesOf = (page: Page) =>
  slot(page, 1).evaluate((input: HTMLInputElement) => {
    // An earlier animation lasts while no frame is drawn.
    for (const before of input.getAnimations()) before.cancel()
    input.focus()
    document.execCommand('insertText', false, 'a')
    return input.getAnimations().map((shake) => shake.effect?.getTiming().duration)
  })

/**
 * Two forms with drafts of their account, what visitors propose, sharing and the unveiling more than
 * on other pages.
 */
const AUTHOR_BYTES = 8704

test(
  'the first visitor is the author: a quote, suggestions, emojis that the next day shows (G-57 to G-60)',
  { tag: '@desktop' },
  async ({ page, site, signIn, createMember, expectAccessible, expectError }) => {
    test.setTimeout(180_000)
    expectError(/status of (400|409)|ERR_FAILED/)
    site.setClock('2027-05-01T12:00:00Z')
    const anna = await createMember()
    await createPast(site, anna)
    await signIn(anna)
    const main = page.getByRole('main')
    const alert = main.getByRole('alert')

    await test.step('the art is painted for them, and the form is theirs', async () => {
      await page.goto('/art-of-the-day')
      await expect(quoteField(page)).toBeVisible({ timeout: 60_000 })
      await expect(main.getByText(`author: art initialized by ${anna.username}`)).toBeVisible()
      await expect(main.getByText('streak of')).toHaveCount(0)
      await expect(main.getByText('0 / 45')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled()
      await expect(page.getByRole('button', { name: 'Set' })).toBeDisabled()
    })

    await test.step('the author’s page stays below the limit of scripts', async () => {
      const bytesOf = watchScripts(page)
      await page.reload({ waitUntil: 'networkidle' })
      await expect(quoteField(page)).toBeVisible()
      expect(await bytesOf()).toBeLessThanOrEqual(MAX_SCRIPT_BYTES + AUTHOR_BYTES)
    })

    await test.step('a quote that is too long or unkind is refused and stays in the field', async () => {
      await quoteField(page).fill('🌊'.repeat(46))
      await expect(main.getByText('46 / 45')).toBeVisible()
      await expect(quoteField(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(quoteField(page)).toHaveAccessibleDescription(
        '46 / 45 Quote must be 45 characters or less.',
      )
      await quoteField(page).press('Enter')
      await quoteField(page).fill('what a bunch of fuckers')
      await quoteField(page).press('Enter')
      await expect(quoteField(page)).toHaveAccessibleDescription(
        '23 / 45 Please choose a kinder quote.',
      )
      await expect(quoteField(page)).toHaveValue('what a bunch of fuckers')
    })

    await test.step('three suggestions, and no fourth (G-58)', async () => {
      const button = page.getByRole('button', { name: 'suggest quote' })
      const undo = page.getByRole('button', { name: 'Undo' })
      await quoteField(page).fill('Mine')
      const seen = new Set<string>()
      for (const used of [1, 2, 3]) {
        await button.press('Enter')
        await expect(main.getByText(`AI help used ${used} of 3 times.`)).toBeVisible()
        seen.add(await quoteField(page).inputValue())
      }
      expect(seen.size).toBe(3)
      await expect(button).toBeDisabled()
      await expect(quoteField(page)).toBeFocused()
      const last = await quoteField(page).inputValue()
      await undo.click()
      await expect(quoteField(page)).toHaveValue('Mine')
      await undo.click()
      await expect(quoteField(page)).toHaveValue(last)
    })

    await test.step('a picture that fails late keeps the input', async () => {
      const image = '**/api/art-of-the-day/today-image'
      const asking = new Promise<Route>(
        (resolve) => void page.route(image, (route) => resolve(route)),
      )
      await page.reload({ waitUntil: 'commit' })
      // The draft is restored once the scripts have run.
      await expect(quoteField(page)).not.toHaveValue('')
      await slot(page, 1).fill('🌊')
      await quoteField(page).fill('Half a thou')
      await (await asking).abort()
      await expect(main.getByText('Failed to load the art image.')).toBeVisible()
      await page.unroute(image)
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(quoteField(page)).toHaveValue('Half a thou')
      await expect(slot(page, 1)).toHaveValue('🌊')
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
      await slot(page, 1).fill('')
    })

    await test.step('the quote is set by keyboard and shown without a reload (G-57)', async () => {
      await quoteField(page).fill('Low tide keeps what the morning lent.')
      await expect(main.getByText('37 / 45')).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page.getByText('Quote submitted successfully!')).toBeVisible()
      await expect(main.getByRole('blockquote')).toHaveText('Low tide keeps what the morning lent.')
      await expect(main.getByText(`- ${anna.username} & AI`)).toBeVisible()
      await expect(main.getByRole('figure').filter({ hasText: '& AI' })).toBeFocused()
      await expect(quoteField(page)).toHaveCount(0)
    })

    await test.step('a place takes one emoji, and shakes at anything else', async () => {
      await slot(page, 1).press('Enter')
      await expect(alert).toHaveText('Please enter at least one emoji.')
      expect(await shakesOf(page)).toEqual([500])
      await expect(slot(page, 1)).toHaveValue('')
      await expect(alert).toHaveText('Please enter valid emoji characters only.')
      await expect(slot(page, 1)).toHaveAttribute('aria-invalid', 'true')
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect(await shakesOf(page)).toEqual([])
      await page.emulateMedia({ reducedMotion: null })
      await expectAccessible()
    })

    await test.step('an emoji is chosen once, ever (G-60)', async () => {
      await slot(page, 1).fill('🌊')
      await slot(page, 2).fill('🌊')
      await page.keyboard.press('Enter')
      await expect(alert).toHaveText('Please choose each emoji once.')
      await slot(page, 2).fill('🌙')
      await page.getByRole('button', { name: 'Set' }).click()
      await expect(alert).toContainText(
        'Some emojis have been used before. please choose different ones.',
      )
      await expect(alert).toContainText('🌙 (used on 2027-04-29)')
      await expect(slot(page, 2)).toHaveAttribute('aria-invalid', 'true')
      await expect(slot(page, 1)).not.toHaveAttribute('aria-invalid')
      await expect(slot(page, 1)).toHaveValue('🌊')
      await slot(page, 2).fill('🦉')
      await expect(alert).toHaveText('')
      await page.keyboard.press('Enter')
      await expect(main.getByText('emojis for the next art: 🌊 🦉')).toBeFocused()
      await expect(slot(page, 1)).toHaveCount(0)
    })

    await test.step('it stays after a reload, and others see no form', async () => {
      await page.reload()
      await expect(main.getByText('emojis for the next art: 🌊 🦉')).toBeVisible()
      await signIn(await createMember())
      await page.reload()
      await expect(main.getByRole('blockquote')).toHaveText('Low tide keeps what the morning lent.')
      await expect(main.getByText('emojis for the next art')).toHaveCount(0)
      await expect(main.getByRole('textbox')).toHaveCount(0)
    })

    await test.step('the next art is made with them, and the fourth day in a row lights the icon', async () => {
      // The page of the member before must not ask for the new day.
      await page.goto('about:blank')
      site.setClock('2027-05-02T12:00:00Z')
      await signIn(anna)
      await page.goto('/art-of-the-day')
      await expect(quoteField(page)).toBeVisible({ timeout: 60_000 })
      await expect(main.getByText('Painted from 🌊🦉')).toBeVisible()
      const streak = main.getByText('streak of 4 days')
      await expect(streak).toBeVisible()
      const icon = streak.locator('img')
      expect(await icon.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
        0,
      )
      await expectAccessible()
    })

    await test.step('the form ends with the art day (G-62d)', async () => {
      site.setClock('2027-05-03T04:50:00Z')
      await quoteField(page).fill('Too late.')
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(quoteField(page)).toHaveAccessibleDescription(
        '9 / 45 No completed art for today.',
      )
      await expect(quoteField(page)).toHaveValue('Too late.')
      await page.getByRole('button', { name: 'See today’s art' }).click()
      await expect(main.getByText('3 May 2027')).toBeVisible({ timeout: 60_000 })
    })
  },
)
