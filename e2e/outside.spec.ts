import fs from 'node:fs'
import path from 'node:path'
import { validateXML } from 'xmllint-wasm'
import { addCoffees } from './add-coffees'
import { crawl, type Visited } from './crawl'
import { expect, test } from './fixtures'
import { hangArt } from './hang-art'
import { hangPieces } from './hang-pieces'
import { createMember } from './members'
import type { Site } from './site'
import { stockItem } from './stock'
import { writeRecipe } from './write-recipe'

const SCHEMA = path.resolve(import.meta.dirname, '../testing/sitemap.xsd')
const HIDDEN = {
  BIRTHDAY_PAGE_PATH: '/for-two-friends',
  PING_SECRET: 'only-for-those-who-know',
}
/** They name hidden pages and their calls; an address that ends alike is another one. */
const HIDDEN_WORDS =
  /(?<![\w./-])\/(party|unsubscribe|for-two-friends)(?![\w-])|api\/ping|only-for-those/

async function fill(site: Site): Promise<void> {
  const author = await createMember(site)
  await hangArt(site, author, { dateKey: '2026-03-10', title: 'Low Tide' })
  await hangPieces(site, [{ title: 'Quay' }, { title: 'Secret Quay', toShow: false }])
  await writeRecipe(site, { title: 'Crème & Brûlée', pictures: 1 })
  await addCoffees(site, [{ coffeeShop: 'Corner Kiosk 12', picture: true }])
  await stockItem(site, { title: 'Print' })
  // The site reads what another process has stored within a second.
  const listed = async () => {
    const sitemap = await (await fetch(new URL('/sitemap.xml', site.url))).text()
    return ['/art/', '/cookbook/', '/coffee-card-generator/'].filter((path) =>
      new RegExp(`${path}[^w<]`).test(sitemap),
    )
  }
  await expect.poll(async () => (await listed()).length).toBe(3)
}

/** What a page lacks for search engines, link previews and readers. */
function lacks({ path, status, text }: Visited): string[] {
  const parts = {
    title: /<title>[^<]+<\/title>/,
    h1: /<h1[\s>]/,
    description: /<meta name="description" content="[^"]+"/,
    canonical: /<link rel="canonical" href="http/,
    picture: /<meta property="og:image" content="[^"]+\/api\/share\//,
    feed: /<link rel="alternate" type="application\/atom\+xml"/,
  }
  const missing = Object.entries(parts).filter(([, pattern]) => !pattern.test(text))
  return status === 200 ? missing.map(([name]) => `${path} lacks its ${name}`) : []
}

/** Returns the types of the structured data, each once. */
function typesIn(pages: readonly Visited[]): string[] {
  const scripts = pages.flatMap(({ text }) => [
    ...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
  ])
  const types = scripts.map(([, json = '']) => String(JSON.parse(json)['@type']))
  return [...new Set(types)].toSorted()
}

test(
  'a visitor finds no dead link, no page without its data and nothing hidden',
  { tag: '@desktop' },
  async ({ startSite }) => {
    test.setTimeout(120_000)
    const site = await startSite({ env: { ...HIDDEN, CONTACT_EMAIL: 'hello@example.org' } })
    await fill(site)
    const others = ['/robots.txt', '/sitemap.xml', '/today.json', '/api/openapi.json', '/sw.js']
    const visited = await crawl(site, ['/', ...others, '/.well-known/security.txt'])
    const dead = visited.filter(({ status }) => status >= 400)
    expect(dead.map(({ path, status }) => `${status} ${path}`)).toEqual([])
    const pages = visited.filter(({ type }) => type === 'text/html')
    expect(pages.length).toBeGreaterThan(20)
    expect(pages.flatMap(lacks)).toEqual([])
    const { headers } = await createMember(site)
    const response = await fetch(new URL('/art', site.url), { headers })
    const ofMember = {
      path: '/art',
      status: response.status,
      type: 'text/html',
      text: await response.text(),
    }
    expect(lacks(ofMember), 'search engines and link previews have no session').toEqual([
      '/art lacks its description',
      '/art lacks its picture',
    ])
    const naming = visited.filter(({ text }) => HIDDEN_WORDS.test(text) || /Secret Quay/.test(text))
    expect(naming.map(({ path }) => path)).toEqual([])

    expect(typesIn(pages)).toEqual(['ItemList', 'Recipe', 'Review', 'VisualArtwork', 'WebSite'])

    const known = new Map(visited.map((one) => [one.path, one]))
    for (const { path, text } of pages) {
      const [, address = ''] = /<link rel="canonical" href="([^"]+)"/.exec(text) ?? []
      const canonical = new URL(address)
      expect(canonical.search + canonical.hash, path).toBe('')
      expect(known.get(canonical.pathname)?.status, `${path} is ${address}`).toBe(200)
    }
    const contents = known.get('/sitemap.xml')?.text ?? ''
    const { errors } = await validateXML({
      xml: { fileName: 'sitemap.xml', contents },
      schema: { fileName: 'sitemap.xsd', contents: fs.readFileSync(SCHEMA, 'utf8') },
    })
    expect(errors).toEqual([])
    expect(contents).toMatch(/brul?|br%C3%BBl%C3%A9e/)
    expect(contents).toContain('<lastmod>2026-03-')
  },
)

test(
  'without a connection the site’s own page stands in, and it can be installed',
  { tag: '@desktop' },
  async ({ browser, site, expectAccessible, expectError }) => {
    expectError(/ERR_INTERNET_DISCONNECTED/)
    const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'allow' })
    const page = await context.newPage()
    await page.goto('/about')
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      if (active?.state === 'activated') return
      await new Promise((resolve) => active?.addEventListener('statechange', resolve))
    })
    const cachedPaths = await page.evaluate(async () => {
      const caches = window.caches
      const lists = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
      return (await Promise.all(lists)).flat().map(({ url }) => new URL(url).pathname)
    })
    expect(cachedPaths).toEqual(['/offline'])

    const devtools = await context.newCDPSession(page)
    const { data, errors } = await devtools.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const { name, icons } = JSON.parse(data ?? '{}') as { name: string; icons: { src: string }[] }
    expect(name).toBe('Pochade')
    for (const { src } of icons) expect((await page.request.get(src)).status(), src).toBe(200)
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    // A window without a profile of its own cannot install anything.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])

    await context.setOffline(true)
    await page.goto('/cookbook')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
    await expectAccessible(page)
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('recipes')
    await context.close()
  },
)

test(
  'other sites can show the two cards and the pictures of previews, and nothing else',
  { tag: '@desktop' },
  async ({ page, startSite, serve, expectError, expectAccessible }) => {
    const site = await startSite()
    // The next picture has a time to wait for, which takes the most lines.
    const author = await createMember(site)
    await hangArt(site, author, { dateKey: '2026-03-10', title: 'Low Tide at the Old Quay' })
    const [id = ''] = await addCoffees(site, [{ coffeeShop: 'Corner Kiosk 12' }])
    const frame = (path: string) => `<iframe src="${site.url}${path}" title="${path}"></iframe>`
    const image = (path: string) => `<img src="${site.url}${path}" alt="${path}">`
    const body =
      ['/today-card', `/coffee-card-generator/${id}`, '/about'].map(frame).join('') +
      ['/api/share/page/about', '/favicon.svg'].map(image).join('')
    const other = await serve((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(body)
    })
    expectError(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE|favicon\.ico/)
    await page.goto(other)
    const heading = (path: string) =>
      page.frameLocator(`[title="${path}"]`).getByRole('heading', { level: 1 })
    // A frame without a size is 150 px high: what it has no place for is left out.
    const card = page.frameLocator('[title="/today-card"]')
    await expect(heading('/today-card')).toHaveText('Low Tide at the Old Quay')
    await expect(heading('/today-card')).toBeInViewport({ ratio: 0.9 })
    await expect(card.getByRole('link')).toBeInViewport({ ratio: 0.9 })
    await expect(heading(`/coffee-card-generator/${id}`)).toHaveText('Espresso')
    await expect(heading('/about')).toHaveCount(0)
    const widths = await page
      .locator('img')
      .evaluateAll((images) => images.map((one) => (one as HTMLImageElement).naturalWidth))
    expect(widths).toEqual([1200, 0])
    await page.goto(`${site.url}/today-card`)
    await expectAccessible()
  },
)

test(
  'a feed, today’s data and the calendar are answered to who may have them',
  { tag: '@desktop' },
  async ({ page, signIn, createMember }) => {
    const feeds = page.locator('link[rel=alternate][type="application/atom+xml"]')
    await page.goto('/cookbook')
    const [recipes, all] = await feeds.evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
    )
    expect([recipes, all]).toEqual(['/feeds/recipes.atom', '/feeds/all.atom'])
    const first = await page.request.get(recipes ?? '')
    expect(first.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
    const headers = { 'if-none-match': first.headers().etag ?? '' }
    expect((await page.request.get(recipes ?? '', { headers })).status()).toBe(304)
    const today = await page.request.get('/today.json')
    expect(today.headers()).toMatchObject({ 'access-control-allow-origin': '*' })

    expect((await page.request.get('/api/stats/birthday.ics')).status()).toBe(401)
    await signIn(await createMember({ birthday: new Date('1990-05-05'), birthdayKey: '05-05' }))
    await page.goto('/profile')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Add your birthday to your calendar' }).click()
    expect((await download).suggestedFilename()).toBe('birthday-priority.ics')
  },
)
