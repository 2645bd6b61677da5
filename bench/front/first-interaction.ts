import { type Browser, chromium, type Page } from 'playwright'
import { findChromium } from '../../scripts/testing/chromium'
import { type Figure, figure, median } from '../figures'
import type { Pace } from '../pace'
import { startWithSamples } from './visitor-pages'

const PART = 'first-interaction'
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const
/** Times slower than this machine. */
const SLOWER = 4
const AT_MOST_MS = 200
const PAGES = { home: '/', cookbook: '/cookbook', coffee: '/coffee-rate' }
/** The page is complete, or its scripts have been loaded at rest as well. */
const MOMENTS = ['complete', 'rest'] as const

type Moment = (typeof MOMENTS)[number]
/** Both are in ms from the press: to the paint after its events, and until the chat is open. */
type Press = { painted: number; opened: number }

/** The first press of a visitor on the chat bubble, on a slow phone with an empty cache. */
export async function* measureFirstInteraction({ isQuick }: Pace): AsyncGenerator<Figure> {
  const site = await startWithSamples()
  const browser = await chromium.launch({ executablePath: findChromium(process.env) })
  try {
    for (const [name, path] of Object.entries(PAGES)) {
      // The first visitor of a page waits for its rendering.
      await press(browser, site.url + path, 'complete')
      for (const moment of MOMENTS) {
        const presses: Press[] = []
        for (let i = 0; i < (isQuick ? 1 : 5); i++) {
          presses.push(await press(browser, site.url + path, moment))
        }
        const when = moment === 'rest' ? 'at rest' : 'when complete'
        yield figure(
          PART,
          {
            name: `${name}, press ${when}, next paint`,
            unit: 'ms',
            bound: { of: 'value', atMost: AT_MOST_MS },
          },
          median(presses.map(({ painted }) => painted)),
        )
        yield figure(
          PART,
          { name: `${name}, press ${when}, chat open`, unit: 'ms' },
          median(presses.map(({ opened }) => opened)),
        )
      }
    }
  } finally {
    await browser.close()
  }
}

async function press(browser: Browser, url: string, moment: Moment): Promise<Press> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'load' })
  if (moment === 'rest') {
    await page.waitForFunction(() => Reflect.get(window, 'hydratedAt') > 0)
    await page.waitForTimeout(2000)
  }
  const box = await page.getByRole('button', { name: /^Chat with/ }).boundingBox()
  if (!box) throw new Error(`${url} has no chat bubble.`)
  // `tap` would wait until the page is stable, and so until its scripts are there.
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.getByRole('region', { name: /^Chat with/ }).waitFor()
  const times = await pressTimes(page)
  await context.close()
  return times
}

/** Waits a little for the entries of the events, which come after their paint. */
async function pressTimes(page: Page): Promise<Press> {
  await page.waitForTimeout(1000)
  return page.evaluate(() => {
    const pressedAt: number = Reflect.get(window, 'pressedAt')
    const durations: number[] = Reflect.get(window, 'durations')
    return {
      // Events that took less than 16 ms have no entry.
      painted: Math.max(0, ...durations),
      opened: Reflect.get(window, 'openedAt') - pressedAt,
    }
  })
}

/** Runs in the page before its scripts. It names no function: tsx would call a helper for it. */
function watch(): void {
  const durations: number[] = []
  Object.assign(window, { durations })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) durations.push(entry.duration)
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  addEventListener('hydrated', () => Reflect.set(window, 'hydratedAt', performance.now()))
  addEventListener('pointerdown', (event) => Reflect.set(window, 'pressedAt', event.timeStamp), {
    capture: true,
    once: true,
  })
  new MutationObserver((_, observer) => {
    if (!document.querySelector('section[aria-label^="Chat with"]')) return
    observer.disconnect()
    requestAnimationFrame(() => Reflect.set(window, 'openedAt', performance.now()))
  }).observe(document, { childList: true, subtree: true, attributes: true })
}
