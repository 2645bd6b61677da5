import { expect, test } from './fixtures'
import { createMember, withSiteContent } from './members'
import { openAdmin } from './open-admin'
import { writeRecipe } from './write-recipe'

const PASSWORD = 'correct horse battery staple'

test(
  'a new owner’s first minutes: the steps, the samples, a chef by a link, and the chef’s recipe',
  { tag: '@desktop' },
  async ({ page, browser, startSite, expectAccessible }) => {
    test.slow()
    const site = await startSite()
    const member = await createMember(site, { username: 'ben' })
    await makeSamples()
    await openAdmin(page, site, '/user-stats/settings', 'Settings')
    const isListed = async () =>
      (await (await fetch(`${site.url}/cookbook`)).text()).includes('Lemon Potatoes')
    for (const isOff of [true, false]) {
      const parts = page.getByRole('form', { name: 'Parts and menu' })
      await parts.getByLabel('Samples').setChecked(isOff)
      await parts.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Parts and menu: saved.').last()).toBeVisible()
      // What is stored replaces the fields once more when the page has it.
      await expect(parts.getByRole('button', { name: 'Save' })).toBeEnabled()
      await expect.poll(isListed).toBe(!isOff)
    }

    await page.goto(`${site.url}/user-stats`)
    const steps = page.getByRole('region', { name: 'First steps' })
    await expect(steps).toContainText('of 11 done')
    await expect(steps.getByRole('listitem')).toHaveCount(11)
    await expectAccessible()

    // A sample that a member made stays; the question says so.
    await steps.getByRole('link', { name: 'Remove the samples' }).press('Enter')
    await expect(page).toHaveURL(/#samples$/)
    await page.getByRole('button', { name: 'remove sample content' }).click()
    const question = page.getByRole('dialog', { name: 'Remove the sample content?' })
    await expect(question).toContainText('Lemon Potatoes (1 make)')
    await expectAccessible()
    await question.getByRole('button', { name: 'remove' }).click()
    await expect(page.getByText('The sample content was removed.')).toBeVisible()
    await page.goto(`${site.url}/user-stats`)
    const done = (label: string) =>
      expect(steps.getByRole('listitem').filter({ hasText: label })).toContainText('done')
    await done('Remove the samples')
    await done('Add something of your own')
    await steps.getByRole('button', { name: 'I have one' }).click()
    await done('Keep a copy of the data elsewhere')

    // The header leads there from every page, and the list of users is a page of its own.
    await page.goto(site.url)
    await page.getByRole('banner').getByRole('link', { name: 'admin' }).click()
    await expect(page).toHaveURL(`${site.url}/user-stats`)
    await page.getByRole('main').getByRole('link', { name: 'users', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
      'All users',
    )
    await expectAccessible()

    // A chef is invited by a link, which works once.
    const form = page.getByRole('form', { name: 'New invitation' })
    await form.getByLabel(/^chef/).check()
    await form.getByRole('button', { name: 'Make an invitation' }).click()
    const link = await page.getByLabel(/^The link/).inputValue()
    const rows = page.getByRole('table', { name: 'Invitations' }).getByRole('row')
    await expect(rows.nth(1)).toContainText('open')
    await expectAccessible()
    const guest = await browser.newContext({ baseURL: site.url })
    const cleo = await guest.newPage()
    await cleo.goto(link)
    await expect(cleo.getByRole('main')).toContainText('You are invited as chef.')
    await expectAccessible(cleo)
    await cleo.getByLabel('Email').fill('cleo@example.org')
    await cleo.getByLabel('Username').fill('cleo')
    await cleo.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await cleo.getByRole('button', { name: 'sign up' }).click()
    await expect(cleo).toHaveURL(`${site.url}/`)
    await cleo.goto('/cookbook?mode=add')
    await expect(cleo.getByRole('button', { name: 'Add recipe' })).toBeVisible()
    await guest.close()
    const second = await browser.newContext({ baseURL: site.url })
    const late = await second.newPage()
    await late.goto(link)
    await expect(late.getByRole('main')).toContainText('This invitation was used')
    await second.close()
    await page.reload()
    await expect(rows.nth(1)).toContainText('used by cleo')

    // The list can be closed, and comes back.
    await page.goto(`${site.url}/user-stats`)
    await done('Invite somebody')
    await steps.getByRole('button', { name: 'Close the list' }).click()
    await expect(steps).toHaveCount(0)
    await page.getByRole('button', { name: 'Show the first steps' }).click()
    await expect(steps).toBeVisible()

    async function makeSamples() {
      await writeRecipe(site, { title: 'Lemon Potatoes' })
      await writeRecipe(site, { title: 'Walnut Cake' })
      await withSiteContent(site, async () => {
        const { Types } = await import('mongoose')
        const { ensureSampleMembers } = await import('@/lib/account/sample-members')
        const { RecipeModel } = await import('@/models/recipe')
        const { createMakeDocument } = await import('@/testing/makes')
        const { anna } = await ensureSampleMembers(new Date())
        await RecipeModel.updateMany({}, { $set: { isSample: true, createdById: anna.id } })
        const made = await RecipeModel.findOne({ title: 'Lemon Potatoes' }).orFail()
        const userId = new Types.ObjectId(member.id)
        await createMakeDocument({ recipeId: made._id, userId })
      })
    }
  },
)

test(
  'with sign-up by approval an account waits, the owner approves it, and closed sign-up says so',
  { tag: '@desktop' },
  async ({ page, browser, startSite, expectAccessible, expectError }) => {
    test.slow()
    expectError(/status of 403/)
    const site = await startSite({ env: { SIGN_UP: 'approval' } })
    const guest = await browser.newContext({ baseURL: site.url })
    const dora = await guest.newPage()
    await dora.goto('/register')
    await dora.getByLabel('Email').fill('ellie@example.org')
    await dora.getByLabel('Username').fill('ellie')
    await dora.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dora.getByRole('button', { name: 'sign up' }).click()
    await expect(dora.getByRole('main').getByRole('status')).toContainText(
      'Your account waits for the approval',
    )
    await expectAccessible(dora)
    const logIn = async () => {
      await dora.goto('/login')
      await dora.getByLabel('Username').fill('ellie')
      await dora.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await dora.getByRole('button', { name: 'Log in' }).click()
    }
    await logIn()
    await expect(dora.getByRole('alert').first()).toContainText('waits for the approval')

    await openAdmin(page, site, '/user-stats', 'Overview')
    await page.getByRole('link', { name: '1 sign-up waits' }).click()
    await page.getByRole('button', { name: /^Approve: / }).click()
    await expect(page.getByText('ellie can log in now.')).toBeVisible()
    await logIn()
    await expect(dora).toHaveURL(`${site.url}/`)
    await guest.close()

    await page.goto(`${site.url}/user-stats/users`)
    await expect(page.getByRole('main')).toContainText('waits for your approval')

    const closed = await startSite({ env: { SIGN_UP: 'closed' } })
    await page.goto(`${closed.url}/register`)
    await expect(page.getByRole('main')).toContainText('Sign-up is closed.')
    await expect(page.getByRole('button', { name: 'sign up' })).toHaveCount(0)
    await expectAccessible()
  },
)
