import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuild } from './build/build'
import { printError, print } from './run/print'
import { changedFiles } from './testing/changed-files'
import { ensureChromium } from './testing/chromium'
import { addCounts, type Counts, playwrightCounts, vitestCounts } from './testing/counts'
import {
  type FailedTest,
  failureLines,
  playwrightFailures,
  vitestFailures,
} from './testing/failures'
import type { TimedTest } from './testing/reports'
import { runTool, signalTools } from './testing/run-tool'
import { playwrightTimes, slowestLines, vitestTimes } from './testing/slowest'

// npm test: all checks of a change; the first failed step ends it.
const root = path.resolve(import.meta.dirname, '..')
const { values: options } = parseArgs({
  options: {
    /** static, unit or e2e: that part alone. */
    only: { type: 'string' },
    deep: { type: 'boolean', default: false },
    /** A commit: what differs from it is checked, with the tests that it affects. */
    changed: { type: 'string' },
  },
})

type Part = 'static' | 'unit' | 'e2e'
type Step = { name: string; parts: Part[]; run: () => Promise<boolean> }

const SLOWEST = 10
const SHOWN_FAILURES = { tests: 5, lines: 60 }
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-reports-'))
const env: NodeJS.ProcessEnv = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
const times: TimedTest[] = []
const failed: FailedTest[] = []
let counts: Counts = { passed: 0, failed: 0 }
const abort = new AbortController()

const isWanted = (part: Part) => options.only === undefined || options.only === part

const steps: Step[] = [
  {
    name: 'formatting, lint, types, build and browser',
    parts: ['static', 'e2e'],
    run: prepare,
  },
  { name: 'unit and integration', parts: ['unit'], run: () => runVitest(false) },
  { name: 'deep', parts: ['unit'], run: async () => !options.deep || runVitest(true) },
  { name: 'end-to-end', parts: ['e2e'], run: runPlaywright },
]

async function main(): Promise<void> {
  process.chdir(root)
  for (const step of steps.filter(({ parts }) => parts.some(isWanted))) {
    print(`\n== ${step.name}`)
    const startedAt = performance.now()
    const passed = await step.run().catch((error: unknown) => {
      printError(error instanceof Error ? error.message : String(error))
      return false
    })
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    print(`== ${step.name}: ${passed ? 'passed' : 'FAILED'} after ${seconds} s`)
    if (passed) continue
    if (counts.failed === 0) counts = addCounts(counts, { passed: 0, failed: 1 })
    break
  }
  fs.rmSync(reports, { recursive: true, force: true })
  if (times.length > 0) print(`\nThe slowest tests:\n${slowestLines(times, SLOWEST).join('\n')}`)
  if (failed.length > 0) {
    print(`\nThe failed tests:\n${failureLines(failed, SHOWN_FAILURES).join('\n')}`)
  }
  print(`\n${counts.passed} passed, ${counts.failed} failed`)
  process.exitCode = counts.failed === 0 ? 0 : 1
}

/** The tools run at once, a core each; the build follows the type check, whose input it changes. */
async function prepare(): Promise<boolean> {
  const wantsStatic = isWanted('static')
  const passed = await Promise.all([
    isWanted('e2e') ? findBrowser() : true,
    wantsStatic ? checkFiles() : true,
    (async () => (!wantsStatic || (await checkTypes())) && (!isWanted('e2e') || buildSite()))(),
  ])
  return passed.every(Boolean)
}

async function findBrowser(): Promise<boolean> {
  env.CHROMIUM_PATH = await ensureChromium(env)
  print(`   ${env.CHROMIUM_PATH}`)
  return true
}

async function checkFiles(): Promise<boolean> {
  const files = options.changed === undefined ? ['.'] : changedFiles(root, options.changed)
  const sources = files.filter((file) => file === '.' || /\.(ts|tsx|mjs)$/.test(file))
  const passed = await Promise.all([
    files.length === 0 || tool('prettier/bin/prettier.cjs', '--check', '-u', ...files),
    sources.length === 0 || tool('eslint/bin/eslint.js', '--max-warnings=0', ...sources),
    tool('dependency-cruiser/bin/dependency-cruise.mjs', '.'),
    tool('knip/bin/knip.js', '--include', 'exports,types,files'),
  ])
  return passed.every(Boolean)
}

async function checkTypes(): Promise<boolean> {
  if (!(await tool('next/dist/bin/next', 'typegen'))) return false
  for (const project of ['.', 'packages/painter', 'packages/embedded-mongo']) {
    if (!(await tool('typescript/bin/tsc', '--noEmit', '--project', project))) return false
  }
  return true
}

async function buildSite(): Promise<boolean> {
  // Built on demand by e2e/build-once.ts.
  if (options.changed !== undefined) return true
  const build = await ensureBuild({ root, print, signal: abort.signal })
  print(`   ${build.distDir}`)
  return true
}

async function runVitest(deep: boolean): Promise<boolean> {
  const report = path.join(reports, deep ? 'deep.json' : 'unit.json')
  env.VITEST_DEEP = deep ? 'on' : undefined
  const passed = await tool(
    ...['vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json'],
    `--outputFile.json=${report}`,
    ...(options.changed === undefined ? [] : ['--changed', options.changed]),
    ...(deep || options.changed !== undefined ? ['--passWithNoTests'] : []),
  )
  times.push(...vitestTimes(report, root))
  failed.push(...vitestFailures(report, root))
  return addResult(passed, vitestCounts(report))
}

async function runPlaywright(): Promise<boolean> {
  const report = path.join(reports, 'e2e.json')
  env.PLAYWRIGHT_JSON_OUTPUT_NAME = report
  const selection = [
    ...(options.deep ? [] : ['--grep-invert=@deep']),
    ...(options.changed === undefined ? [] : [`--only-changed=${options.changed}`]),
  ]
  const cli = '@playwright/test/cli.js'
  if (options.changed !== undefined) {
    const isListed = await tool(cli, 'test', '--list', '--reporter=json', ...selection)
    // Without affected tests nothing needs the build that a run begins with.
    if (!isListed || playwrightTimes(report).length === 0) return isListed
  }
  const passed = await tool(cli, 'test', '--reporter=line,json', ...selection)
  times.push(...playwrightTimes(report))
  failed.push(...playwrightFailures(report))
  return addResult(passed, playwrightCounts(report))
}

function addResult(passed: boolean, counted: Counts | undefined): boolean {
  counts = addCounts(counts, counted ?? { passed: 0, failed: 1 })
  return passed && counted !== undefined && counted.failed === 0
}

function tool(file = '', ...args: string[]): Promise<boolean> {
  return runTool(file, args, { root, env, signal: abort.signal })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    abort.abort()
    signalTools(signal)
  })
}

await main()
