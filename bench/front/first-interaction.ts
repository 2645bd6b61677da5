import { type Browser, chromium } from 'playwright'
import { findChromium } from '../../scripts/testing/chromium'
import { type Figure, figure, median } from '../figures'

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }
/** Times slower than this machine. */
const SLOWER = 4
const BUBBLE = 'button[aria-label^="Chat with"]'
const AT_MOST_MS = 200

type Press = { answered: number; opened: number }

/**
 * The first press on a page, as soon as it is complete: until the next paint, and until what was
 * asked for is there. The browser itself takes the times, so that the way from here does not count.
 */
export async function firstInteraction(
  part: string,
  url: string,
  rounds: number,
): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: findChromium(process.env) })
  const presses: Press[] = []
  try {
    // The files of the site are read once.
    await press(browser, url)
    for (let i = 0; i < rounds; i++) presses.push(await press(browser, url))
  } finally {
    await browser.close()
  }
  const of = (name: keyof Press) => median(presses.map((one) => one[name]))
  const bound = { of: 'value', atMost: AT_MOST_MS } as const
  const first = { name: 'home, first press to the next paint', unit: 'ms' }
  const opened = { name: 'home, first press to the open chat', unit: 'ms' }
  return [figure(part, { ...first, bound }, of('answered')), figure(part, opened, of('opened'))]
}

/** Each context has an empty cache. */
async function press(browser: Browser, url: string): Promise<Press> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const cpu = await context.newCDPSession(page)
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'load' })
  await page.locator(BUBBLE).tap({ noWaitAfter: true })
  const times = await page.waitForFunction(() => Reflect.get(globalThis, 'pressTimes') as Press)
  const found = await times.jsonValue()
  await context.close()
  return found
}

/** In the page: notes when the first press was painted, and when the chat stood there. */
function watch(): void {
  let answered: number | undefined
  let opened: number | undefined
  let pressedAt: number | undefined
  const note = () => {
    if (answered !== undefined && opened !== undefined) {
      Reflect.set(globalThis, 'pressTimes', { answered, opened })
    }
  }
  addEventListener('pointerdown', ({ timeStamp }) => (pressedAt ??= timeStamp), { capture: true })
  new PerformanceObserver((list) => {
    // From the input to the paint after all that its events did.
    const entries = list.getEntriesByType('event') as PerformanceEventTiming[]
    for (const { interactionId, duration } of entries) {
      if (interactionId) answered = Math.max(answered ?? 0, duration)
    }
    note()
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  new MutationObserver(() => {
    if (opened !== undefined || pressedAt === undefined) return
    if (!document.querySelector('[data-chat]')) return
    const from = pressedAt
    requestAnimationFrame(() => {
      opened = performance.now() - from
      note()
    })
  }).observe(document, { childList: true, subtree: true })
}
