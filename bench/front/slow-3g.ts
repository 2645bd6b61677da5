import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { findChromium } from '../../scripts/testing/chromium'
import { type Figure, figure, median } from '../figures'
import type { Pace } from '../pace'
import { startWithSamples } from './visitor-pages'

const PART = 'slow-3g'
/** As WebPageTest's slow 3G: 400 kbit/s and 400 ms there and back. */
const NETWORK = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
}
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }
const WATCHED_MS = 6000
const STEP_MS = 500
const FRAME = { width: 150, height: 300, label: 22, gap: 6 }
const FILE = path.resolve(import.meta.dirname, '../../docs/decisions/screens/home-slow-3g.png')

/** A screen at a time in ms since the Unix epoch. */
type Screen = { at: number; data: Buffer }
type Visit = { origin: number; readable: number; stays: number; screens: Screen[] }

/** Home on a phone with slow 3G and an empty cache, and a film strip of it beside the decisions. */
export async function* measureSlow3g({ isQuick }: Pace): AsyncGenerator<Figure> {
  const site = await startWithSamples()
  const browser = await chromium.launch({ executablePath: findChromium(process.env) })
  try {
    // The first visitor of a page waits for its rendering.
    await visit(browser, site.url)
    const visits: Visit[] = []
    for (let i = 0; i < (isQuick ? 1 : 3); i++) visits.push(await visit(browser, site.url))
    const times = [
      { name: 'home, readable', of: 'readable', atMost: 2 },
      { name: 'home, largest picture stays', of: 'stays', atMost: 3 },
    ] as const
    for (const { name, of, atMost } of times) {
      const seconds = median(visits.map((one) => one[of])) / 1000
      yield figure(PART, { name, unit: 's', bound: { of: 'value', atMost } }, seconds)
    }
    const last = visits.at(-1)
    if (last && !isQuick) await writeStrip(last)
  } finally {
    await browser.close()
  }
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', NETWORK)
  const screens: Screen[] = []
  network.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    screens.push({ at: (metadata.timestamp ?? 0) * 1000, data: Buffer.from(data, 'base64') })
    void network.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await network.send('Page.startScreencast', { format: 'png', maxWidth: 412, maxHeight: 823 })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForTimeout(WATCHED_MS)
  await network.send('Page.stopScreencast')
  const times = await paintTimes(page)
  await context.close()
  return { ...times, screens }
}

/** Reads in ms the first paint with text and the last paint of the largest thing. */
function paintTimes(page: Page): Promise<Omit<Visit, 'screens'>> {
  return page.evaluate(async () => {
    const largest = await new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) =>
        resolve(Math.max(...list.getEntries().map(({ startTime }) => startTime))),
      )
      observer.observe({ type: 'largest-contentful-paint', buffered: true })
    })
    const [first] = performance.getEntriesByName('first-contentful-paint')
    return { origin: performance.timeOrigin, readable: first?.startTime ?? NaN, stays: largest }
  })
}

/** One row of screens, each with its second below. */
async function writeStrip({ origin, screens }: Visit): Promise<void> {
  const { width, height, label, gap } = FRAME
  const count = WATCHED_MS / STEP_MS
  const shown = Array.from({ length: count }, (_, i) => (i + 1) * STEP_MS)
  const blank = { create: { width, height, channels: 3, background: 'white' } } as const
  const parts = await Promise.all(
    shown.map(async (ms, i) => {
      const screen = screens.findLast(({ at }) => at >= origin && at <= origin + ms)
      const input = screen
        ? await sharp(screen.data)
            .resize(width, height, { fit: 'cover', position: 'top' })
            .toBuffer()
        : await sharp(blank).png().toBuffer()
      const left = gap + i * (width + gap)
      const text = `<svg width="${width}" height="${label}"><text x="50%" y="16" text-anchor="middle" font-family="sans-serif" font-size="14">${ms / 1000} s</text></svg>`
      return [
        { input, left, top: gap },
        { input: Buffer.from(text), left, top: gap + height },
      ]
    }),
  )
  mkdirSync(path.dirname(FILE), { recursive: true })
  const size = { width: gap + count * (width + gap), height: gap + height + label }
  await sharp({ create: { ...size, channels: 3, background: '#ddd' } })
    .composite(parts.flat())
    .png({ palette: true, colours: 128, effort: 10 })
    .toFile(FILE)
}
