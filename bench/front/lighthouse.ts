import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { findChromium } from '../../scripts/testing/chromium'
import { compare, comparedFigure, type Figure, figure, median } from '../figures'
import type { Pace } from '../pace'
import { startBareNext } from './bare-next'
import { startWithSamples, visitorPages } from './visitor-pages'

const run = promisify(execFile)
const PART = 'lighthouse'
/** Not a dependency: it is as large as the site's own, and measures alone. */
const LIGHTHOUSE = 'lighthouse@12'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Bytes of a page like those of the site. */
const BARE_BYTES = 40_000

type Scores = Record<(typeof CATEGORIES)[number], number>

const score = z.object({ score: z.number() }).transform((category) => category.score * 100)
const reportSchema = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
})

/** Scores of visitors' pages on a simulated phone, performance against a bare page of Next. */
export async function* measureLighthouse(pace: Pace): AsyncGenerator<Figure> {
  const chromium = findChromium(process.env)
  if (!chromium) throw new Error('Lighthouse needs a Chromium.')
  const site = await startWithSamples()
  const bare = await (await startBareNext()).pageOf(BARE_BYTES)
  const rounds = pace.isQuick ? 1 : 3
  // Once for all pages: a simulated phone scores the bare page alike each time.
  const references: number[] = []
  for (let round = 0; round < rounds; round++) {
    references.push((await scoresOf(bare, chromium)).performance)
  }
  for (const { name, path } of await visitorPages(site)) {
    const scores: Scores[] = []
    for (let round = 0; round < rounds; round++) {
      scores.push(await scoresOf(site.url + path, chromium))
    }
    yield comparedFigure(
      PART,
      {
        name: `${name}, performance`,
        unit: '',
        against: 'bare Next',
        bound: { of: 'ratio', atLeast: 1 },
      },
      compare(scores.map(({ performance }, i) => [performance, references[i] ?? NaN])),
    )
    for (const category of CATEGORIES.slice(1)) {
      yield figure(
        PART,
        { name: `${name}, ${category}`, unit: '', bound: { of: 'value', atLeast: 100 } },
        median(scores.map((one) => one[category])),
      )
    }
  }
}

/** Lighthouse loses the trace of a page now and then (NO_NAVSTART) and asks to be run again. */
const ATTEMPTS = 3

async function scoresOf(url: string, chromium: string, attempt = 1): Promise<Scores> {
  try {
    return await measured(url, chromium)
  } catch (error) {
    if (attempt >= ATTEMPTS || !String(error).includes('run Lighthouse again')) throw error
    return scoresOf(url, chromium, attempt + 1)
  }
}

async function measured(url: string, chromium: string): Promise<Scores> {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage'
  const { stdout } = await run(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--chrome-flags=${flags}`],
      `--only-categories=${CATEGORIES.join(',')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 },
  )
  return reportSchema.parse(JSON.parse(stdout)).categories
}
