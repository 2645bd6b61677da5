import type { Page } from '@playwright/test'
import { expect, OWNER, test } from './fixtures'
import { createMember } from './members'
import { openAdmin } from './open-admin'
import type { Site } from './site'

const signInStatus = async (site: Site, data: { username: string; password: string }) =>
  (
    await fetch(`${site.url}/api/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    })
  ).status

const rowOf = (page: Page, username: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: `edit ${username}` }) })

// A site of its own, as the worker's site has other admins.
test(
  'an admin edits, suspends and restores a member, the last admin stays, and all is audited',
  { tag: '@desktop' },
  async ({ page, startSite, expectError, expectAccessible }) => {
    test.slow()
    expectError(/Failed to load resource.*(400|409)/)
    const site = await startSite()
    const ben = await createMember(site, { username: 'ben' })
    await createMember(site, { username: 'cleo', permissions: 1 })
    await openAdmin(page, site, '/user-stats', 'Overview')
    await expectAccessible()

    // By keyboard: find, edit; a refused form keeps its input.
    await page.getByLabel('Find').fill('BEN@')
    await expect(page.getByRole('button', { name: /^edit / })).toHaveCount(1)
    await page.getByRole('button', { name: 'edit ben' }).press('Enter')
    const form = page.getByRole('form', { name: 'Edit ben' })
    await expect(form.getByLabel('username')).toBeFocused()
    await form.getByLabel(/^chef/).press('Space')
    await form.getByLabel('email').fill('nothing')
    await page.keyboard.press('Enter')
    await expect(form.getByLabel('email')).toHaveAccessibleDescription(
      'Please enter a valid email.',
    )
    await expect(form.getByLabel('email')).toBeFocused()
    await expect(form.getByLabel(/^chef/)).toBeChecked()
    await expectAccessible()
    await form.getByLabel('access').selectOption('1')
    await form.getByLabel('email').fill('ben@new.example.org')
    await createMember(site, { username: 'dora' })
    await page.keyboard.press('Enter')
    await expect(page.getByText('ben was saved.')).toBeVisible()
    await expect(rowOf(page, 'ben')).toContainText('ben@new.example.org unverified')
    await expect(rowOf(page, 'ben')).toContainText('user, chef')
    await expect(page.getByRole('button', { name: 'edit ben' })).toBeFocused()
    // The page shows a new sign-up and keeps the input.
    await expect(page.getByRole('link', { name: 'users: 4', exact: true })).toBeVisible()
    await expect(page.getByLabel('Find')).toHaveValue('BEN@')
    await expect(page.getByRole('button', { name: /^edit / })).toHaveCount(1)
    const huh = await page.request.get(`${site.url}/api/verify/huh`, { headers: ben.headers })
    expect(huh.status(), 'a new role ends the token').toBe(401)

    // Suspended and restored.
    await page.getByRole('button', { name: 'edit ben' }).click()
    await form.getByRole('button', { name: 'suspend' }).click()
    const dialog = page.getByRole('dialog', { name: 'Suspend ben?' })
    await expectAccessible()
    await dialog.getByRole('button', { name: 'keep' }).click()
    await expect(dialog).toHaveCount(0)
    await form.getByRole('button', { name: 'suspend' }).click()
    await dialog.getByRole('button', { name: 'suspend' }).click()
    await expect(rowOf(page, 'ben')).toContainText('suspended')
    expect(await signInStatus(site, ben)).toBe(403)
    await page.getByRole('button', { name: 'edit ben' }).click()
    await form.getByRole('button', { name: 'restore' }).click()
    await expect(rowOf(page, 'ben')).not.toContainText('suspended')
    expect(await signInStatus(site, ben)).toBe(200)

    // One at a time, and the last admin stays one.
    await page.getByLabel('Find').fill('')
    await page.getByRole('button', { name: 'edit cleo' }).click()
    await page.getByRole('button', { name: 'edit owner' }).click()
    await expect(page.getByRole('form')).toHaveCount(1)
    const ownerForm = page.getByRole('form', { name: 'Edit owner' })
    await ownerForm.getByLabel(/^admin/).uncheck()
    await ownerForm.getByRole('button', { name: 'submit' }).click()
    await expect(ownerForm.getByRole('alert')).toHaveText('At least one admin is required.')
    await ownerForm.getByLabel(/^admin/).press('Escape')
    await expect(ownerForm, 'Escape keeps what is typed').toBeVisible()
    await ownerForm.getByRole('button', { name: 'cancel' }).click()
    await expect(rowOf(page, 'owner')).toContainText('admin')

    await page.getByRole('main').getByRole('link', { name: 'audit' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit')
    const rows = page.getByRole('table', { name: 'Changes' }).getByRole('row')
    await expect(rows).toHaveCount(4)
    await expect(rows.nth(1)).toContainText('permissions: -1')
    await expect(rows.nth(1)).toContainText('permissions: 0')
    await expect(rows.nth(3)).toContainText('owner')
    await expect(rows.nth(3)).toContainText('email: ben@example.org')
    await expect(rows.nth(3)).toContainText('email: ben@new.example.org')
    await expect(rows.nth(3)).toContainText('role: user,chef')
    await expectAccessible()

    // An admin who removes the own role is redirected.
    const headers = { 'x-auth-token': await tokenOf(site) }
    const grant = { headers, data: { role: 'user,admin' } }
    expect((await page.request.put(`${site.url}/api/stats/user/ben`, grant)).status()).toBe(200)
    await page.goto(`${site.url}/user-stats`)
    await page.getByRole('button', { name: 'edit owner' }).click()
    await ownerForm.getByLabel(/^admin/).uncheck()
    await ownerForm.getByRole('button', { name: 'submit' }).click()
    await expect(page).toHaveURL(`${site.url}/login?next=%2Fuser-stats`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  },
)

async function tokenOf(site: Site): Promise<string> {
  const response = await fetch(`${site.url}/api/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  })
  return response.text()
}

test('a user is found by search and filter in the address, edited, signed out and mailed (G-139)', async ({
  page,
  browser,
  site,
  signIn,
  createMember,
  expectAccessible,
}) => {
  test.slow()
  const name = (await createMember({ emailVerified: false, role: 'user,chef' })).username
  await createMember({ username: `${name}.x` })
  await signIn()
  await page.goto('/user-stats')
  await page.getByLabel('Find').fill(name.toUpperCase())
  await expect(page).toHaveURL(new RegExp(`q=${name}`, 'i'))
  await expect(page.getByRole('button', { name: /^edit / })).toHaveCount(2)
  await page.getByLabel('Show').selectOption('chefs')
  await expect(page).toHaveURL(/show=chefs/)
  await expect(page.getByRole('status').filter({ hasText: '1 user' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^edit / })).toHaveCount(1)
  await page.getByRole('link', { name: 'tokens', exact: true }).click()
  await expect(page).toHaveURL(/sort=chatTokensUsed/)
  await expect(
    page.getByRole('table', { name: 'All users' }).getByRole('columnheader', { name: 'tokens' }),
  ).toHaveAttribute('aria-sort', 'descending')
  await page.reload()
  await expect(page.getByLabel('Find')).toHaveValue(name.toUpperCase())

  // Nothing typed is lost by another search.
  await expect(async () => {
    await page.getByRole('button', { name: `edit ${name}` }).click()
    await expect(page.getByRole('form')).toBeVisible({ timeout: 1000 })
  }).toPass()
  const form = page.getByRole('form', { name: `Edit ${name}` })
  await form.getByLabel('access').selectOption('1')
  await page.getByLabel('Show').selectOption('suspended')
  await expect(page).toHaveURL(/show=suspended/)
  await expect(form.getByLabel('access')).toHaveValue('1')
  await page.getByLabel('Show').selectOption('friends')
  await form.getByRole('button', { name: 'submit' }).click()
  await expect(page.getByText(`${name} was saved.`)).toBeVisible()
  await expect(page.getByRole('button', { name: /^edit / })).toHaveCount(1)

  // Without scripts the same form and links lead to the same.
  const storageState = await page.context().storageState()
  const plain = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: false,
    storageState,
  })
  const still = await plain.newPage()
  await still.goto('/user-stats?show=chefs')
  await still.getByLabel('Find').fill(name)
  await still.getByRole('button', { name: 'Search' }).click()
  await expect(still.getByRole('button', { name: /^edit / })).toHaveCount(1)
  await still.getByRole('link', { name, exact: true }).last().click()
  await expect(still.getByRole('heading', { level: 1 })).toHaveText(name)
  await plain.close()

  // Two sessions, one of which ends, and then the other.
  for (const _ of [1, 2]) {
    const device = await browser.newContext({ baseURL: site.url })
    const signedIn = await device.request.post('/api/signin', {
      data: { username: name, password: 'correct horse battery staple' },
    })
    expect(signedIn.status()).toBe(200)
    await device.close()
  }
  await page.getByRole('link', { name, exact: true }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expectAccessible()
  const sessions = page.getByRole('table', { name: 'Sessions' }).getByRole('row')
  await expect(sessions).toHaveCount(3)
  await page.getByRole('button', { name: /^end / }).first().press('Enter')
  await expect(page.getByText(`of ${name} was signed out.`)).toBeVisible()
  await expect(sessions).toHaveCount(2)
  await page.getByRole('button', { name: /^end / }).press('Enter')
  await expect(page.getByText(`${name} is not signed in.`)).toBeVisible()
  await page.getByRole('button', { name: 'Resend verification' }).click()
  await expect(page.getByText('Verification email sent.')).toBeVisible()
  await page.getByRole('button', { name: 'Send password reset' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'send' }).click()
  await expect(page.getByText('Password reset email sent.')).toBeVisible()
})

test(
  'a sample member cannot be edited and is removed with the samples',
  { tag: '@desktop' },
  async ({ page, signIn, createMember }) => {
    await createMember({ username: 'clef', usernameKey: 'sample:clef', isSample: true })
    await signIn()
    await page.goto('/user-stats')
    const row = page.getByRole('row', { name: /clef sample/ })
    await expect(row).toBeVisible()
    await expect(row.getByRole('button')).toHaveCount(0)
    await page.goto('/user-stats/settings')
    await page.getByRole('link', { name: 'Sample content' }).click()
    await page.getByRole('button', { name: 'remove sample content' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'remove' }).click()
    await expect(page.getByRole('button', { name: 'remove sample content' })).toHaveCount(0)
    await page.goto('/user-stats/users')
    await expect(page.getByRole('row', { name: /owner@localhost/ })).toBeVisible()
    await expect(row).toHaveCount(0)
  },
)

test(
  'a list that is too wide scrolls by itself, by keyboard too',
  { tag: '@desktop' },
  async ({ page, signIn }) => {
    await signIn()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/user-stats')
    const list = page.getByRole('group', { name: 'All users' })
    await list.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  },
)

test(
  'a table ends at a column on a phone, and the action of a row is in reach on a tablet',
  { tag: '@desktop' },
  async ({ page, site, signIn }) => {
    const username = 'h4rb0ur-l0ng'
    const email = 'a-rather-long-address@mail.example.org'
    await fetch(`${site.url}/api/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, username, password: 'a long enough passphrase' }),
    })
    await signIn()
    const screens = [
      { path: `/user-stats/users?q=${username}`, table: 'All users', action: `edit ${username}` },
      { path: '/user-stats/outbox', table: 'Mail', action: /^read / },
    ]
    for (const { path, table, action } of screens) {
      await page.goto(path)
      const heads = page.getByRole('table', { name: table }).getByRole('columnheader')
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 })
        const edges = await heads.evaluateAll((all) =>
          all
            .map((head) => head.getBoundingClientRect())
            .map(({ left, right }) => ({ left, right })),
        )
        const end = edges.at(-1)?.left ?? 0
        const cut = edges.slice(0, -1).filter(({ left, right }) => left < end && right > end + 1)
        expect(cut, `${path} at ${width} px`).toEqual([])
      }
      await page.setViewportSize({ width: 820, height: 1000 })
      await expect(page.getByRole('button', { name: action }).first()).toBeInViewport({ ratio: 1 })
    }
  },
)

test(
  'no field of the edit form covers another one, at any width',
  { tag: '@desktop' },
  async ({ page, signIn }) => {
    await signIn()
    await page.goto('/user-stats')
    await page.getByRole('button', { name: 'edit owner' }).click()
    const form = page.getByRole('form', { name: 'Edit owner' })
    for (const width of [390, 820, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const boxes = await form
        .getByRole('textbox')
        .or(form.getByRole('combobox'))
        .or(form.getByRole('checkbox'))
        .evaluateAll((inputs) => inputs.map((input) => input.getBoundingClientRect().toJSON()))
      expect(boxes).toHaveLength(7)
      for (const [i, a] of boxes.entries()) {
        for (const b of boxes.slice(i + 1)) {
          const isApart =
            a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
          expect(isApart, `${JSON.stringify([a, b])} at ${width} px`).toBe(true)
        }
      }
    }
  },
)

test(
  'page views are counted without cookies, and not with Global Privacy Control (G-17)',
  { tag: '@desktop' },
  async ({ page, browser, site, signIn, expectError }) => {
    expectError(/status of 404/)
    await signIn()
    const today = page
      .getByRole('table', { name: 'Page views', exact: true })
      .getByRole('row')
      .nth(1)
    const viewsToday = async () => {
      await page.goto('/user-stats')
      // There is no table before the first view.
      const text = (await today.isVisible()) ? await today.innerText() : '0'
      return Number(/(\d+)$/.exec(text.replaceAll('\u2009', ''))?.[1])
    }
    const before = await viewsToday()

    const visitor = await browser.newContext({ baseURL: site.url })
    const opened = await visitor.newPage()
    for (const path of ['/', '/about', '/no/such/page']) {
      const counted = opened.waitForResponse((response) =>
        response.url().endsWith('/api/page-view'),
      )
      await opened.goto(path)
      expect((await counted).status()).toBe(204)
    }
    expect(await visitor.cookies()).toEqual([])
    await visitor.close()

    const shy = await browser.newContext({ baseURL: site.url })
    await shy.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    )
    const calls: string[] = []
    shy.on('request', (request) => calls.push(new URL(request.url()).pathname))
    const unseen = await shy.newPage()
    await unseen.goto('/', { waitUntil: 'networkidle' })
    expect(calls).not.toContain('/api/page-view')
    await shy.close()

    expect(await viewsToday()).toBe(before + 2)
  },
)
