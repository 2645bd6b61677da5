import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const HOST = 'https://challenges.cloudflare.com'

/** Stands in for the provider's script: draws a button, out of the page's reach, that gives a solution. */
const SCRIPT = `
  window.turnstile = { render(place, options) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'solve ' + options.sitekey + ' for ' + options.action
    button.onclick = () => options.callback('solved-elsewhere')
    place.attachShadow({ mode: 'open' }).append(button)
  } }
  const onload = new URL(document.currentScript.src).searchParams.get('onload')
  window[onload]()
`

/** Answers in place of the provider: tests send nothing to other machines. */
async function standIn(page: Page): Promise<string[]> {
  const requested: string[] = []
  await page.route(/^https?:\/\/(?!localhost)/, (route) => {
    requested.push(route.request().url())
    return route.fulfill({ body: SCRIPT, contentType: 'text/javascript' })
  })
  return requested
}

test('a configured provider’s CAPTCHA is loaded, and its solution is sent (G-43)', async ({
  page,
  startSite,
  expectError,
}) => {
  expectError(/503/)
  const site = await startSite({
    env: {
      CAPTCHA_PROVIDER: 'turnstile',
      CAPTCHA_SITE_KEY: 'key-of-this-site',
      CAPTCHA_SECRET: 'secret-of-this-site',
    },
  })
  const requested = await standIn(page)
  await page.goto(`${site.url}/forgot-pw`)
  await page.getByRole('button', { name: 'solve key-of-this-site for reset-request' }).click()
  expect(requested).toEqual([
    expect.stringContaining(`${HOST}/turnstile/v0/api.js?render=explicit`),
  ])
  await page.getByLabel('E-mail or username').fill('anna@example.org')
  const sent = page.waitForRequest('**/api/reset-password/request')
  await page.getByRole('button', { name: 'Request Reset Link' }).click()
  expect((await sent).postDataJSON()).toEqual({
    identifier: 'anna@example.org',
    'g-recaptcha-response': 'solved-elsewhere',
  })
  // The provider is unreachable from here.
  await expect(page.getByText('The CAPTCHA service cannot be reached right now.')).toBeVisible()
  expect(await page.content()).not.toContain('secret-of-this-site')
})

test('the site itself loads nothing from elsewhere (G-19b)', async ({ page }) => {
  const requested = await standIn(page)
  await page.goto('/forgot-pw')
  await page.getByLabel('E-mail or username').focus()
  await expect(page.getByRole('checkbox', { name: 'I am not a robot' })).toBeChecked()
  expect(requested).toEqual([])
})
