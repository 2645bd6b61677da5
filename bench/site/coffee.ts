import { chromium, type Page } from 'playwright'
import { COFFEE_TAG } from '@/lib/coffee/tags'
import { findChromium } from '../../scripts/testing/chromium'
import type { Site } from '../../e2e/site'
import { comparedFigure, type Figure, figure } from '../figures'
import { capture } from '../http/capture'
import { comparePairs, type Pace } from '../pace'
import { insertRows } from './insert-rows'
import { BROWSER, startSite, fillSite } from './site'

const PART = 'coffee'
const [FEW, MANY] = [30, 3000]
const MAX_CARDS = 300
const MAX_BYTES = 300 * 1000

/** What 3,000 coffees cost: their list, and scrolling through their page to its end. */
export async function* measureCoffee({ rounds }: Pace): AsyncGenerator<Figure> {
  const [few, many] = [await startFilled(FEW), await startFilled(MANY)]
  const { body } = await capture(`${many}/api/coffee-rate/coffees`, BROWSER)
  yield figure(
    PART,
    {
      name: `list of ${MANY}, compressed`,
      unit: 'kB',
      bound: { of: 'value', atMost: MAX_BYTES / 1000 },
    },
    body.byteLength / 1000,
  )

  const browser = await chromium.launch({ executablePath: findChromium(process.env) })
  try {
    let maxCards = 0
    const longest = async (url: string) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      const count = url === many ? MANY : FEW
      const { cards, longestTask } = await scrollThrough(page, `${url}/coffee-rate`, count)
      maxCards = Math.max(maxCards, cards)
      await page.close()
      return longestTask
    }
    const tasks = await comparePairs(
      rounds,
      () => longest(many),
      () => longest(few),
    )
    yield comparedFigure(
      PART,
      {
        name: `longest task while scrolling through ${MANY}`,
        unit: 'ms',
        against: `through ${FEW}`,
      },
      tasks,
    )
    yield figure(
      PART,
      {
        name: `most cards at once of ${MANY}`,
        unit: 'cards',
        bound: { of: 'value', atMost: MAX_CARDS },
      },
      maxCards,
    )
  } finally {
    await browser.close()
  }
}

/** Returns the address. */
async function startFilled(count: number): Promise<string> {
  const { site } = await startSite()
  await fillCoffees(site, count)
  return site.url
}

export function fillCoffees(site: Site, count: number): Promise<void> {
  return fillSite(site, [COFFEE_TAG], async () => {
    const { randomBytes } = await import('node:crypto')
    const { CoffeeModel } = await import('@/models/coffee')
    const { COFFEE_TYPES, typeInfo } = await import('@/lib/coffee/types/catalogue')
    const varied = (i: number, factor: number, max: number) => ((i * factor) % (max * 10)) / 10
    await insertRows(CoffeeModel, count, (i) => {
      const coffeeType = COFFEE_TYPES[i % COFFEE_TYPES.length] ?? 'espresso'
      const names = Object.keys(typeInfo(coffeeType).categories)
      const rating = names.map((name, j) => ({ name, value: varied(i + j * 31, 37, 10) }))
      const store = { lat: varied(i, 7919, 80) + i / 1e5, lng: varied(i, 6007, 170) + i / 1e5 }
      const name = `${randomBytes(16).toString('hex')}.webp`
      return {
        coffeeType,
        coffeeShop: `Kiosk ${i}`,
        isSelfMade: false,
        rating,
        overallRating: varied(i, 53, 10),
        format: [{ name: 'sugar-level', value: 'a-lot' }],
        date: new Date(1.7e12 - i * 3_777_777),
        createdAt: new Date(1.7e12 - i * 3_777_777),
        city: `City ${i % 40}`,
        country: 'Greece',
        store,
        measurement: store,
        picture: { full: name, small: name, width: 1000, height: 800 },
      }
    })
  })
}

/** Down to the end; the pictures, which are in no store, are left out. */
async function scrollThrough(page: Page, url: string, count: number) {
  await page.route('**/api/coffee-rate/images/**', (route) => route.abort())
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(globalThis, { tasks })
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: 'longtask', buffered: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  let cards = 0
  let height = -1
  for (let still = 0; still < 10;) {
    const now = await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      return {
        cards: document.querySelectorAll('article').length,
        height: document.documentElement.scrollHeight,
      }
    })
    cards = Math.max(cards, now.cards)
    still = now.height === height ? still + 1 : 0
    height = now.height
    await page.waitForTimeout(200)
  }
  if ((await page.getByText(`Kiosk ${count - 1}`, { exact: true }).count()) === 0) {
    throw new Error('The end of the list was not reached.')
  }
  const longestTask = await page.evaluate(() =>
    Math.max(1, ...(globalThis as unknown as { tasks: number[] }).tasks),
  )
  return { cards, longestTask }
}
