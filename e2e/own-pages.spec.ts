import type { Page } from '@playwright/test'
import { expect, OWNER, test } from './fixtures'
import { createMember } from './members'
import type { Site } from './site'
import { openUntil } from './open-until'
import { png, stockItem } from './stock'

async function signInAsOwner(page: Page, site: Site): Promise<void> {
  const answer = await page.request.post(`${site.url}/api/signin`, { data: OWNER })
  expect(answer.status()).toBe(200)
}

const text = (page: Page) => page.getByRole('textbox', { name: 'Text' })
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })

/** A narrow screen shows the text or its preview. */
async function showPreview(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Preview', exact: true })
  if (await toggle.isVisible()) await toggle.click()
}

async function showText(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Write', exact: true })
  if (await toggle.isVisible()) await toggle.click()
}

async function save(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The page was saved.').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

test('the owner writes an imprint, places it in the footer, and a visitor reads it (G-142, G-143)', async ({
  browser,
  page,
  startSite,
  expectAccessible,
  expectError,
}) => {
  test.slow()
  // The recording of traces reads the preview of the file, which the policy refuses.
  expectError(/Connecting to 'blob:/)
  const site = await startSite()
  await signInAsOwner(page, site)
  await page.goto(`${site.url}/user-stats/pages`)
  await expectAccessible()
  await page.getByRole('button', { name: 'Imprint' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('edit Imprint')
  await expect(text(page)).toHaveValue(/## Address/)

  await text(page).fill('Anna runs **{SITE_NAME}**.\n\n## Contact\n\n<b>a@b.org</b>')
  await showPreview(page)
  await expect(preview(page).getByRole('heading', { name: 'Contact' })).toBeVisible()
  await expect(preview(page).locator('strong')).toHaveText('Pochade')
  await expect(preview(page)).toContainText('<b>a@b.org</b>')
  await expectAccessible()
  await showText(page)

  await page.reload()
  await expect(text(page)).toHaveValue(/Anna runs/)

  const file = { name: 'a.png', mimeType: 'image/png', buffer: await png() }
  await page.getByLabel('Insert a picture').setInputFiles(file)
  await page.getByRole('button', { name: 'Insert', exact: true }).click()
  await expect(page.getByText('Say what the picture shows').first()).toBeVisible()
  await page.getByLabel('What it shows').fill('An orange square')
  await page.getByRole('button', { name: 'Insert', exact: true }).click()
  await expect(text(page)).toHaveValue(/!\[An orange square\]\(\/api\/pages\/images/)
  await showPreview(page)
  await expect(preview(page).getByRole('img', { name: 'An orange square' })).toBeVisible()
  await showText(page)

  await page.getByLabel('Place of its link').selectOption('footer')
  await page.getByLabel('State').selectOption('published')
  await save(page, 'Imprint')
  await expect(page).toHaveURL(`${site.url}/pages/imprint`)
  await expectAccessible()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(site.url)
  const link = visitor.getByRole('contentinfo').getByRole('link', { name: 'Imprint' })
  await link.click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Imprint')
  await expect(visitor).toHaveTitle('Imprint · Pochade')
  await expect(visitor.getByText('Anna runs Pochade.')).toBeVisible()
  await expect(visitor.getByRole('heading', { name: 'Contact' })).toBeVisible()
  await expect(visitor.getByRole('img', { name: 'An orange square' })).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'edit' })).toHaveCount(0)
  await visitor.context().close()
})

test('the owner rewrites about, undoes it, and brings an earlier text back (G-142)', async ({
  page,
  startSite,
}) => {
  test.slow()
  const site = await startSite()
  await signInAsOwner(page, site)
  await page.goto(`${site.url}/about`)
  const ofSite = page.getByText('A pochade is a small picture, painted fast and outdoors.')
  await expect(ofSite).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'edit' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('edit About')
  await page.getByLabel('Title').fill('About Anna')
  await text(page).fill('I draw boats.')
  await save(page, 'About Anna')
  await expect(page.getByText('I draw boats.')).toBeVisible()
  await expect(ofSite).toHaveCount(0)
  await expect(page.getByText('Painted by this site.')).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The page is as it was before.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About')
  await expect(ofSite).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'edit' }).click()
  const earlier = page.getByRole('region', { name: 'Earlier versions' }).getByRole('link')
  await expect(earlier).toHaveCount(2)
  await earlier.first().click()
  await expect(page.getByText(/This is the text until/)).toBeVisible()
  await expect(text(page)).toHaveValue('I draw boats.')
  await save(page, 'About Anna')
  await expect(page.getByText('I draw boats.')).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'edit' }).click()
  await text(page).fill('')
  await save(page, 'About')
  await expect(ofSite).toBeVisible()
})

test(
  'what the owner adds to the privacy policy stands at its end, and goes with its text (G-142)',
  { tag: '@desktop' },
  async ({ page, startSite, expectAccessible }) => {
    const site = await startSite()
    const added = page.getByRole('region', { name: 'From the owner' })
    await page.goto(`${site.url}/privacy`)
    await expect(added).toHaveCount(0)
    await signInAsOwner(page, site)
    await page.reload()
    await page.getByRole('button', { name: 'add to it' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^edit/)
    await expect(page.getByLabel('Title')).toHaveCount(0)
    await text(page).fill('The *house* has a camera.')
    await save(page, 'Privacy Policy')
    await expect(page).toHaveURL(`${site.url}/privacy`)
    await expect(added.locator('em')).toHaveText('house')
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(headings.last()).toHaveText('From the owner')
    await expectAccessible()
    expect(await (await fetch(`${site.url}/privacy`)).text()).toContain('has a camera.')

    await page.getByRole('link', { name: 'add to it' }).click()
    await text(page).fill('')
    await save(page, 'Privacy Policy')
    await expect(added).toHaveCount(0)
  },
)

test(
  'home has the owner’s words, and leads the owner to them; a description has links (G-142)',
  { tag: '@desktop' },
  async ({ page, startSite }) => {
    const [HOME_TITLE, HOME_LEAD] = ['Bread and boats', 'Anna bakes by day and draws by night.']
    const SITE_DESCRIPTION = 'What Anna bakes and draws.'
    const site = await startSite({ env: { HOME_TITLE, HOME_LEAD, SITE_DESCRIPTION } })
    await page.goto(site.url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME_TITLE)
    await expect(page.getByText(HOME_LEAD)).toBeVisible()
    const description = page.locator('meta[name=description]')
    await expect(description).toHaveAttribute('content', SITE_DESCRIPTION)
    await expect(page.getByRole('main').getByRole('link', { name: 'edit' })).toHaveCount(0)

    const title = 'Print of a boat'
    await stockItem(site, { title, description: 'See *the* [sea](/art).\n\n# Big' })
    const item = page.getByRole('article', { name: title })
    await openUntil(`${site.url}/marketplace`, item)
    const link = item.getByRole('link', { name: 'sea' })
    await expect(link).toHaveAttribute('rel', 'noopener')
    await expect(item.locator('em')).toHaveText('the')
    await expect(item.getByText('# Big')).toBeVisible()

    await signInAsOwner(page, site)
    await page.goto(site.url)
    await page.getByRole('main').getByRole('link', { name: 'edit' }).click()
    await expect(page).toHaveURL(`${site.url}/user-stats/settings#site`)
    await expect(page.getByText(HOME_TITLE)).toBeVisible()
  },
)

test(
  'what a visitor may not see is the answer to an unknown address; the menu follows a change (G-143)',
  { tag: '@desktop' },
  async ({ page, startSite, playwright }) => {
    const site = await startSite()
    await signInAsOwner(page, site)
    await page.goto(`${site.url}/user-stats/pages`)
    await page.getByLabel('Title').fill('House Rules')
    await page.getByRole('button', { name: 'Write it' }).click()
    await text(page).fill('No shoes.')
    await save(page, 'House Rules')
    await expect(page.getByText('A draft: only you see it.')).toBeVisible()

    const visitor = await playwright.request.newContext({ baseURL: site.url })
    const member = await createMember(site)
    const words = async (path: string, headers = {}) => {
      const answer = await visitor.get(path, { headers, maxRedirects: 0 })
      const [, main = ''] = /<main[^>]*>(.*?)<\/main>/s.exec(await answer.text()) ?? []
      return [answer.status(), main.replace(/<[^>]*>/g, '')]
    }
    const unknown = await words('/pages/no-such-page')
    expect(unknown).toEqual(await words('/no/such/page'))
    expect(await words('/pages/house-rules')).toEqual(unknown)

    const edit = async (fill: () => Promise<unknown>, title: string) => {
      await page.getByRole('main').getByRole('link', { name: 'edit' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('edit')
      await fill()
      await save(page, title)
    }
    const menu = async () => {
      const html = await (await visitor.get('/')).text()
      return /<nav[^>]*aria-label="Pages">.*?<\/nav>/s.exec(html)?.[0] ?? ''
    }
    await edit(async () => {
      await page.getByLabel('State').selectOption('published')
      await page.getByLabel('Seen by').selectOption('members')
      await page.getByLabel('Place of its link').selectOption('menu')
    }, 'House Rules')
    expect(await words('/pages/house-rules')).toEqual(unknown)
    expect(await menu()).not.toContain('House Rules')
    const signedIn = await playwright.request.newContext({ baseURL: site.url })
    const { username, password } = member
    await signedIn.post('/api/signin', { data: { username, password } })
    const answer = await signedIn.get('/pages/house-rules')
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain('No shoes.')

    await edit(() => page.getByLabel('Seen by').selectOption('public'), 'House Rules')
    await expect.poll(menu).toContain('href="/pages/house-rules"')
    expect((await words('/pages/house-rules'))[1]).toContain('No shoes.')
    await edit(() => page.getByLabel('Title').fill('Manners'), 'Manners')
    await expect.poll(menu).toContain('href="/pages/manners"')
    expect(await menu()).not.toContain('House Rules')
    const moved = await visitor.get('/pages/house-rules', { maxRedirects: 0 })
    expect(moved.status()).toBe(308)
    expect(moved.headers().location).toBe('/pages/manners')

    for (const path of [
      '/sitemap.xml',
      '/feeds/pages.atom',
      '/feeds/pages.json',
      '/search?q=shoes',
    ]) {
      expect(await (await visitor.get(path)).text(), path).toContain('/pages/manners')
    }
  },
)
