import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** Pages that differ in what they draw first, and in what they store. */
const PAGES = ['/', '/about', '/cookbook', '/coffee', '/art', '/login', '/search', '/no/such/page']

/** As browser extensions do it: before the scripts of the page run, as soon as there is a body. */
async function insertAtTop(page: Page, markup: string): Promise<void> {
  await page.addInitScript((html) => {
    if (window !== window.top) return
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      document.body.insertAdjacentHTML('afterbegin', html)
      document.body.setAttribute('data-extension', 'on')
      document.body.classList.add('extension')
      document.documentElement.setAttribute('data-extension', 'on')
      document.documentElement.style.setProperty('--extension', '1')
    }).observe(document, { childList: true, subtree: true })
  }, markup)
}

for (const [name, markup] of [
  ['a div', '<div id="inserted"><p>An extension</p></div>'],
  ['two divs and a link', '<div hidden></div><a href="/"></a><div id="inserted" hidden></div>'],
  ['a copy of what a page begins with', '<main id="inserted"></main>'],
  ['an element of its own', '<some-extension id="inserted"></some-extension>'],
  ['a frame', '<iframe id="inserted" title="An extension" srcdoc=""></iframe>'],
] as const) {
  test(
    `${name} of an extension at the top of the page draws no error`,
    { tag: '@desktop' },
    async ({ page, expectError }) => {
      expectError(/status of 404/)
      await insertAtTop(page, markup)
      for (const path of PAGES) {
        await page.goto(path)
        await expect(page.locator('#inserted'), path).toHaveCount(1)
        await expect(page.locator('body'), path).toHaveAttribute('data-extension', 'on')
        await expect(page.getByRole('contentinfo'), path).toHaveCount(1)
      }
      await page.goto('/about')
      await page.getByRole('link', { name: 'home' }).first().click()
      await expect(page).toHaveURL('/')
    },
  )
}

test(
  'a browser that forbids its storages draws no error, and keeps what it can',
  { tag: '@desktop' },
  async ({ page, expectError }) => {
    expectError(/status of 404/)
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, { get, configurable: true })
      }
    })
    for (const path of PAGES) await page.goto(path)
    await page.goto('/about')
    await page.keyboard.press('/')
    await expect(page).toHaveURL('/search')
    const isOn = page.getByRole('checkbox', { name: 'The key / opens this page' })
    await expect(isOn).toBeChecked()
    await isOn.click()
    await expect(isOn).not.toBeChecked()
    await page.getByRole('link', { name: 'home' }).first().click()
    await expect(page).toHaveURL('/')
    await page.keyboard.press('/')
    await expect(page).toHaveURL('/')
  },
)
