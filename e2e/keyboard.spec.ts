import type { Page } from '@playwright/test'
import { expect, OWNER, test } from './fixtures'
import { visitPages } from './visit-pages'

const MINUTE_MS = 60_000
const CONTROLS = 'input:not([type="hidden"]), select, textarea, button'

declare global {
  var markOf: (control: Element) => string
}

type Focus = { id: string; faults: string[] }

const STYLES = ['outline', 'border', 'box-shadow', 'background-color']

/** What a focus may change: of the control, what stands beside it, its label and its place. */
function defineMark(page: Page): Promise<void> {
  return page.evaluate((styles) => {
    const markOf = (control: Element) =>
      [control, control.nextElementSibling, control.closest('label'), control.parentElement]
        .flatMap((one) => styles.map((name) => one && getComputedStyle(one).getPropertyValue(name)))
        .join()
    globalThis.markOf = markOf
  }, STYLES)
}

/** Numbers the controls of all forms that the Tab key has to reach; a group of radios is one. */
function markControls(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    // A field that has the focus from the beginning is reached from the top of the page too.
    document.body.tabIndex = -1
    document.body.focus()
    const radios = new Set<string>()
    const isReachable = (control: HTMLInputElement) => {
      if (control.disabled || control.tabIndex < 0 || control.closest('[inert]')) return false
      if (!control.checkVisibility({ visibilityProperty: true })) return false
      if (control.type !== 'radio') return true
      const group = document.querySelectorAll<HTMLInputElement>(`[name="${control.name}"]`)
      const hasChecked = [...group].some(({ checked }) => checked)
      if (radios.has(control.name) || (hasChecked && !control.checked)) return false
      return Boolean(radios.add(control.name))
    }
    const all = document.querySelectorAll<HTMLInputElement>(`form :is(${selector})`)
    return [...all].filter(isReachable).map((control, i) => {
      const text = control.labels?.[0]?.textContent ?? control.textContent
      const name = control.getAttribute('aria-label') ?? text
      control.dataset.order = `${i} ${name?.trim().slice(0, 40) ?? ''}`
      control.dataset.mark = globalThis.markOf(control)
      return control.dataset.order
    })
  }, CONTROLS)
}

function readFocus(page: Page): Promise<Focus | null> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement | null
    const id = focused?.dataset.order
    if (!focused || id === undefined) return null
    const faults: string[] = []
    if (globalThis.markOf(focused) === focused.dataset.mark) faults.push('has no mark of the focus')
    const { left, top, width, height } = focused.getBoundingClientRect()
    if (top < 0 || top > innerHeight) faults.push('is out of the window')
    const found = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20))
    const isMet = focused.closest('label, form > *')?.contains(found) || found?.contains(focused)
    if (!isMet) faults.push(`is covered by <${found?.localName}> ${found?.className}`)
    return { id, faults }
  })
}

/** Walks a page by the Tab key: one sentence for each control of a form that it does not serve. */
async function walk(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await defineMark(page)
  const controls = await markControls(page)
  if (controls.length === 0) return []
  const met: string[] = []
  const faults: string[] = []
  // Buttons of rows are stops too; a visually hidden file input and the like may take several.
  const stops = page.locator('a[href], summary, [tabindex="0"], button')
  const tabs = (await stops.count()) + 3 * controls.length
  for (let i = 0; i < tabs && met.length < controls.length; i++) {
    await page.keyboard.press('Tab')
    const focus = await readFocus(page)
    if (!focus || met.includes(focus.id)) continue
    met.push(focus.id)
    faults.push(...focus.faults.map((fault) => `“${focus.id}” ${fault}`))
  }
  const missed = controls.filter((id) => !met.includes(id))
  const places = met.map((id) => Number(id.split(' ')[0]))
  if (places.some((place, i) => place < (places[i - 1] ?? 0))) faults.push(`order: ${met.join()}`)
  return [...faults, ...missed.map((id) => `“${id}” is never reached`)]
}

test(
  'the walk by the Tab key finds a control that it cannot reach, see or order',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setContent('<form><input aria-label="a"><button>send</button></form>')
    expect(await walk(page)).toEqual([])
    await page.setContent(`<form><input aria-label="a" tabindex="2"><input aria-label="b" tabindex="1">
      <button style="outline: none">send</button>
      <div style="position: fixed; inset: 0"></div></form>`)
    const faults = (await walk(page)).join('\n')
    expect(faults).toContain('order: ')
    expect(faults).toContain('“2 send” has no mark of the focus')
    expect(faults).toContain('“0 a” is covered by <div>')
  },
)

const SAMPLE = {
  'a visitor': ['/register', '/login', '/contact', '/forgot-pw', '/coffee-rate'],
  'the owner': ['/art/add', '/profile', '/qrnotes', '/user-stats/users'],
}

for (const path of SAMPLE['a visitor'].slice(0, 4)) {
  test(
    `Enter in an empty form of ${path} leads to the first field that is wrong, which says why`,
    { tag: '@desktop' },
    async ({ page, expectError }) => {
      // The CAPTCHA may be solved by then, so that the site says what is wrong.
      expectError(/Failed to load resource.*400/)
      await page.goto(path)
      const form = page.locator('main form').first()
      await form.locator('input:visible').first().focus()
      await page.keyboard.press('Enter')
      const wrong = form.locator('[aria-invalid="true"]').first()
      await expect(wrong).toBeFocused()
      await expect(wrong).toHaveAccessibleDescription(/\S/)
    },
  )
}

for (const role of ['a visitor', 'the owner'] as const) {
  test(
    `${role} reaches each control of some forms with the Tab key, in its order, and sees the focus`,
    { tag: '@desktop' },
    async ({ page, signIn }) => {
      if (role === 'the owner') await signIn()
      const faults: string[] = []
      for (const path of SAMPLE[role]) {
        await page.goto(path)
        for (const fault of await walk(page)) faults.push(`${path}: ${fault}`)
      }
      expect(faults).toEqual([])
    },
  )

  test(
    `${role} reaches each control of each form with the Tab key, in its order, and sees the focus`,
    { tag: ['@desktop', '@deep'] },
    async ({ page, startSite, expectError }) => {
      test.setTimeout(20 * MINUTE_MS)
      expectError(/status of 40[0-9]/)
      const site = await startSite({ env: { SAMPLE_CONTENT: 'on', TEST_CLOCK: '' } })
      if (role === 'the owner') await page.request.post(`${site.url}/api/signin`, { data: OWNER })
      const faults: string[] = []
      await visitPages(page, site, async (address) => {
        for (const fault of await walk(page)) faults.push(`${address}: ${fault}`)
      })
      expect(faults).toEqual([])
    },
  )
}
