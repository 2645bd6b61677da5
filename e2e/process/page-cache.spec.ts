import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ApiDescription } from '@/lib/http/api-document'
import { readApi } from '../../scripts/build/api/describe-api'
import { ensureBuild } from '../../scripts/build/build'
import { startEmbeddedDatabase } from '../../scripts/run/embedded-database'
import { withoutNonce } from '../../server/page-cache/allow-by-hash'
import { cacheRuleFinder } from '../../server/page-cache/cache-rules'
import { routePattern } from '../../server/route-pattern'
import { addCoffees } from '../add-coffees'
import { crawl } from '../crawl'
import { expect, test } from '../fixtures'
import { hangArt } from '../hang-art'
import { hangPieces } from '../hang-pieces'
import { createMember, leaveSiteData } from '../members'
import { OWNER, type Site } from '../site'
import { stockItem } from '../stock'
import { writeRecipe } from '../write-recipe'

const root = path.resolve(import.meta.dirname, '../..')

async function description(): Promise<ApiDescription> {
  const build = await ensureBuild({ root, print: () => {} })
  build.leave()
  return readApi(path.join(root, build.distDir))
}

/** One of everything that a visitor may see. */
async function fill(site: Site): Promise<void> {
  await hangArt(site, await createMember(site), { dateKey: '2026-03-09' })
  await hangPieces(site, [{ title: 'Shore' }, { title: 'Hidden', toShow: false }])
  await writeRecipe(site, { title: 'Soup', pictures: 1 })
  await stockItem(site, { title: 'Print' })
  await addCoffees(site, [{ coffeeShop: 'Bar', picture: true }])
  await pause(1500)
}

/** Every address of the site that may be cached, as links lead to it. */
async function cachedAddressesOf(site: Site): Promise<string[]> {
  const { cacheRules, pages, paths } = await description()
  const ruleOf = cacheRuleFinder([...pages, ...Object.keys(paths)], cacheRules)
  const found = (await crawl(site, ['/', '/sitemap.xml'])).map((visited) => visited.path)
  const addresses = [...new Set([...found, ...Object.keys(cacheRules)])].filter(ruleOf)
  for (const route of Object.keys(cacheRules)) {
    const pattern = routePattern(route)
    expect(
      addresses.some((one) => pattern.test(one.split('?')[0] ?? '')),
      route,
    ).toBe(true)
  }
  return addresses.filter((address) => !address.includes('['))
}

type Viewer = Record<string, string>
type Seen = { status: number; text: string; words: string[]; isCached: boolean }

const FLIGHT = /<script>(?:\(?self\.__next_f)[^]*?<\/script>/g
/** Tags that React writes in the order, and with the attributes, of whichever part was ready first. */
const HOISTED =
  /<(script src|link (?=[^>]*rel="(preload|stylesheet|expect)"))[^>]*>(<\/script>)?| data-scripts="[^"]*"/g
const STYLE_SHEET = /<link (?=[^>]*rel="stylesheet")[^>]*href="([^"]*)"/g
/** References among the data, whose numbers follow the order in which parts were ready. */
const REFERENCE = /\$[^"\\]*/g

/** What a page says: its HTML as it is, and in any order its style sheets and the words of its data. */
function contentOf(page: string): Pick<Seen, 'text' | 'words'> {
  const data = (page.match(FLIGHT) ?? []).join('').replace(/\\*"/g, '"').replace(REFERENCE, '')
  const words = new Set(
    data
      .split(/[^\p{L}\p{N}@._/-]+/u)
      .filter((word) => word.length > 3 && !/_next\/static|static\/chunks/.test(word)),
  )
  for (const [, address] of page.matchAll(STYLE_SHEET)) words.add(address ?? '')
  return { text: page.replace(FLIGHT, '').replace(HOISTED, ''), words: [...words].toSorted() }
}

/** A few words that one has and the other has not; pages as such are too long to read. */
function differences(one: Seen, other: Seen): string[] {
  const partsOf = ({ text, words }: Seen) => [...text.split('<'), ...words]
  const [of, ofOther] = [partsOf(one), partsOf(other)]
  const [known, knownToOther] = [new Set(of), new Set(ofOther)]
  const only = [
    ...of.filter((part) => !knownToOther.has(part)),
    ...ofOther.filter((part) => !known.has(part)),
  ]
  if (one.text === other.text && only.length === 0) return []
  const moved = of.findIndex((part, i) => part !== ofOther[i])
  const shown = only.length > 0 ? only.slice(0, 5) : [`${of[moved]} for ${ofOther[moved]}`]
  return [`${one.status} ${other.status}`, ...shown]
}

/** What reads nothing of the content is cached for members too. */
const isForAll = (address: string) => address === '/api/openapi.json'

async function see(site: Site, address: string, headers: Viewer): Promise<Seen> {
  const answer = await fetch(site.url + address, { headers })
  const policy = answer.headers.get('content-security-policy') ?? ''
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  const text = await answer.text()
  return {
    status: answer.status,
    ...contentOf(nonce === undefined ? text : withoutNonce(text, nonce)),
    // No app wrote this.
    isCached: isForAll(address)
      ? answer.headers.has('etag')
      : answer.headers.get('vary')?.includes('Cookie, Accept-Encoding') === true,
  }
}

/** The same viewer with an unusual header, for whom everything is made anew. */
const fresh = (viewer: Viewer): Viewer => ({ ...viewer, 'x-fresh': '1' })

const VISITORS: Viewer[] = [
  {},
  { 'user-agent': 'Mozilla/5.0 (X11; Linux)', 'accept-language': 'de', dnt: '1' },
  { cookie: 'theme=dark; XSRF-TOKEN=abc', referer: 'https://example.org/' },
  { 'accept-encoding': 'br', 'accept-language': 'ja', 'sec-ch-ua-mobile': '?1' },
]

async function membersOf(site: Site, amount: number): Promise<Viewer[]> {
  const signIn = async (username: string, password: string) => {
    const body = JSON.stringify({ username, password })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${site.url}/api/signin`, { method: 'POST', headers, body })
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0])
    return { cookie: cookies.join('; ') }
  }
  const viewers = [await signIn(OWNER.username, OWNER.password)]
  while (viewers.length < amount) {
    const { username, password } = await createMember(site)
    viewers.push(await signIn(username, password))
  }
  return viewers
}

test('what is cached is what any visitor would get anew, and members get their own pages', async ({
  startSite,
}) => {
  test.setTimeout(120_000)
  const site = await startSite()
  await fill(site)
  const addresses = await cachedAddressesOf(site)
  for (const address of addresses) {
    const [first, ...others] = await Promise.all(VISITORS.map((one) => see(site, address, one)))
    if (!first?.isCached || first.status !== 200) throw new Error(`${address} is not cached.`)
    for (const other of others) {
      expect([other.isCached, differences(other, first)], address).toEqual([true, []])
    }
    for (const visitor of VISITORS.slice(0, 2)) {
      const rendered = await see(site, address, fresh(visitor))
      expect(rendered.isCached, address).toBe(false)
      expect(differences(rendered, first), address).toEqual([])
    }
  }
  await expectOwnPages(site, addresses, 100)
})

/** Pages for visitors that are made each time. */
const UNCACHED = [
  // They have as many addresses as visitors can type.
  ...['/search', '/art/wall'],
  // Their addresses hold codes of mails.
  ...['/reset-pw', '/email/unsubscribe', '/orders/confirm', '/digest'],
  // The owner learns of each visit (G-105).
  ...['/party', '/unsubscribe'],
  // What they hold is for members, for whoever was told of them, and for the service worker.
  ...['/art-of-the-day/gallery', '/qrnotes', '/offline'],
]

test('every page for visitors is cached but those of one visitor', async ({ startSite }) => {
  const { cacheRules, pages } = await description()
  const site = await startSite()
  const uncached: string[] = []
  for (const path of pages.filter((one) => !one.includes('[') && !cacheRules[one])) {
    const { status, headers } = await fetch(site.url + path, { redirect: 'manual' })
    const isPage = headers.get('content-type')?.startsWith('text/html') && status === 200
    if (isPage) uncached.push(path)
  }
  expect(uncached.toSorted()).toEqual(UNCACHED.toSorted())
})

async function expectOwnPages(
  site: Site,
  addresses: readonly string[],
  requests: number,
): Promise<void> {
  const viewers = [...(await membersOf(site, 10)), ...VISITORS, ...VISITORS, {}, {}]
  expect(viewers).toHaveLength(20)
  for (let i = 0; i < requests; i += 4) {
    await Promise.all(
      [i, i + 1, i + 2, i + 3].map(async (n) => {
        // Numbers without a common factor, so that each viewer sees each page.
        const viewer = viewers[(n * 7) % viewers.length] ?? {}
        const address = addresses[(n * 11 + Math.floor(n / 20)) % addresses.length] ?? '/'
        const [seen, rendered] = await Promise.all([
          see(site, address, viewer),
          see(site, address, fresh(viewer)),
        ])
        const isVisitor = !viewer.cookie?.includes('session-token')
        expect(seen.isCached, address).toBe(isVisitor || isForAll(address))
        expect(differences(seen, rendered), address).toEqual([])
      }),
    )
  }
}

test(
  '1,000 mixed requests of 20 viewers are answered as made anew',
  { tag: '@deep' },
  async ({ startSite }) => {
    test.setTimeout(600_000)
    const site = await startSite()
    await fill(site)
    await expectOwnPages(site, await cachedAddressesOf(site), 1000)
  },
)

test('a write is soon seen by the visitors of two processes', async ({
  launchSite,
  temporaryFolder: folder,
}) => {
  test.setTimeout(120_000)
  const database = await startEmbeddedDatabase({
    root,
    data: path.join(folder, 'mongo'),
    socket: path.join(folder, 'mongo.sock'),
    events: { onLost: () => {}, onBack: () => {} },
  })
  const sites = [0, 1].map(() => launchSite({ env: { MONGODB_URI: database.uri } }))
  const [first] = sites
  if (!first) throw new Error('There is no site.')
  try {
    await Promise.all(sites.map((site) => site.ready()))
    const shows = async (site: Site, words: string) =>
      (await see(site, '/coffee-rate', {})).text.includes(words)
    for (let round = 1; round <= 5; round++) {
      const coffeeShop = `Bar number ${round}.`
      for (const site of sites) expect(await shows(site, coffeeShop)).toBe(false)
      await addCoffees(first, [{ coffeeShop }])
      const writtenAt = performance.now()
      // Visitors keep coming, so that what is cached is always in use.
      while (performance.now() - writtenAt < 1000) {
        await Promise.all(sites.map((site) => shows(site, coffeeShop)))
        await pause(20)
      }
      // Longer than a second only where the disk is busy; without a notice it would be a minute.
      for (const site of sites) await expect.poll(() => shows(site, coffeeShop)).toBe(true)
    }
  } finally {
    await leaveSiteData(first)
    await Promise.all(sites.map((site) => site.stop()))
    await database.stop()
  }
})
