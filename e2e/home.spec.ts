import { expect, test } from './fixtures'
import { withSiteData } from './members'
import { BANNER_USERNAME } from './site'

test(
  'a member without emoji, birthday and verified address is prompted for each',
  { tag: '@desktop' },
  async ({ page, createMember, signIn, expectAccessible, expectError }) => {
    expectError(/Failed to load/)
    const member = await createMember({ emailVerified: false })
    await signIn(member)
    await page.goto('/')
    const main = page.getByRole('main')
    await expect(main).toContainText(
      'Your email is not verified. Please press the verify button to verify your email',
    )
    await expect(main.getByRole('button', { name: 'Verify email' })).toBeVisible()
    // A finished prompt is removed with its button; the focus stays close.
    const account = main.getByRole('group', { name: 'Your account' })
    await page.route('**/api/verify/send-verification-code', (route) =>
      route.fulfill({ status: 409 }),
    )
    await main.getByRole('button', { name: 'Verify email' }).press('Enter')
    await page.getByRole('button', { name: 'Ask the owner' }).press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(account).toBeFocused()
    await expect(main.getByRole('link', { name: 'Add your emoji' })).toHaveAttribute(
      'href',
      '/profile',
    )
    await expect(main).toContainText('On your birthday you have priority until 09:40.')
    await main.getByRole('button', { name: 'Set your birthday' }).focus()
    await page.keyboard.press('Enter')
    const date = main.getByLabel('Birth date')
    const save = main.getByRole('button', { name: 'Save' })
    await expect(date).toBeFocused()
    await expect(save).toBeDisabled()
    await expectAccessible()
    await date.fill('1990-03-10')
    await expect(save).toBeEnabled()
    const notices = page.getByRole('region', { name: 'Notices' })
    await page.route('**/api/stats/birthday', (route) => route.abort(), { times: 1 })
    await save.click()
    await expect(notices).toContainText('Failed to set birthday. Please try again.')
    await expect(date).toHaveValue('1990-03-10')
    await save.click()
    await expect(main).toContainText(`Happy birthday, ${member.username}!`)
    await expect(date).toHaveCount(0)
    await expect(account).toBeFocused()
    await page.reload()
    await expect(main).toContainText(`Happy birthday, ${member.username}!`)
    await expect(main.getByRole('button', { name: 'Set your birthday' })).toHaveCount(0)
  },
)

test(
  'a complete member and a visitor are prompted for nothing',
  { tag: '@desktop' },
  async ({ page, createMember, signIn }) => {
    const prompts = /verified|emoji|birthday/i
    await page.goto('/')
    const main = page.getByRole('main')
    await expect(main).toContainText('visitor')
    await expect(main).not.toContainText(prompts)
    await signIn(await createMember({ userEmoji: '🌊', birthday: new Date('1990-03-11') }))
    await page.goto('/')
    await expect(main).toContainText('user')
    await expect(main).not.toContainText(prompts)
  },
)

test(
  'the banner is for the named users, in any spelling, and leaves no trace for others (G-107)',
  { tag: '@desktop' },
  async ({ page, createMember, signIn }) => {
    const home = await page.request.get('/')
    expect(await home.text()).not.toMatch(/bunting|banner\b.*svg/i)
    await signIn(await createMember({ username: BANNER_USERNAME }))
    await page.goto('/')
    await expect(page.getByRole('img', { name: 'Bunting for your birthday' })).toBeVisible()
  },
)

test(
  'the board shows five authors of a year or of all years, and all on request',
  { tag: '@desktop' },
  async ({ page, site, expectAccessible }) => {
    test.setTimeout(60_000)
    // Earlier than the art of all other tests.
    site.setClock('2025-12-31T12:00:00Z')
    const remove = await withSiteData(site, async () => {
      const { createArtwork, createUser } = await import('@/testing/factories')
      const { stored } = await import('@/testing/stored')
      const { invalidate } = await import('@/lib/cache')
      const { ACCOUNTS_TAG } = await import('@/lib/account/account-changed')
      const { ART_TAG } = await import('@/lib/aotd/tags')
      const made: unknown[] = []
      for (let i = 1; i <= 7; i++) {
        const userEmoji = i === 1 ? '🌊' : null
        const { viewer } = await createUser({ username: `4uth0r${i}`, userEmoji })
        const days = Array.from({ length: 8 - i }, (_, n) => String(i + n * 4).padStart(2, '0'))
        const dateKeys = days.map((day) => `2025-0${i < 4 ? 1 : 2}-${day}`)
        if (i === 2) dateKeys.push('2024-05-01')
        for (const dateKey of dateKeys) made.push((await createArtwork(viewer, { dateKey }))._id)
      }
      await invalidate([ACCOUNTS_TAG, ART_TAG])
      return () =>
        withSiteData(site, async () => {
          await (await stored('artworks')).deleteMany({ _id: { $in: made } as never })
          await invalidate([ART_TAG])
        })
    })
    try {
      const board = page.getByRole('region', { name: 'Authors' })
      const rows = board.getByRole('listitem')
      await expect(async () => {
        await page.goto('/')
        await expect(rows).toHaveCount(5, { timeout: 500 })
      }).toPass()
      await expect(rows.first()).toHaveText(/^1.*🌊\u00a04uth0r1.*7$/)
      await expect(board.getByRole('link', { name: '2025' })).toHaveAttribute(
        'aria-current',
        'true',
      )
      await expectAccessible()

      await board.getByRole('link', { name: 'Show all 7' }).press('Enter')
      await expect(rows).toHaveCount(7)
      await expect(board.getByRole('link', { name: 'Show fewer' })).toBeFocused()
      await board.getByRole('link', { name: '2024' }).click()
      await expect(rows).toHaveText([/4uth0r2.*1$/])
      await expect(page).toHaveURL('/?year=2024')
      await board.getByRole('link', { name: 'All Years' }).click()
      // Of two with equal counts, the one whose last picture is older comes first.
      await expect(board).toContainText(/4uth0r2.*7.*4uth0r1.*7/)
      await page.goBack()
      await expect(rows).toHaveCount(1)
      await board.getByText('without art').click()
      await board.getByRole('link', { name: '2023' }).click()
      await expect(board).toContainText('Nobody made art in 2023.')
    } finally {
      await remove()
    }
  },
)
