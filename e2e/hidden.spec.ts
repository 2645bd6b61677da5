import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { crawl, type Visited } from './crawl'
import { expect, OWNER, test } from './fixtures'
import { hangPieces } from './hang-pieces'
import { BIRTHDAY_PAGE_PATH, PING_SECRET, type Site } from './site'

test.setTimeout(90_000)
const PINGS = { party: '/api/ping/ping/ping/party', joke: `/api/ping/${PING_SECRET}/unsubscribe` }

/** What no public answer may hold: addresses, texts and pictures of the hidden pages. */
const HIDDEN = [
  BIRTHDAY_PAGE_PATH,
  PING_SECRET,
  /["'(=> ]\/(party|unsubscribe|birthday-page)\b/,
  /api\/(ping|party)\b/,
  /x-birthday-page/i,
  'Wanna join',
  'Haha',
  'no mail was stopped',
  'Happy birthday!',
  'Bunting',
]

const robotsOf = (page: Page) => page.locator('meta[name=robots]').getAttribute('content')

/** Opens a page and waits until its scripts run: the view is sent then. */
async function openReady(page: Page, path: string): Promise<void> {
  const isReady = page.waitForRequest('**/api/page-view')
  await page.goto(path)
  await isReady
}

/** It also reads the scripts that other scripts load. */
async function readPublic(site: Site): Promise<Visited[]> {
  const answers: Visited[] = []
  const known = new Set<string>()
  let next = ['/', '/sitemap.xml', '/robots.txt', '/api/openapi.json', '/api/docs']
  while (next.length > 0) {
    const found = await crawl(site, next)
    answers.push(...found)
    for (const { path } of found) known.add(path)
    next = found.flatMap(({ text }) => chunksIn(text)).filter((path) => !known.has(path))
  }
  return answers
}

function chunksIn(text: string): string[] {
  const chunks = text.matchAll(/static\/chunks\/[\w.~-]+\.(?:js|css)/g)
  return [...chunks].map(([chunk]) => `/_next/${chunk}`)
}

test(
  'nothing that a visitor is led to names a hidden page',
  { tag: '@desktop' },
  async ({ site }) => {
    const answers = await readPublic(site)
    const isScript = ({ path }: { path: string }) => path.endsWith('.js')
    expect(answers.filter(isScript).length).toBeGreaterThan(20)
    expect(answers.filter(({ text }) => text.includes('<h1')).length).toBeGreaterThan(12)
    expect(answers.map(({ path }) => path)).toContain('/qrnotes')
    const found = answers.flatMap(({ path, text }) =>
      HIDDEN.filter((hidden) => text.match(hidden) !== null).map((hidden) => `${hidden}: ${path}`),
    )
    expect(found).toEqual([])
    const search = await fetch(`${site.url}/api/search?q=party birthday unsubscribe haha`)
    expect(await search.text()).not.toMatch(/"href":"\/(party|unsubscribe|for-anna|birthday-page)"/)
  },
)

test(
  'the hidden pages show what they should, ask for no index, and their pings are counted (G-105 to G-107)',
  { tag: '@desktop' },
  async ({ page, createMember, signIn, expectAccessible, expectError }) => {
    expectError(/status of 404/)
    const pinged = (path: string) => page.waitForResponse((answer) => answer.url().endsWith(path))
    const [ping] = await Promise.all([pinged(PINGS.party), page.goto('/party')])
    expect(ping.status()).toBe(204)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wanna join the party?')
    await expect(page.getByText('23:30')).toBeVisible()
    await expect(page.getByText('51.4779, -0.0015')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
      'href',
      /51\.4779,-0\.0015,17z$/,
    )
    await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /chat/i })).toBeVisible()
    expect(await robotsOf(page)).toBe('noindex, nofollow')
    await expectAccessible()
    const [invitation] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Add to calendar' }).click(),
    ])
    expect(invitation.suggestedFilename()).toBe('party.ics')
    expect(await readFile(await invitation.path(), 'utf8')).toContain('DTSTART:20260310T233000')

    await Promise.all([pinged(PINGS.joke), page.goto('/unsubscribe')])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Haha')
    await expect(page).toHaveTitle('Haha')
    expect(await robotsOf(page)).toBe('noindex, nofollow')
    await expectAccessible()
    const member = await createMember()
    await signIn(member)
    await Promise.all([pinged(PINGS.joke), page.goto('/unsubscribe')])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Haha ${member.username}`)

    await page.goto(BIRTHDAY_PAGE_PATH)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Happy birthday!')
    await expect(page.getByRole('img', { name: 'Bunting for your birthday' })).toBeVisible()
    await expect(page).toHaveURL(BIRTHDAY_PAGE_PATH)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByRole('link')).toHaveCount(0)
    expect(await robotsOf(page)).toBe('noindex, nofollow')
    await expectAccessible()
    const direct = await page.goto('/birthday-page')
    expect(direct?.status()).toBe(404)
    await expect(page).toHaveTitle('Not Found')

    await signIn(OWNER)
    await page.goto('/user-stats')
    const today = page
      .getByRole('region', { name: 'Pings' })
      .getByRole('row', { name: /2026-03-10/ })
    await expect(today).toHaveText(/2026-03-10[1-9]\d*[1-9]\d*$/)
  },
)

test(
  'a sheet of codes is downloaded by key, after an error, and without scripts (G-104)',
  { tag: '@desktop' },
  async ({ page, browser, site, expectAccessible, expectError }) => {
    expectError(/Failed to load resource/)
    await openReady(page, '/qrnotes')
    await expect(page.getByRole('main')).toContainText(
      'Generate a sheet with QR codes to use in the app QRNotes!',
    )
    await expectAccessible()
    const button = page.getByRole('button', { name: 'Download PDF' })
    await page.route('**/api/qrnotes/newsheet', (route) => route.abort(), { times: 1 })
    await button.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveText(
      'Failed to connect to the server.',
    )
    const [pdf] = await Promise.all([page.waitForEvent('download'), button.press('Enter')])
    expect(pdf.suggestedFilename()).toMatch(/^qrnotes-\d{8}-\d{6}\.pdf$/)
    expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-')
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)

    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await plain.goto(`${site.url}/qrnotes`)
    const [sheet] = await Promise.all([
      plain.waitForEvent('download'),
      plain.getByRole('button', { name: 'Download PDF' }).click(),
    ])
    expect(sheet.suggestedFilename()).toMatch(/^qrnotes-20260310-\d{6}\.pdf$/)
    await plain.context().close()
  },
)

test(
  'home leads to a piece of the day, and a member chooses the mails in the profile',
  { tag: '@desktop' },
  async ({ page, site, createMember, signIn, expectAccessible }) => {
    const [id] = await hangPieces(site, [{ title: 'Harbour Front', width: 600, height: 400 }])
    await page.goto('/')
    const today = page.getByRole('region', { name: 'From the house' })
    await expect(today.getByRole('link', { name: 'Harbour Front' })).toHaveAttribute(
      'href',
      `/art/${id}`,
    )
    await expectAccessible()

    await signIn(await createMember())
    await openReady(page, '/profile')
    const mails = page.getByRole('region', { name: 'Mail' })
    const makes = mails.getByRole('checkbox', { name: 'Mail about your makes' })
    await expect(makes).toBeChecked()
    await expect(mails.getByRole('checkbox', { name: 'Mail about items' })).toBeDisabled()
    await makes.press('Space')
    await expect(
      page
        .getByRole('region', { name: 'Notices' })
        .getByText('You get no more mail about your makes.'),
    ).toBeVisible()
    await page.reload()
    await expect(makes).not.toBeChecked()
    await expectAccessible()
  },
)
