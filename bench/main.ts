import { parseArgs } from 'node:util'
import path from 'node:path'
import { MINUTE_MS } from '@/lib/durations'
import { ensureBuild } from '../scripts/build/build'
import { measureBackups } from './backups/backups'
import { measureDatabase } from './database/database'
import type { Figure } from './figures'
import { measureFirstInteraction } from './front/first-interaction'
import { measureFront } from './front/front'
import { measureLighthouse } from './front/lighthouse'
import { measureSlow3g } from './front/slow-3g'
import { hold, releaseAll } from './held'
import { type Pace, QUICK, WHOLE } from './pace'
import { measurePainting } from './painting/painting'
import { measureImport } from './real-pages/import'
import { measureSheets } from './qrnotes/sheets'
import { writeReport } from './report'
import { measureSearch } from './search/search'
import { measureAttacks } from './site/attacks'
import { measureChat } from './site/chat'
import { measureBadges } from './site/badges'
import { measureCookbook } from './site/cookbook'
import { measureCoffee } from './site/coffee'
import { measureGallery } from './site/gallery'
import { measureMemory } from './site/memory'
import { measurePages } from './site/pages'
import { measurePolling } from './site/polling'
import { measureScale } from './site/scale'
import { measureSignIn } from './site/sign-in'
import { measureStatistics } from './site/statistics'
import { measureStore } from './site/store'
import { formatLine, formatTable } from './table'

// npm run bench: costs as ratios to references measured in the same run.
type Part = (pace: Pace) => AsyncGenerator<Figure>

const PARTS: Record<string, Part> = {
  front: measureFront,
  lighthouse: measureLighthouse,
  'slow-3g': measureSlow3g,
  'first-interaction': measureFirstInteraction,
  pages: measurePages,
  gallery: measureGallery,
  store: measureStore,
  cookbook: measureCookbook,
  coffee: measureCoffee,
  chat: measureChat,
  statistics: measureStatistics,
  badges: measureBadges,
  polling: measurePolling,
  'sign-in': measureSignIn,
  memory: measureMemory,
  scale: measureScale,
  attacks: measureAttacks,
  painting: measurePainting,
  qrnotes: measureSheets,
  search: measureSearch,
  database: measureDatabase,
  backups: measureBackups,
  import: () => measureImport(values.pages),
}

const NEEDS_BUILD = new Set([
  'front',
  'lighthouse',
  'slow-3g',
  'first-interaction',
  'pages',
  'gallery',
  'store',
  'cookbook',
  'coffee',
  'chat',
  'statistics',
  'badges',
  'polling',
  'sign-in',
  'memory',
  'scale',
  'attacks',
])

const { values } = parseArgs({
  // A second `--` in front of `--pages` is allowed.
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    pages: { type: 'string' },
  },
})

async function main(): Promise<void> {
  const names = values.only?.split(',') ?? Object.keys(PARTS).filter(isReady)
  const unknown = names.find((name) => !(name in PARTS))
  if (unknown !== undefined) {
    throw new Error(`There is no part ${unknown}; there are ${Object.keys(PARTS).join(', ')}.`)
  }
  if (names.some((name) => NEEDS_BUILD.has(name))) await build()
  const figures: Figure[] = []
  const failed: string[] = []
  for (const name of names) {
    const startedAt = performance.now()
    process.stderr.write(`Measuring: ${name}\n`)
    try {
      for await (const figure of PARTS[name]?.(values.quick ? QUICK : WHOLE) ?? []) {
        process.stderr.write(`${formatLine(figure)}\n`)
        figures.push(figure)
      }
    } catch (error) {
      // The other parts are measured all the same.
      process.stderr.write(`${name} failed: ${error instanceof Error ? error.stack : error}\n`)
      failed.push(name)
    }
    await releaseAll()
    const isWhole = values.only === undefined && name === names.at(-1)
    if (!values.quick) writeReport(figures, { isWhole })
    const minutes = (performance.now() - startedAt) / MINUTE_MS
    process.stderr.write(`${name} took ${minutes.toFixed(1)} min.\n`)
  }
  process.stdout.write(`${formatTable(figures)}\n`)
  if (failed.length > 0) throw new Error(`These parts failed: ${failed.join(', ')}.`)
}

/** The pages of other sites are no part of the project. */
function isReady(part: string): boolean {
  return part !== 'import' || values.pages !== undefined
}

/** Builds before the measurements start. */
async function build(): Promise<void> {
  const abort = new AbortController()
  const release = hold(() => abort.abort())
  const root = path.resolve(import.meta.dirname, '..')
  const say = (line: string) => process.stderr.write(`${line}\n`)
  const { leave } = await ensureBuild({ root, print: say, signal: abort.signal })
  leave()
  await release()
}

let isEnding = false
async function end(code: number): Promise<void> {
  if (isEnding) return
  isEnding = true
  await releaseAll()
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void end(130))
}
main().then(
  () => end(0),
  (error: unknown) => {
    if (!isEnding) process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    return end(1)
  },
)
