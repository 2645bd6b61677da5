import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { TERMS_USERNAME } from './site'
import { startSmtpSink, type SmtpSink } from './smtp-sink'

const PASSWORD = 'a fine first password'
const NEW_PASSWORD = 'a much better second one'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** The summary under a form, apart from Next's own announcer. */
const summary = (page: Page) => page.locator('form + *, form').getByRole('alert').last()

async function fillSignUp(page: Page, email: string, username: string, password = PASSWORD) {
  await field(page, 'Email').fill(email)
  await field(page, 'Username').fill('')
  await field(page, 'Username').pressSequentially(username)
  await field(page, 'Password').fill(password)
}

async function logIn(page: Page, username: string, password: string) {
  await field(page, 'Username').fill(username)
  await field(page, 'Password').fill(password)
  await button(page, 'Log in').click()
}

/** Waits for the form's CAPTCHA, which starts by itself once the form is used. */
async function completeCaptcha(page: Page) {
  await expect(page.getByText('Checked', { exact: true })).toBeVisible({ timeout: 60_000 })
}

async function mailedText(sink: SmtpSink, to: string, subject: RegExp, pattern: RegExp) {
  const { text = '' } = await sink.waitForMail(to, subject)
  return pattern.exec(text)?.[0] ?? ''
}

test(
  'sign-up with CAPTCHA, verification by mail, rename, password reset by mail and sign-in',
  { tag: '@desktop' },
  async ({ page, startSite, expectError }) => {
    test.setTimeout(240_000)
    expectError(/status of (400|401)/)
    const sink = await startSmtpSink()
    const site = await startSite({ env: { SMTP_URL: sink.url, CAPTCHA_SIGNUP: 'on' } })
    const email = 'lapis@example.org'

    await page.goto(`${site.url}/login`)
    await page.getByRole('link', { name: 'signup here' }).click()
    await expect(page).toHaveTitle('Pochade Sign Up')
    await fillSignUp(page, 'Lapis@Example.org', 'Lapis')
    await expect(field(page, 'Username')).toHaveValue('l4pis')
    await completeCaptcha(page)
    await button(page, 'sign up').click()
    await expect(page).toHaveURL(`${site.url}/`)
    await expect(
      page.getByText(
        'Welcome l4pis! An email has been sent to the given address to verify your account.',
      ),
    ).toBeVisible()

    const code = await mailedText(sink, email, /verification code/, /\b\d{6}\b/)
    await page.goto(`${site.url}/art-of-the-day`)
    await expect(page.getByText('You need to verify your email to generate art.')).toBeVisible()
    await button(page, 'Verify email').click()
    const dialog = page.getByRole('dialog', { name: 'Verify your email' })
    await dialog.getByRole('button', { name: 'I have a code' }).click()
    await expect(field(page, 'Code')).toBeFocused()
    await field(page, 'Code').fill(code === '000000' ? '000001' : '000000')
    await button(page, 'Verify').click()
    await expect(field(page, 'Code')).toHaveAccessibleDescription('Invalid or expired code.')
    await field(page, 'Code').fill(code)
    await button(page, 'Verify').click()
    await expect(page.getByText('Verification successful')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('You need to verify your email')).toHaveCount(0)

    await page.getByRole('link', { name: 'profile' }).click()
    await button(page, 'Edit').click()
    await field(page, 'Username').fill('Opal')
    await button(page, 'Submit').click()
    await expect(page.getByText('credentials changed!')).toBeVisible()
    await sink.waitForMail(email, /username/)

    await page.getByRole('button', { name: 'logout' }).click()
    await expect(page.getByText('Hope to see you again soon!')).toBeVisible()
    await page.goto(`${site.url}/login`)
    await logIn(page, 'Opal', 'a forgotten password')
    await expect(summary(page)).toHaveText('Invalid username or password.')
    await page.getByRole('link', { name: 'reset password here' }).click()
    await field(page, 'E-mail or username').fill(email)
    await completeCaptcha(page)
    await button(page, 'Request Reset Link').click()
    await expect(page.getByText('l***@e***.org').first()).toBeVisible()

    const link = await mailedText(sink, email, /new password/, /http\S+resetCode=\S+/)
    expect(new URL(link).origin).toBe(site.url)
    await page.goto(link)
    await field(page, 'New password').fill(NEW_PASSWORD)
    await completeCaptcha(page)
    await button(page, 'Reset password').click()
    await expect(page).toHaveURL(`${site.url}/login`)
    await expect(page.getByText('Password reset successfully!')).toBeVisible()
    await sink.waitForMail(email, /You have a new password/)

    await logIn(page, 'Opal', PASSWORD)
    await expect(summary(page)).toHaveText('Invalid username or password.')
    await logIn(page, 'Opal', NEW_PASSWORD)
    await expect(page.getByText('Welcome back op4l!')).toBeVisible()

    await page.goto(link)
    await field(page, 'New password').fill('a third password')
    await completeCaptcha(page)
    await button(page, 'Reset password').click()
    await expect(summary(page)).toHaveText('Error: 400 Invalid or expired reset code.')
    // The form is solving its next CAPTCHA while the site is stopped.
    await page.goto('about:blank')
    await sink.down()
  },
)

test('sign-up shows errors beside each field and in a summary, and keeps the input', async ({
  page,
  createMember,
  expectError,
  expectAccessible,
}) => {
  expectError(/status of 409/)
  const { username } = await createMember()
  await page.goto('/signup')
  await button(page, 'sign up').click()
  const expectField = (label: string) => expect(field(page, label))
  await expectField('Email').toHaveAccessibleDescription('Please enter a valid email.')
  await expectField('Username').toHaveAccessibleDescription('Username is required.')
  await expectField('Password').toHaveAccessibleDescription('Password is required.')
  await expectField('Email').toBeFocused()
  await expect(summary(page)).toHaveText(
    'Please enter a valid email. Username is required. Password is required.',
  )
  await expectAccessible()

  await fillSignUp(page, 'anna', '.anna', '1234567')
  await button(page, 'sign up').click()
  await expectField('Email').toHaveAccessibleDescription('Please enter a valid email.')
  await expectField('Username').toHaveAccessibleDescription(
    'Username must be 2-20 characters: letters, digits, dot, dash or underscore.',
  )
  await expectField('Password').toHaveAccessibleDescription(
    'Password must be at least 8 characters.',
  )

  await fillSignUp(page, 'anna@example.org', username)
  await button(page, 'sign up').click()
  await expectField('Username').toHaveAccessibleDescription('Username already exists.')
  await expectField('Username').toBeFocused()
  await expect(summary(page)).toHaveText('Username already exists.')
  await expectField('Email').toHaveValue('anna@example.org')
  await expectField('Username').toHaveValue(username)
  await expectField('Password').toHaveValue(PASSWORD)

  await fillSignUp(page, `${username}@example.org`, 'ben')
  await button(page, 'sign up').click()
  await expectField('Email').toHaveAccessibleDescription('Email already exists.')

  await page.getByRole('button', { name: 'Show password' }).click()
  await expectField('Password').toHaveAttribute('type', 'text')
})

test(
  'log-in and the reset pages show what is wrong and keep the input',
  { tag: '@desktop' },
  async ({ page, expectError, expectAccessible }) => {
    test.setTimeout(180_000)
    expectError(/status of (400|401)/)
    await page.goto('/login')
    await button(page, 'Log in').click()
    await expect(field(page, 'Username')).toHaveAccessibleDescription('Username is required.')
    await field(page, 'Username').fill('nobody')
    await field(page, 'Password').fill('no password')
    await page.keyboard.press('Enter')
    await expect(summary(page)).toHaveText('Invalid username or password.')
    await expect(field(page, 'Username')).toHaveValue('n0b0dy')
    await expect(field(page, 'Password')).toHaveValue('no password')
    await expectAccessible()

    await page.goto('/forgot-pw')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset Password')
    // The click starts the check, whose end would take its error back.
    const challenge = '**/api/captcha/challenge?*'
    await page.route(challenge, () => {})
    await button(page, 'Request Reset Link').click()
    await expect(summary(page)).toHaveText(
      'Please enter your e-mail or username. Please complete the CAPTCHA',
    )
    await expectAccessible()
    await page.unroute(challenge)

    await page.goto('/reset-pw')
    await expect(field(page, 'New password')).toBeDisabled()
    await expect(button(page, 'Reset password')).toBeDisabled()
    await expectAccessible()
    await page.getByRole('link', { name: 'Request a reset link' }).click()
    await expect(page).toHaveURL('/forgot-pw')

    await page.goto('/reset-pw?resetCode=nonsense')
    await field(page, 'New password').fill('short')
    await completeCaptcha(page)
    await button(page, 'Reset password').click()
    await expect(field(page, 'New password')).toHaveAccessibleDescription(
      'Password must be at least 8 characters.',
    )
    await field(page, 'New password').fill(NEW_PASSWORD)
    await button(page, 'Reset password').click()
    await expect(summary(page)).toHaveText('Error: 400 Invalid or expired reset code.')
    await expectAccessible()
  },
)

test(
  'sign-up and verification need no mouse',
  { tag: '@desktop' },
  async ({ page, expectError, expectAccessible }) => {
    expectError(/status of 400/)
    const { keyboard } = page
    const unique = `kim${test.info().project.name.length}`
    await page.goto('/register')
    await expect(button(page, 'sign up')).toHaveAttribute('type', 'submit')
    for (const name of ['Skip to content', 'Pochade', 'back']) {
      await keyboard.press('Tab')
      await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
    }
    for (const [label, text] of [
      ['Email', `${unique}@example.org`],
      ['Username', unique],
      ['Password', PASSWORD],
    ] as const) {
      await keyboard.press('Tab')
      await expect(field(page, label)).toBeFocused()
      await keyboard.type(text)
    }
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/')

    await page.goto('/art-of-the-day')
    await button(page, 'Verify email').focus()
    await keyboard.press('Enter')
    await expect(button(page, 'Ask the owner')).toBeFocused()
    await expectAccessible()
    await keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button(page, 'Verify email')).toBeFocused()
    await keyboard.press('Enter')
    await expect(button(page, 'Ask the owner')).toBeFocused()
    await keyboard.press('Enter')
    await expect(
      page.getByText(
        /Verification email sent\. Please check your inbox\. This site cannot send mail/,
      ),
    ).not.toHaveCount(0)
    await expect(field(page, 'Code')).toBeFocused()
    await expect(button(page, 'Ask the owner')).toBeDisabled()
    await expect(page.getByRole('dialog')).toContainText('You can ask again in')
    await keyboard.type('12345x')
    await keyboard.press('Enter')
    await expect(field(page, 'Code')).toHaveAccessibleDescription('Invalid or expired code.')
    await expectAccessible()
  },
)

test(
  'with a session sign-up and log-in redirect home; a sign-up without a token signs nobody in',
  { tag: '@desktop' },
  async ({ page, signIn }) => {
    await page.goto('/register')
    await page.route('**/api/signup', (route) => route.fulfill({ status: 201, body: 'no token' }))
    await fillSignUp(page, 'anna@example.org', 'anna')
    await button(page, 'sign up').click()
    await expect(summary(page)).toHaveText("Can't render token")
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBe(null)

    await signIn()
    for (const path of ['/register', '/signup', '/login']) {
      await page.goto(path)
      await expect(page).toHaveURL('/')
    }
  },
)

test(
  'sign-up has one canonical address, no navigation and a link back',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await page.goto('/art-of-the-day')
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
    await expect(page).toHaveURL('/register')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pochade Sign Up')
    await expect(page.getByRole('navigation')).toHaveCount(0)
    const canonical = page.locator('link[rel="canonical"]')
    await expect(canonical).toHaveAttribute('href', `${site.url}/register`)
    await expect(page.getByRole('link', { name: 'login here' })).toHaveAttribute('href', '/login')
    const forgot = page.getByRole('link', { name: 'reset password here' })
    await expect(forgot).toHaveAttribute('href', '/forgot-pw')
    await page.getByRole('link', { name: 'back' }).click()
    await expect(page).toHaveURL('/art-of-the-day')
  },
)

test(
  'an expired session is signed out without a notice (G-38)',
  { tag: '@desktop' },
  async ({ page, site, createMember, signIn }) => {
    const member = await createMember()
    await signIn(member)
    await page.goto('/')
    const stored = () => page.evaluate(() => localStorage.getItem('user'))
    await expect.poll(stored).toContain(member.username)
    site.setClock('2027-03-10T12:00:00Z')
    await page.reload()
    await expect(page.getByRole('banner').getByRole('link', { name: 'login' })).toBeVisible()
    await expect.poll(stored).toBe(null)
    await expect(page.getByRole('region', { name: 'Notices' })).toHaveCount(0)
    site.setClock('2026-03-10T12:00:00Z')
  },
)

test(
  'the terms are required of one name until their date (G-36)',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const name = `mr.${TERMS_USERNAME}.`
    const flag = () => page.evaluate(() => localStorage.getItem('termsRequired'))
    const terms = page.getByRole('checkbox', { name: 'I accept the terms' })
    site.setClock('2025-03-21T23:00:00Z')
    await page.goto('/register')
    await fillSignUp(page, 'basil@example.org', 'anna')
    await expect(terms).toHaveCount(0)
    expect(await flag()).toBe(null)
    await fillSignUp(page, 'basil@example.org', name)
    await expect(terms).toBeVisible()
    expect(await flag()).toBe('true')
    await button(page, 'sign up').click()
    await expect(summary(page)).toHaveText('You must accept the terms to continue')
    await expect(terms).toHaveAccessibleDescription('You must accept the terms to continue')

    site.setClock('2025-03-22T00:00:01Z')
    await page.reload()
    await expect.poll(flag).toBe(null)
    await fillSignUp(page, 'basil@example.org', name)
    await expect(terms).toHaveCount(0)
    await button(page, 'sign up').click()
    await expect(page).toHaveURL('/')
  },
)

test('what a member typed is not shown to whoever comes after the log-out', async ({
  page,
  createMember,
  signIn,
}) => {
  const form = page.getByRole('form', { name: 'Write to the owner' })
  const chat = page.getByRole('textbox', { name: 'Message', exact: true })
  await signIn(await createMember())
  await page.goto('/contact')
  await form.getByLabel('Message').fill('Do not tell anybody.')
  await page.reload()
  await expect(form.getByLabel('Message')).toHaveValue('Do not tell anybody.')
  await page.goto('/chat')
  await chat.fill('My secret')
  await button(page, 'logout').click()
  await expect(page.getByText('Hope to see you again soon!')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('tell')
  await page.getByRole('button', { name: 'Chat with Easel' }).click()
  await expect(chat).toHaveValue('')
  await signIn(await createMember())
  await page.goto('/contact')
  await expect(form.getByLabel('Email')).toHaveValue(/@/)
  await expect(form.getByLabel('Message')).toHaveValue('')
})
